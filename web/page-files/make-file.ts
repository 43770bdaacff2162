/** A process that makes one file and ends: the libraries are in no other process, and one that hangs can be killed. */
import type { PageFileFormat } from '#schema/page-files.ts'
import type { PageFile, PictureBytes } from './parts.ts'
import { type Look, looks } from './write-typst.ts'

/** What the process is sent. */
export interface FileRequest {
  readonly format: PageFileFormat
  readonly page: PageFile
  /** When the file is made, in words and in ms since 1970. */
  readonly date: string
  readonly now: number
  readonly pictures: PictureBytes
}

/** What it sends back. */
export type FileResult = { readonly bytes: Uint8Array } | { readonly failure: string }

const pdf = async (request: FileRequest, look: Look): Promise<Uint8Array> =>
  (await import('./make-pdf.ts')).makePdf(request.page, { ...request, look })

const makers: Readonly<Record<PageFileFormat, (request: FileRequest) => Promise<Uint8Array>>> = {
  pdf: (request) => pdf(request, request.page.isEasyRead ? looks.easyRead : looks.normal),
  'large-print': (request) => pdf(request, looks.largePrint),
  word: async (request) => (await import('./make-word.ts')).makeWord(request.page, request),
}

process.once('message', async (request: FileRequest) => {
  const result: FileResult = await makers[request.format](request).then(
    (bytes) => ({ bytes }),
    (error: unknown) => ({ failure: String(error) }),
  )
  process.send?.(result, () => process.disconnect())
})
