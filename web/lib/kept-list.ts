/**
 * The products that a visitor keeps on this device, and the question to take with them. Each has a key of its own, so that two tabs
 * never overwrite each other's.
 */
import { keptForDays, maxKept } from '#schema/kept-list.ts'
import { isRecord } from '#schema/is-record.ts'
import { onDevice, subscribeToDevice } from './stored.ts'

const productKey = (slug: string) => `kept product ${slug}`
const questionKey = 'kept question'
const isOurs = (key: string) => key.startsWith('kept ')
const slugIn = (key: string) => /^kept product ([\da-z-]{1,100})$/.exec(key)?.[1]

const changedEvent = 'kept'
const changed = () => void dispatchEvent(new Event(changedEvent))

const lifetime = keptForDays * 24 * 60 * 60 * 1000

/** When it was stored, in ms since 1970; undefined for what is unreadable or too old. A clock that has been put back makes nothing last longer than twice. */
function storedAt(value: unknown): number | undefined {
  const at = isRecord(value) ? value['at'] : undefined
  return typeof at === 'number' && Math.abs(Date.now() - at) < lifetime ? at : undefined
}

/** The slugs in the order in which they were kept, with spaces between them: equal lists are equal strings. */
function keptProducts(): string {
  const found = onDevice.keys().flatMap((key) => {
    const slug = slugIn(key)
    const at = slug && storedAt(onDevice.read(key))
    return slug && at ? [{ slug, at }] : []
  })
  return found
    .sort((a, b) => a.at - b.at)
    .slice(0, maxKept)
    .map(({ slug }) => slug)
    .join(' ')
}

function question(): string {
  const stored = onDevice.read(questionKey)
  return storedAt(stored) && isRecord(stored) && typeof stored['text'] === 'string' ? stored['text'] : ''
}

function subscribe(listener: () => void): () => void {
  for (const key of onDevice.keys()) if (isOurs(key) && !storedAt(onDevice.read(key))) onDevice.remove(key)
  const unsubscribe = subscribeToDevice(listener)
  addEventListener(changedEvent, listener)
  return () => {
    unsubscribe()
    removeEventListener(changedEvent, listener)
  }
}

/** Browser only. `subscribe`, which deletes what is too old, `products` and `question` are for `useSyncExternalStore`. */
export const keptList = {
  subscribe,
  products: keptProducts,
  question,
  /** @returns why it is not kept: the list is full, or the browser refuses to store it */
  keep(slug: string): 'full' | 'refused' | undefined {
    const slugs = keptProducts().split(' ').filter(Boolean)
    if (slugs.length >= maxKept && !slugs.includes(slug)) return 'full'
    if (!onDevice.write(productKey(slug), { at: Date.now() })) return 'refused'
    changed()
    return undefined
  },
  takeOff(slugs: readonly string[]): void {
    for (const slug of slugs) onDevice.remove(productKey(slug))
    changed()
  },
  /** @returns whether it is stored. If not, the previous one stays. */
  ask(text: string): boolean {
    const isStored =
      text === '' ? onDevice.remove(questionKey) === undefined : onDevice.write(questionKey, { text, at: Date.now() })
    changed()
    return isStored
  },
  /** Deletes the products and the question. */
  forget(): void {
    for (const key of onDevice.keys()) if (isOurs(key)) onDevice.remove(key)
    changed()
  },
}
