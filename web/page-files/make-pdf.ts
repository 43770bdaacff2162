import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler'
import { type PageFile, type Part, type Picture, type PictureBytes, shownAddress } from './parts.ts'
import { type Look, writeTypst } from './write-typst.ts'

interface PdfOptions {
  readonly look: Look
  /** When the file is made, in words and in ms since 1970. */
  readonly date: string
  readonly now: number
  readonly pictures: PictureBytes
}

/** A folder without files: the source can read nothing but its pictures. */
const workspace = '/page-file'

/** Of the build, or of the sources. */
const fontDir = [new URL('../fonts/', import.meta.url), new URL('../styles/fonts/', import.meta.url)]
  .map((url) => fileURLToPath(url))
  .find((dir) => existsSync(dir))

const faces = ['regular', 'bold', 'italic'].map((name) => `${fontDir}atkinson-hyperlegible-next-${name}.ttf`)

const extensions: Readonly<Record<string, string>> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
}

/** Letters that the site's font and those of the compiler have on every machine. */
const inOtherScripts = /[^\s\p{Script=Latin}\p{P}\p{N}\p{Sc}+<=>|~^`\u00a0-\u00bf\u200b-\u200f]+/gu
const replacement = '[…]'

const explanation = ({ address }: PageFile): Part => ({
  kind: 'paragraph',
  line: [
    { text: `${replacement} stands for words in letters that this document can’t show. You can read them at ` },
    { text: shownAddress(address), href: address },
    { text: '.' },
  ],
})

/**
 * Makes a PDF that conforms to PDF/UA-1. A picture that cannot be read is replaced by its alternative text, and letters that no font
 * has by dots, which the document explains at its end.
 * @throws Error when the text cannot be set.
 */
export function makePdf(page: PageFile, { look, date, now, pictures }: PdfOptions): Uint8Array {
  const compiler = NodeCompiler.create({
    workspace,
    fontArgs: [{ fontBlobs: faces.map((file) => readFileSync(file)) }],
  })
  const files = new Map<string, string>()
  for (const [url, { type, bytes }] of pictures) {
    const extension = extensions[type.split(';', 1)[0] ?? '']
    if (extension === undefined) continue
    const file = `/${files.size}.${extension}`
    compiler.mapShadow(`${workspace}${file}`, Buffer.from(bytes))
    files.set(url, file)
  }

  const pdfOf = (source: string) => {
    const compiled = compiler.compile({ mainFileContent: source })
    if (!compiled.result)
      throw new Error(`Typst: ${JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics).slice(0, 500)}`)
    return compiler.pdf(compiled.result, { pdfStandard: PdfStandard.UA_1, creationTimestamp: Math.floor(now / 1000) })
  }
  type FileOf = (picture: Picture) => string | undefined
  const sourceOf = (of: PageFile, fileOf: FileOf) => writeTypst(of, { look, date, fileOf })
  const withoutLetters = (fileOf: FileOf): string => {
    const source = sourceOf(page, fileOf)
    if (source.replaceAll(inOtherScripts, replacement) === source) return source
    const explained = { ...page, parts: [...page.parts, explanation(page)] }
    return sourceOf(explained, fileOf).replaceAll(inOtherScripts, replacement)
  }
  const fileOf: FileOf = ({ url }) => files.get(url)
  const sources = [() => sourceOf(page, fileOf), () => withoutLetters(fileOf), () => withoutLetters(() => undefined)]
  let failure: unknown
  for (const source of sources)
    try {
      return pdfOf(source())
    } catch (error) {
      failure = error
    }
  throw failure
}
