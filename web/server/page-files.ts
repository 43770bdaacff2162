import { createHash } from 'node:crypto'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import type { DiskCache } from '#gateway/content/disk-cache.ts'
import { etagOf, prepareResponse, send } from '#gateway/http/send.ts'
import type { Logger } from '#gateway/logger.ts'
import { pageFileErrors } from '#schema/errors/endpoint-errors.ts'
import { limitErrors } from '#schema/errors/limit-errors.ts'
import { type ListRequest, maxKept, maxQuestion } from '#schema/kept-list.ts'
import { makesListFile, type PageFileFormat, pageFileOf, templateWithFiles } from '#schema/page-files.ts'
import { newRequestContext } from '#web/graphql/request-context.ts'
import { formatDate } from '#web/lib/dates.ts'
import type { FileRequest } from '#web/page-files/make-file.ts'
import { type PageFile, picturesIn } from '#web/page-files/parts.ts'
import type { Site } from '#web/site.ts'
import { formReader } from './form-body.ts'
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

/** In bytes: the slugs of thirty products, and a question of 1,000 characters that take nine each when they are encoded. */
const readList = formReader(16 * 1024)

/** The products and the question in the body of a list; the error if they cannot be a list. */
function listIn(body: Buffer): ListRequest | keyof Pick<typeof pageFileErrors, 'list' | 'question'> {
  const form = new URLSearchParams(body.toString())
  const slugs = [...new Set(form.getAll('product'))]
  const question = (form.get('question') ?? '').replaceAll('\r\n', '\n').trim()
  if (slugs.length === 0 || slugs.length > maxKept) return 'list'
  return question.length > maxQuestion ? 'question' : { slugs, question }
}

function sendFile(
  request: Request,
  response: Response,
  file: {
    readonly page: PageFile
    readonly format: PageFileFormat
    readonly bytes: Buffer
    readonly isPublic: boolean
  },
): void {
  const { page, format, bytes, isPublic } = file
  response.attachment(fileName(page, format))
  const headers = {
    'content-type': formats[format].type,
    'cache-control': isPublic ? 'public, no-cache' : 'no-store',
    'x-robots-tag': 'noindex',
  }
  send(
    request,
    response,
    prepareResponse({
      status: 200,
      headers: Object.entries(headers),
      body: { identity: bytes },
      ...(isPublic && { etag: etagOf(bytes) }),
    }),
  )
}

interface Options {
  readonly site: () => Promise<Pick<Site, 'pageFile' | 'listFile'>>
  /** Whether a page of another origin sent the request. */
  readonly isCrossOrigin: (request: Request) => boolean
  readonly disk: Pick<DiskCache, 'read' | 'write'>
  readonly maker: PageFileMaker
  readonly readPicture: (url: string) => Promise<{ readonly type: string; readonly bytes: Buffer } | undefined>
  readonly contact: () => ProviderContact | undefined
  readonly logger: Logger
  /** Counts a request. @returns seconds that its network must wait first */
  readonly secondsToWait: (request: Request) => number | undefined
}

/**
 * Handles `/documents/*`: pages and visitors' lists as PDF, in large print and for Word, made on request and cached on disk by what they say. An address
 * without a page is passed on.
 */
export function createPageFiles(options: Options): RequestHandler {
  const { site, isCrossOrigin, disk, maker, readPicture, contact, logger, secondsToWait } = options
  /** Pages start their queries one after the other, so that a page of the site waits for one at most. */
  const inTurn = createTaskQueue()
  let reading = 0
  const readPage = async (
    read: (from: Awaited<ReturnType<typeof site>>) => Promise<PageFile | undefined>,
  ): Promise<PageFile | undefined> => {
    reading++
    try {
      const current = await site()
      const { page } = await inTurn(() => ({ page: read(current) }))
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

  const refuse = (request: Request, response: Response, error: Parameters<typeof refusal>[0], seconds?: string) =>
    send(request, response, refusal(error, contact(), seconds === undefined ? {} : { 'retry-after': seconds }))

  /** @returns whether the request is refused, because its network or the process has too many of them */
  const isRefused = (request: Request, response: Response): boolean => {
    const wait = secondsToWait(request)
    if (wait !== undefined) refuse(request, response, limitErrors.limited, String(wait))
    else if (reading >= maxReading) refuse(request, response, pageFileErrors.busy, retryAfter)
    else return false
    return true
  }

  const answer = async (request: Request, response: Response, next: () => void): Promise<void> => {
    const asked = pageFileOf(request.path)
    const query = new URLSearchParams(request.url.split('?', 2)[1])
    if (!asked || !templateWithFiles(asked.path, query)) return next()
    const { format, path } = asked
    if (isRefused(request, response)) return undefined
    let page: PageFile | undefined
    let bytes: Buffer | undefined
    try {
      page = await readPage((from) => from.pageFile(path, query, newRequestContext(requestIdOf(response))))
      if (!page) return next()
      bytes = await fileFor(page, format)
    } catch (error) {
      logger.error({ error, requestId: requestIdOf(response), path, format }, 'A page’s file could not be made')
      return refuse(request, response, pageFileErrors.unavailable, retryAfter)
    }
    if (!bytes) return refuse(request, response, pageFileErrors.busy, retryAfter)
    return sendFile(request, response, { page, format, bytes, isPublic: true })
  }

  /** The document of a visitor's list. Its content is in no store and no log. */
  const answerList = async (request: Request, response: Response, next: () => void): Promise<void> => {
    const asked = pageFileOf(request.path)
    if (!asked || !makesListFile(request.path)) return next()
    const { format } = asked
    if (isRefused(request, response)) return undefined
    // Another site could otherwise give people a document with its own words and our name.
    if (isCrossOrigin(request)) return refuse(request, response, pageFileErrors.list)
    const body = await readList(request, response)
    if (!body) return refuse(request, response.set('connection', 'close'), pageFileErrors.list)
    const wanted = listIn(body)
    if (typeof wanted === 'string') return refuse(request, response, pageFileErrors[wanted])
    let page: PageFile | undefined
    let bytes: Buffer | undefined
    try {
      const list = await readPage((from) => from.listFile(wanted, newRequestContext(requestIdOf(response))))
      if (!list) return refuse(request, response, pageFileErrors.list)
      page = list
      bytes = await maker.make(() => prepare(list, format, () => {}))
    } catch {
      // Without the error, which could quote the question. The gateway logs its own.
      logger.error({ requestId: requestIdOf(response), format }, 'A list’s file could not be made')
      return refuse(request, response, pageFileErrors.unavailable, retryAfter)
    }
    if (!bytes) return refuse(request, response, pageFileErrors.busy, retryAfter)
    return sendFile(request, response, { page, format, bytes, isPublic: false })
  }

  const routes = Router({ caseSensitive: true, strict: true })
  routes.get(/^\/documents\//, (request, response, next) => answer(request, response, next))
  routes.post(/^\/documents\//, (request, response, next) => answerList(request, response, next))
  return routes
}
