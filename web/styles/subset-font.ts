/**
 * Writes a font file with the letters that nearly every page uses, in the weights of the site. It is a third of the size of the
 * package's file, which serves all other letters (fonts.css). `npm run font`, after a change of its letters there.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const source =
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'
const outputFile = fileURLToPath(new URL('fonts/atkinson-hyperlegible-next-basic.woff2', import.meta.url))
const sheet = fileURLToPath(new URL('fonts.css', import.meta.url))

/** Converts `U+0020-007E, U+00A0` to the letters themselves. */
const lettersOf = (range: string): string =>
  range
    .split(',')
    .map((part) => part.trim().replace('U+', '').split('-'))
    .flatMap(([first = '', last = first]) => {
      const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)]
      return Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset))
    })
    .join('')

const face = (await readFile(sheet, 'utf8')).split('@font-face').find((rule) => rule.includes('next-basic.woff2'))
const [, range] = /unicode-range:([^;]*);/.exec(face ?? '') ?? []
const [, lightest, boldest] = /font-weight: (\d+) (\d+);/.exec(face ?? '') ?? []
if (!range || !lightest || !boldest) throw new Error('fonts.css does not name the letters and weights of the subset')

const font = await subsetFont(await readFile(fileURLToPath(import.meta.resolve(source))), lettersOf(range), {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: Number(lightest), max: Number(boldest) } },
})
await writeFile(outputFile, font)
