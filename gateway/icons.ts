import { boundedFetch } from './content/bounded-fetch.ts'
import type { Logger } from './logger.ts'

/** The service outside is given up after so long, in ms (S76). */
export const iconDeadlineMs = 1500
/** Icons that are remembered; beyond it the oldest goes. */
const maxKept = 2_000
/** Characters of one icon. */
const maxBody = 20_000
/** Bytes of one answer: fifty icons fit a hundred times. */
const maxBytes = 1024 * 1024

const fetchIcons = boundedFetch(maxBytes)

/** An icon as Iconify describes it. */
interface Icon {
  readonly body: string
  readonly width: number
  readonly height: number
}

/**
 * Shapes and nothing else: what comes from outside must run nothing and ask nobody, whoever puts it in a page. Each space can match in
 * one place only, so that the time to match grows with the length alone.
 */
const harmless =
  /^\s*(?:<\/?(?:path|g|circle|ellipse|line|polyline|polygon|rect)(?:\s+[a-z-]+="[^"<>]*")*\s*\/?>\s*)+$/i
const unsafe = /\son[a-z]*\s*=|\b(?:href|style)\s*=|url\(|javascript:/i

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sizeOr = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && value > 0 && value <= 4096 ? value : otherwise

/** What can be used of an answer. Iconify's own default is a box of 16. */
function iconsIn(answer: unknown): readonly (readonly [name: string, icon: Icon])[] {
  if (!isObject(answer) || !isObject(answer['icons'])) throw new Error('Its answer holds no icons')
  return Object.entries(answer['icons']).flatMap(([name, icon]) => {
    if (!isObject(icon)) return []
    const { body } = icon
    if (typeof body !== 'string' || body.length > maxBody || !harmless.test(body) || unsafe.test(body)) return []
    const width = sizeOr(icon['width'], sizeOr(answer['width'], 16))
    const height = sizeOr(icon['height'], sizeOr(answer['height'], 16))
    return [[name, { body, width, height }] as const]
  })
}

/** @returns undefined when there is no such collection. */
async function read(address: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetchIcons(address, { signal, redirect: 'error' })
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`It answered ${response.status}`)
  return response.json()
}

/**
 * Asks a service outside for icons that our own sets lack, so that no browser has to (S76).
 * @param serviceUrl Without a trailing slash; undefined: nobody is asked.
 * @returns what was found. A service that is slow, away or odd finds nothing, which is logged; never rejects.
 */
export function createOutsideIcons(serviceUrl: string | undefined, logger: Pick<Logger, 'warn'>) {
  const kept = new Map<string, Icon>()

  const ask = async (collection: string, names: readonly string[]): Promise<void> => {
    const deadline = new AbortController()
    const timer = setTimeout(() => deadline.abort(new Error(`No answer in ${iconDeadlineMs} ms`)), iconDeadlineMs)
    const found = await read(`${serviceUrl}/${collection}.json?icons=${names.join(',')}`, deadline.signal).finally(() =>
      clearTimeout(timer),
    )
    if (found === undefined) return
    for (const [name, icon] of iconsIn(found)) if (names.includes(name)) kept.set(`${collection}:${name}`, icon)
    for (const oldest of kept.keys()) {
      if (kept.size <= maxKept) break
      kept.delete(oldest)
    }
  }

  return async function outsideIcons(collection: string, names: readonly string[]): Promise<Record<string, Icon>> {
    if (serviceUrl === undefined) return {}
    const lacking = names.filter((name) => !kept.has(`${collection}:${name}`))
    try {
      if (lacking.length > 0) await ask(collection, lacking)
    } catch (error) {
      logger.warn({ error, collection }, 'Icons could not be had from the service outside')
    }
    return Object.fromEntries(
      names.flatMap((name) => {
        const icon = kept.get(`${collection}:${name}`)
        return icon ? [[name, icon] as const] : []
      }),
    )
  }
}
