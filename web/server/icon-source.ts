import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { boundedFetch } from '#gateway/content/bounded-fetch.ts'
import type { Logger } from '#gateway/logger.ts'
import { within } from '#gateway/within.ts'
import { isRecord } from '#schema/is-record.ts'

/** Time limit for reading an installed icon set, in ms; after that the public service is used (S76). */
export const installedDeadlineMs = 1500
const serviceDeadlineMs = 3000
/** Maximum size of the cached icons in bytes. */
const maxCacheBytes = 4 * 1024 * 1024
/** Estimated bytes of a cache entry besides its text. */
const entryOverhead = 200
/** Maximum length of one icon in characters. */
const maxBody = 20_000
/** Maximum size of a response in bytes: a hundred times the size of fifty icons. */
const maxBytes = 1024 * 1024

const fetchIcons = boundedFetch(maxBytes)

/** An icon as Iconify describes it. */
interface Icon {
  readonly body: string
  readonly width: number
  readonly height: number
}

/**
 * Allows shapes only: an external icon must neither run a script nor send a request. Each space can match in only one place, so that
 * matching time grows linearly with the length.
 */
const shapesOnly =
  /^\s*(?:<\/?(?:path|g|circle|ellipse|line|polyline|polygon|rect)(?:\s+[a-z-]+="[^"<>]*")*\s*\/?>\s*)+$/i
const unsafe = /\son[a-z]*\s*=|\b(?:href|style)\s*=|url\(|javascript:/i

const sizeOr = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && value > 0 && value <= 4096 ? value : otherwise

/** Returns the valid icons of a response. Iconify's default view box is 16. */
function iconsIn(content: unknown): readonly (readonly [name: string, icon: Icon])[] {
  if (!isRecord(content) || !isRecord(content['icons'])) throw new Error('The response has no icons')
  return Object.entries(content['icons']).flatMap(([name, icon]) => {
    if (!isRecord(icon)) return []
    const { body } = icon
    if (typeof body !== 'string' || body.length > maxBody || !shapesOnly.test(body) || unsafe.test(body)) return []
    const width = sizeOr(icon['width'], sizeOr(content['width'], 16))
    const height = sizeOr(icon['height'], sizeOr(content['height'], 16))
    return [[name, { body, width, height }] as const]
  })
}

/** @returns undefined when the collection does not exist. */
async function read(address: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetchIcons(address, { signal, redirect: 'error' })
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`The icon service returned status ${response.status}`)
  return response.json()
}

type IconsByName = Readonly<Record<string, Icon>>

const pick = (icons: IconsByName, names: readonly string[]): [string, Icon][] =>
  names.flatMap((name) => {
    const icon = Object.hasOwn(icons, name) ? icons[name] : undefined
    return icon ? [[name, icon]] : []
  })

/** Requests icons from the public service on behalf of browsers. Rejects when it is slow, unreachable or responds in another format. */
function createIconService(serviceUrl: string) {
  const cache = new LRUCache<string, Icon>({
    maxSize: maxCacheBytes,
    sizeCalculation: ({ body }, key) => 2 * (body.length + key.length) + entryOverhead,
  })
  const request = async (collection: string, names: readonly string[]) => {
    const signal = AbortSignal.timeout(serviceDeadlineMs)
    const content = await read(`${serviceUrl}/${collection}.json?icons=${names.join(',')}`, signal)
    if (content === undefined) return
    for (const [name, icon] of iconsIn(content)) if (names.includes(name)) cache.set(`${collection}:${name}`, icon)
  }
  return async (collection: string, names: readonly string[]): Promise<IconsByName> => {
    const uncached = names.filter((name) => !cache.has(`${collection}:${name}`))
    if (uncached.length > 0) await request(collection, uncached)
    return Object.fromEntries(
      names.flatMap((name) => {
        const icon = cache.get(`${collection}:${name}`)
        return icon ? [[name, icon]] : []
      }),
    )
  }
}

interface IconSources {
  /** @returns undefined when the collection does not exist. */
  readonly installedSet: (collection: string) => Promise<IconsByName | undefined>
  /** Without a trailing slash; undefined to use no service. */
  readonly serviceUrl: string | undefined
  readonly logger: Pick<Logger, 'warn'>
}

/** Reads an icon set that the build has written into a folder. @returns undefined when the collection does not exist. */
export function installedIconSet(dir: string) {
  // The disk is asked only for files that it has: a name from a request may be of any length.
  const files = new Set(readdirSync(dir))
  return async (collection: string): Promise<IconsByName | undefined> => {
    const file = `${collection}.json`
    return files.has(file) ? JSON.parse(await readFile(join(dir, file), 'utf8')) : undefined
  }
}

/**
 * Returns icons from the installed sets. Icons that a set lacks, or all of them when reading it is slow or fails, come from the public
 * service (S76). Failures are logged; the result never rejects.
 */
export function createIconSource({ installedSet, serviceUrl, logger }: IconSources) {
  const service = serviceUrl === undefined ? undefined : createIconService(serviceUrl)

  /** @returns the icons that exist, by name; undefined when neither source has the collection. */
  return async function icons(collection: string, names: readonly string[]): Promise<IconsByName | undefined> {
    const set = await within(AbortSignal.timeout(installedDeadlineMs), installedSet(collection)).catch(
      (error: unknown) => {
        logger.warn({ error, collection }, 'The installed icon set could not be read')
        return undefined
      },
    )
    const found = pick(set ?? {}, names)
    const missing = names.filter((name) => !found.some(([own]) => own === name))
    if (service && missing.length > 0) {
      try {
        found.push(...pick(await service(collection, missing), missing))
      } catch (error) {
        logger.warn({ error, collection }, 'The icon service gave no icons')
      }
    }
    return set || found.length > 0 ? Object.fromEntries(found) : undefined
  }
}
