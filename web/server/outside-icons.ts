import { LRUCache } from 'lru-cache'
import { boundedFetch } from '#gateway/content/bounded-fetch.ts'
import type { Logger } from '#gateway/logger.ts'

/** Deadline of one request to the icon service, in ms (S76). */
export const iconDeadlineMs = 1500
/** Bytes of icons in memory. */
const maxCacheBytes = 4 * 1024 * 1024
/** Bytes of an entry besides its text. */
const entryOverhead = 200
/** Characters of one icon. */
const maxBody = 20_000
/** Bytes of one response: fifty icons fit a hundred times. */
const maxBytes = 1024 * 1024

const fetchIcons = boundedFetch(maxBytes)

/** An icon as Iconify describes it. */
interface Icon {
  readonly body: string
  readonly width: number
  readonly height: number
}

/**
 * Shapes and nothing else: an icon from outside must neither run scripts nor send requests. Each space can match in one place only, so
 * that the time to match grows with the length alone.
 */
const harmless =
  /^\s*(?:<\/?(?:path|g|circle|ellipse|line|polyline|polygon|rect)(?:\s+[a-z-]+="[^"<>]*")*\s*\/?>\s*)+$/i
const unsafe = /\son[a-z]*\s*=|\b(?:href|style)\s*=|url\(|javascript:/i

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sizeOr = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && value > 0 && value <= 4096 ? value : otherwise

/** The usable icons of a response. Iconify's own default is a box of 16. */
function iconsIn(response: unknown): readonly (readonly [name: string, icon: Icon])[] {
  if (!isObject(response) || !isObject(response['icons'])) throw new Error('The response has no icons')
  return Object.entries(response['icons']).flatMap(([name, icon]) => {
    if (!isObject(icon)) return []
    const { body } = icon
    if (typeof body !== 'string' || body.length > maxBody || !harmless.test(body) || unsafe.test(body)) return []
    const width = sizeOr(icon['width'], sizeOr(response['width'], 16))
    const height = sizeOr(icon['height'], sizeOr(response['height'], 16))
    return [[name, { body, width, height }] as const]
  })
}

/** @returns undefined when there is no such collection. */
async function read(address: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetchIcons(address, { signal, redirect: 'error' })
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`The icon service answered ${response.status}`)
  return response.json()
}

/**
 * Loads icons that the installed sets lack from an icon service, so that browsers send no request to it (S76).
 * @param serviceUrl Without a trailing slash; undefined: no service is used.
 * @returns the icons found. A failure is logged and finds none; never rejects.
 */
export function createOutsideIcons(serviceUrl: string | undefined, logger: Pick<Logger, 'warn'>) {
  const cache = new LRUCache<string, Icon>({
    maxSize: maxCacheBytes,
    sizeCalculation: ({ body }, key) => 2 * (body.length + key.length) + entryOverhead,
  })

  const load = async (collection: string, names: readonly string[]): Promise<void> => {
    const deadline = new AbortController()
    const timer = setTimeout(() => deadline.abort(new Error(`No answer in ${iconDeadlineMs} ms`)), iconDeadlineMs)
    const found = await read(`${serviceUrl}/${collection}.json?icons=${names.join(',')}`, deadline.signal).finally(() =>
      clearTimeout(timer),
    )
    if (found === undefined) return
    for (const [name, icon] of iconsIn(found)) if (names.includes(name)) cache.set(`${collection}:${name}`, icon)
  }

  return async function outsideIcons(collection: string, names: readonly string[]): Promise<Record<string, Icon>> {
    if (serviceUrl === undefined) return {}
    const lacking = names.filter((name) => !cache.has(`${collection}:${name}`))
    try {
      if (lacking.length > 0) await load(collection, lacking)
    } catch (error) {
      logger.warn({ error, collection }, 'Icons could not be loaded from the icon service')
    }
    return Object.fromEntries(
      names.flatMap((name) => {
        const icon = cache.get(`${collection}:${name}`)
        return icon ? [[name, icon] as const] : []
      }),
    )
  }
}
