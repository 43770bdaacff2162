/** Ten kinds of text, each about as long as a request may be, that cost most where they are worked on before they are measured. */

/** Bytes of UTF-8; a request may have 256 kB. */
const maxBytes = 250_000

const of = (piece: string) => piece.repeat(Math.floor(maxBytes / Buffer.byteLength(piece)))

export const longTexts = {
  'marks in descending order': `a${'\u0345'.repeat(maxBytes / 4)}${'\u0334'.repeat(maxBytes / 4)}`,
  'halves of characters': of('\uD83D'),
  'right to left': of('\u202E\u05D0\u0651'),
  'zero width': of('\u200B\uFEFF'),
  'digits of another script': of('\u0664'),
  quotes: of(`"'\u2019`),
  brackets: of('[{(<'),
  'emoji sequences': of('\u{1F469}\u200D\u{1F9BD}\u200D\u{1F469}\u{1F3FD}'),
  newlines: of('\r\n'),
  'tabs and spaces': of('\t '),
} satisfies Readonly<Record<string, string>>
