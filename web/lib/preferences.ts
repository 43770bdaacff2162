import { preferencesEvent, subscribeToPreferences } from './show-preferences.ts'

/**
 * Display preferences from the Display panel, stored on this device. `<html>` has a `data-*` attribute for each choice that
 * differs from the default. web/styles/display.css uses these attributes; web/styles/media-preferences.ts extends the media queries
 * for text size, contrast and motion with them.
 */
export interface Preferences {
  /** Percentage of the default size. */
  readonly textSize: '125' | '150' | '200'
  readonly lineSpacing: 'wide' | 'wider'
  readonly letterSpacing: 'wide' | 'wider'
  readonly contentWidth: 'narrow' | 'wide'
  /** Low glare is pale text on a dark page. */
  readonly contrast: 'more' | 'low-glare'
  readonly motion: 'reduce'
  /** Menus open by a press only, not by hover. */
  readonly menus: 'press'
  /** For eye gaze, head mouse and switches: larger targets further apart, a scroll rail, menus as for `menus`. */
  readonly targets: 'large'
  /** No toast closes by itself. */
  readonly messages: 'keep'
  /** Pictures beside choices. */
  readonly choicePictures: 'hide'
  /** The player that reads aloud is open. */
  readonly readAloud: 'on'
  /** The picture board speaks each choice. */
  readonly sayAloud: 'on'
  /** Of the usual speed. */
  readonly readAloudSpeed: '0.5' | '0.75' | '1.25' | '1.5' | '2'
}

export type PreferenceName = keyof Preferences

/** The allowed values. Storage can contain values from other versions of the site, which are ignored. */
const values: { readonly [Name in PreferenceName]: readonly Preferences[Name][] } = {
  textSize: ['125', '150', '200'],
  lineSpacing: ['wide', 'wider'],
  letterSpacing: ['wide', 'wider'],
  contentWidth: ['narrow', 'wide'],
  contrast: ['more', 'low-glare'],
  motion: ['reduce'],
  menus: ['press'],
  targets: ['large'],
  messages: ['keep'],
  choicePictures: ['hide'],
  readAloud: ['on'],
  sayAloud: ['on'],
  readAloudSpeed: ['0.5', '0.75', '1.25', '1.5', '2'],
}

const isName = (name: string): name is PreferenceName => name in values
const names = Object.keys(values).filter(isName)

const chosen = () => document.documentElement.dataset

const changed = () => {
  const stored = Object.fromEntries(
    names.flatMap((name) => (chosen()[name] === undefined ? [] : [[name, chosen()[name]]])),
  )
  try {
    localStorage.setItem('preferences', JSON.stringify(stored))
  } catch {
    // The browser may refuse storage: the choice then applies to this page only.
  }
  dispatchEvent(new Event(preferencesEvent))
}

/** Browser only. `subscribe` and `get` are for `useSyncExternalStore`. */
export const preferences = {
  subscribe: subscribeToPreferences,
  /** Undefined for the default. */
  get: <Name extends PreferenceName>(name: Name): Preferences[Name] | undefined =>
    values[name].find((value) => value === chosen()[name]),
  /** Any other value resets the preference to its default. */
  set: (name: PreferenceName, value: string | undefined): void => {
    if (values[name].some((allowed) => allowed === value)) chosen()[name] = value
    else delete chosen()[name]
    changed()
  },
  /** Resets every preference to its default. */
  reset: (): void => {
    for (const name of names) delete chosen()[name]
    changed()
  },
}
