import { shellNotices } from '#schema/errors/shell-notices.ts'
import { isRecord } from '#schema/is-record.ts'
import { type PreferenceName, type Preferences, preferencesEvent, subscribeToPreferences } from './show-preferences.ts'
import { onDevice } from './stored.ts'
import { notify } from './toast-queue.ts'

const key = 'preferences'

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
  liveFilter: ['off'],
}

const isName = (name: string): name is PreferenceName => name in values
const names = Object.keys(values).filter(isName)

const chosen = () => document.documentElement.dataset

/**
 * Only these choices, because another tab may have stored others. A default is stored too, as an empty value, so that it replaces
 * an earlier choice in every tab.
 * @returns whether the device has stored them.
 */
function change(choices: { readonly [name: string]: string }): boolean {
  for (const [name, value] of Object.entries(choices)) {
    if (value) chosen()[name] = value
    else delete chosen()[name]
  }
  const stored = onDevice.read(key)
  const isStored = onDevice.write(key, { ...(isRecord(stored) && stored), ...choices })
  dispatchEvent(new Event(preferencesEvent))
  return isStored
}

/** Browser only. `subscribe` and `get` are for `useSyncExternalStore`. */
export const preferences = {
  subscribe: subscribeToPreferences,
  /** Undefined for the default. */
  get: <Name extends PreferenceName>(name: Name): Preferences[Name] | undefined =>
    values[name].find((value) => value === chosen()[name]),
  /**
   * Any other value resets the preference to its default.
   * @returns whether the device has stored it. If not, the choice applies to this document only.
   */
  set: (name: PreferenceName, value: string | undefined): boolean =>
    change({ [name]: values[name].find((allowed) => allowed === value) ?? '' }),
  /** Resets every preference to its default. */
  reset: (): void => void change(Object.fromEntries(names.map((name) => [name, '']))),
}

let isTold = false

/** Sets a preference for a control that says the device remembers it. Once for each document, tells the visitor if it does not. */
export function choose(name: PreferenceName, value: string | undefined): void {
  if (preferences.set(name, value) || isTold) return
  isTold = true
  notify({ type: 'warning', text: shellNotices.notRemembered.join(' ') })
}
