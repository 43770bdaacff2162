/**
 * What the site stores: JSON by key, in localStorage for the device and in sessionStorage for the tab. Storage that is full, blocked
 * or absent never throws. Another tab may write at any time, so callers read again before they write, and never write a copy that
 * they have held.
 */

/**
 * The longest text under one key, in UTF-16 units: the size of the largest form that the server accepts. Browsers allow
 * about 5 million in all.
 */
const maxLength = 256 * 1024

const storageIn = (area: 'localStorage' | 'sessionStorage') => ({
  /** Undefined if nothing readable is stored. */
  read(key: string): unknown {
    try {
      return JSON.parse(globalThis[area].getItem(key) ?? 'null') ?? undefined
    } catch {
      return undefined
    }
  },
  /** @returns whether the value is stored. If not, the previous one stays. */
  write(key: string, value: unknown): boolean {
    try {
      const text = JSON.stringify(value)
      if (text.length > maxLength) return false
      globalThis[area].setItem(key, text)
      return true
    } catch {
      return false
    }
  },
  remove(key: string): void {
    try {
      globalThis[area].removeItem(key)
    } catch {
      // Blocked storage is empty.
    }
  },
  keys(): readonly string[] {
    try {
      return Object.keys(globalThis[area])
    } catch {
      return []
    }
  },
})

export const onDevice = storageIn('localStorage')
export const inTab = storageIn('sessionStorage')

/** Calls the listener when another tab has stored something, and when the page returns from the back/forward cache. */
export function subscribeToDevice(listener: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener()
  }
  addEventListener('storage', listener)
  addEventListener('pageshow', onShow)
  return () => {
    removeEventListener('storage', listener)
    removeEventListener('pageshow', onShow)
  }
}
