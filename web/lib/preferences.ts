/**
 * How a person wants the site to be, chosen in the Display panel and remembered on this device. `<html>` carries each choice as
 * `data-*`; there is none for what is as usual. Style sheets answer to them: web/styles/display.css, and every media query for
 * text size, contrast or motion by web/styles/media-preferences.ts.
 */
export interface Preferences {
  /** Per cent of the usual size. */
  readonly textSize: '125' | '150' | '200'
  readonly lineSpacing: 'wide' | 'wider'
  readonly letterSpacing: 'wide' | 'wider'
  readonly contentWidth: 'narrow' | 'wide'
  readonly contrast: 'more'
  readonly motion: 'reduce'
  /** Menus open by a press alone, not by hover. */
  readonly menus: 'press'
  /** No toast closes by itself. */
  readonly messages: 'keep'
}

export type PreferenceName = keyof Preferences

/** Storage outlives versions of the site: a value that is not here is as good as none. */
const values: { readonly [Name in PreferenceName]: readonly Preferences[Name][] } = {
  textSize: ['125', '150', '200'],
  lineSpacing: ['wide', 'wider'],
  letterSpacing: ['wide', 'wider'],
  contentWidth: ['narrow', 'wide'],
  contrast: ['more'],
  motion: ['reduce'],
  menus: ['press'],
  messages: ['keep'],
}

const isName = (name: string): name is PreferenceName => name in values
const names = Object.keys(values).filter(isName)
const listeners = new Set<() => void>()

const chosen = () => document.documentElement.dataset

const changed = () => {
  const stored = Object.fromEntries(
    names.flatMap((name) => (chosen()[name] === undefined ? [] : [[name, chosen()[name]]])),
  )
  try {
    localStorage.setItem('preferences', JSON.stringify(stored))
  } catch {
    // A browser may refuse storage: then it holds for this page.
  }
  for (const listener of listeners) listener()
}

/** In the browser only. `subscribe` and `get` are for `useSyncExternalStore`. */
export const preferences = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Undefined: as usual. */
  get: <Name extends PreferenceName>(name: Name): Preferences[Name] | undefined =>
    values[name].find((value) => value === chosen()[name]),
  /** A value that the preference does not have takes the choice back. */
  set: (name: PreferenceName, value: string | undefined): void => {
    if (values[name].some((known) => known === value)) chosen()[name] = value
    else delete chosen()[name]
    changed()
  },
  /** Everything as usual. */
  reset: (): void => {
    for (const name of names) delete chosen()[name]
    changed()
  },
}
