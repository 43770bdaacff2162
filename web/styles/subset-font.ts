/**
 * Writes a font file with the letters that nearly every page uses, in the weights of the site. It is a third of the size of the
 * package's file, which serves all other letters (fonts.css). Also writes the faces of the PDF files, whose writer reads neither WOFF2
 * nor variable fonts. `npm run font`, after a change of its letters there.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const packageFile = (name: string) =>
  fileURLToPath(
    import.meta.resolve(
      `@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${name}.woff2`,
    ),
  )
const fontFile = (name: string) => fileURLToPath(new URL(`fonts/${name}`, import.meta.url))
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

const faces = (await readFile(sheet, 'utf8')).split('@font-face')
/** The face of a file, as the style sheet declares it. */
function faceOf(file: string) {
  const face = faces.find((rule) => rule.includes(file)) ?? ''
  const [, range] = /unicode-range:([^;]*);/.exec(face) ?? []
  const [, lightest, boldest] = /font-weight: (\d+) (\d+);/.exec(face) ?? []
  if (!range || !lightest || !boldest) throw new Error(`fonts.css does not name the letters and weights of ${file}`)
  return { letters: lettersOf(range), weights: { min: Number(lightest), max: Number(boldest) } }
}

const basic = 'atkinson-hyperlegible-next-basic.woff2'
const { letters, weights } = faceOf(basic)
const basicFont = await subsetFont(await readFile(packageFile('latin-wght-normal')), letters, {
  targetFormat: 'woff2',
  variationAxes: { wght: weights },
})
await writeFile(fontFile(basic), basicFont)

const inFiles = {
  regular: ['normal', weights.min],
  bold: ['normal', weights.max],
  italic: ['italic', weights.min],
} as const
for (const [name, [style, weight]] of Object.entries(inFiles)) {
  const file = `latin-wght-${style}`
  const font = await subsetFont(await readFile(packageFile(file)), faceOf(file).letters, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  })
  await writeFile(fontFile(`atkinson-hyperlegible-next-${name}.ttf`), font)
}
