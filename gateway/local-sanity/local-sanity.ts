import { openAsBlob } from 'node:fs'
import { answerQuery } from './answer-query.ts'
import { renderImage } from './images.ts'
import { liveEvents } from './live-events.ts'
import { QueryError } from './run-query.ts'
import { openStore, type Store, type StoreOptions } from './watched-content.ts'

export interface LocalSanityOptions extends StoreOptions {
  /** Whether queries can trigger failures (answer-query.ts); only for tests. */
  readonly hasSentinels?: boolean
  /** The delay of `sentinel-slow`, in ms. */
  readonly slowMs?: number
}

const dataPath = /^\/v[^/]+\/data\/(query|live\/events)\/[^/]+$/
const assetPath = /^\/(image|file)s\/[^/]+\/[^/]+\/([^/]+)$/

/** An error in the format from which @sanity/client makes its messages. */
export const failed = (status: number, type: string, description: string) =>
  Response.json({ error: { type, description } }, { status })

export type Answer = (request: Request) => Promise<Response>

/**
 * The local Sanity: Sanity's HTTP interface, as far as the gateway uses it, as a function over a folder of documents. It
 * answers for any project and dataset.
 * @throws ConfigError when the folder cannot be served
 */
export async function localSanity(
  folder: string,
  { hasSentinels = false, slowMs = 10_000, ...options }: LocalSanityOptions,
): Promise<Answer> {
  return answerFrom(await openStore(folder, options), hasSentinels ? slowMs : undefined)
}

/** @param slowMs the delay of `sentinel-slow`; undefined disables the sentinels */
export function answerFrom(store: Store, slowMs?: number): Answer {
  const asset = async (kind: string, name: string, request: Request): Promise<Response> => {
    const found = store.current().dataset.assets.get(name)
    if (found?.document._type !== `sanity.${kind}Asset`)
      return failed(404, 'notFound', `There is no ${name} in the dataset.`)
    const { bytes, mimeType } =
      kind === 'image'
        ? await renderImage(found, new URL(request.url).searchParams, request.headers.get('accept') ?? '')
        : { bytes: await openAsBlob(found.file), mimeType: found.mimeType }
    return new Response(bytes, { headers: { 'content-type': mimeType } })
  }

  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const [, endpoint] = dataPath.exec(pathname) ?? []
    const [, kind, name] = assetPath.exec(pathname) ?? []
    if (endpoint === 'query') return answerQuery(store, request, slowMs)
    if (endpoint !== undefined) return liveEvents(store, request)
    if (kind !== undefined && name !== undefined) return asset(kind, name, request)
    return failed(404, 'notFound', `The local Sanity has no ${pathname}; it only reads.`)
  }

  return (request) =>
    answer(request).catch((error: unknown) => {
      // As fetch does it.
      request.signal.throwIfAborted()
      if (error instanceof QueryError) return failed(400, 'queryParseError', error.message)
      return failed(500, 'internalServerError', error instanceof Error ? error.message : String(error))
    })
}
