import { createHash } from 'node:crypto'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import type { DiskCache } from '#gateway/content/disk-cache.ts'
import { etagOf, prepareResponse, send } from '#gateway/http/send.ts'
import type { Logger } from '#gateway/logger.ts'
import { pageFileErrors } from '#schema/errors/endpoint-errors.ts'
import { limitErrors } from '#schema/errors/limit-errors.ts'
import { type PageFileFormat, pageFileOf, templateWithFiles } from '#schema/page-files.ts'
import { newRequestContext } from '#web/graphql/request-context.ts'
import { formatDate } from '#web/lib/dates.ts'
import type { FileRequest } from '#web/page-files/make-file.ts'
import { type PageFile, picturesIn } from '#web/page-files/parts.ts'
import type { Site } from '#web/site.ts'
import { requestIdOf } from './middleware.ts'
import type { PageFileMaker } from './page-file-maker.ts'
import { refusal } from './pages.ts'
import { createTaskQueue } from './render-queue.ts'
import type { ProviderContact } from './provider-contact.ts'

/** Set by the build (vite.config.ts). A new release makes all files again. */
declare const PRODUCT_HASH: string
const release = typeof PRODUCT_HASH === 'undefined' ? String(Date.now()) : PRODUCT_HASH

const formats: Readonly<Record<PageFileFormat, { readonly type: string; readonly ending: string }>> = {
  pdf: { type: 'application/pdf', ending: '.pdf' },
  'large-print': { type: 'application/pdf', ending: ' (large print).pdf' },
  word: { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', ending: '.docx' },
}

/** Pages that are read at once, before it is known whether their files are on disk. */
const maxReading = 24

/** In characters, and in seconds. */
const longestName = 80
const retryAfter = '60'

/** The title as the name of a file on every system. */
const fileName = ({ title }: PageFile, format: PageFileFormat): string => {
  const name = title.replaceAll(/[\p{C}\s/\\:*?"<>|]+/gu, ' ').slice(0, longestName)
  return `${name.trim() || 'Page'}${formats[format].ending}`
}

interface Options {
  readonly site: () => Promise<Pick<Site, 'pageFile'>>
  readonly disk: Pick<DiskCache, 'read' | 'write'>
  readonly maker: PageFileMaker
  readonly readPicture: (url: string) => Promise<{ readonly type: string; readonly bytes: Buffer } | undefined>
  readonly contact: () => ProviderContact | undefined
  readonly logger: Logger
  /** Counts a request. @returns seconds that its network must wait first */
  readonly secondsToWait: (request: Request) => number | undefined
}

/**
 * Handles `/documents/*`: pages as PDF, in large print and for Word, made on request and cached on disk by what they say. An address
 * without a page is passed on.
 */
export function createPageFiles(options: Options): RequestHandler {
  const { site, disk, maker, readPicture, contact, logger, secondsToWait } = options
  /** Pages start their queries one after the other, so that a page of the site waits for one at most. */
  const inTurn = createTaskQueue()
  let reading = 0
  const readPage = async (path: string, requestId: string): Promise<PageFile | undefined> => {
    reading++
    try {
      const current = await site()
      const { page } = await inTurn(() => ({ page: current.pageFile(path, newRequestContext(requestId)) }))
      return await page
    } finally {
      reading--
    }
  }

  /** Requests for the same file share one. */
  const making = new Map<string, Promise<Buffer>>()

  /** @param onFailure Called when a picture cannot be read now; one that is missing is not a failure */
  const prepare = async (page: PageFile, format: PageFileFormat, onFailure: () => void): Promise<FileRequest> => {
    const read = await Promise.all(
      picturesIn(page.parts).map(async ({ url }) => {
        const picture = await readPicture(url).catch((error: unknown) => {
          logger.warn({ error, url }, 'A picture of a page’s file could not be read')
          onFailure()
        })
        return picture ? [[url, picture] as const] : []
      }),
    )
    const now = Date.now()
    return { format, page, date: formatDate(new Date(now).toISOString()), now, pictures: new Map(read.flat()) }
  }

  /** The file on disk, or a new one. Undefined when too many are being made. */
  const fileFor = async (page: PageFile, format: PageFileFormat): Promise<Buffer | undefined> => {
    const key = createHash('sha256')
      .update(JSON.stringify([release, format, page]))
      .digest('hex')
    const stored = await disk.read(key)
    if (stored) return stored
    const shared = making.get(key)
    if (shared) return shared
    let isWhole = true
    const made = maker.make(() => prepare(page, format, () => (isWhole = false)))
    if (!made) return undefined
    making.set(key, made)
    try {
      const bytes = await made
      if (isWhole)
        await disk
          .write(key, bytes)
          .catch((error: unknown) => logger.warn({ error }, 'A page’s file could not be stored'))
      return bytes
    } finally {
      making.delete(key)
    }
  }

  const answer = async (request: Request, response: Response, next: () => void): Promise<void> => {
    const asked = pageFileOf(request.path)
    if (!asked || !templateWithFiles(asked.path)) return next()
    const { format, path } = asked
    const refuse = (error: Parameters<typeof refusal>[0], seconds = retryAfter) =>
      send(request, response, refusal(error, contact(), { 'retry-after': seconds }))
    const wait = secondsToWait(request)
    if (wait !== undefined) return refuse(limitErrors.limited, String(wait))
    if (reading >= maxReading) return refuse(pageFileErrors.busy)
    let page: PageFile | undefined
    let bytes: Buffer | undefined
    try {
      page = await readPage(path, requestIdOf(response))
      if (!page) return next()
      bytes = await fileFor(page, format)
    } catch (error) {
      logger.error({ error, requestId: requestIdOf(response), path, format }, 'A page’s file could not be made')
      return refuse(pageFileErrors.unavailable)
    }
    if (!bytes) return refuse(pageFileErrors.busy)
    response.attachment(fileName(page, format))
    const headers = {
      'content-type': formats[format].type,
      'cache-control': 'public, no-cache',
      'x-robots-tag': 'noindex',
    }
    send(
      request,
      response,
      prepareResponse({
        status: 200,
        headers: Object.entries(headers),
        body: { identity: bytes },
        etag: etagOf(bytes),
      }),
    )
  }

  const routes = Router({ caseSensitive: true, strict: true })
  routes.get(/^\/documents\//, (request, response, next) => answer(request, response, next))
  return routes
}
