import type { PreferenceName, Preferences } from './preferences.ts'

/**
 * Sets the stored preferences, and whether the browser can speak, as `data-*` attributes of `<html>`: now, after a change in another
 * tab, and when the page returns from the back/forward cache. Every page contains its source text in the head, so that it runs before
 * the first paint; it must therefore be self-contained. An empty value is the default, whose attribute is removed.
 */
export function showPreferences(): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- The outer function must be self-contained.
  const show = () => {
    const { dataset } = document.documentElement
    let hasChanged = false
    if ('speechSynthesis' in window) dataset['speaks'] = ''
    try {
      const stored: Record<string, string> = JSON.parse(localStorage.getItem('preferences') ?? '{}')
      for (const [name, value] of Object.entries(stored)) {
        if ((dataset[name] ?? '') === value) continue
        hasChanged = true
        if (value) dataset[name] = value
        else delete dataset[name]
      }
    } catch {
      // The browser may refuse storage, and visitors can edit it: the defaults then apply.
    }
    if (hasChanged) dispatchEvent(new Event('preferences'))
  }
  show()
  addEventListener('storage', show)
  addEventListener('pageshow', show)
}

/** Whether a preference is set. Browser only. Loaded with every page; `preferences.ts` loads only where preferences change. */
export const hasPreference = <Name extends PreferenceName>(name: Name, value: Preferences[Name]): boolean =>
  document.documentElement.dataset[name] === value

/** What is dispatched on the window after a change of preferences, in this tab or another. */
export const preferencesEvent = 'preferences'

/** For `useSyncExternalStore`. */
export const subscribeToPreferences = (listener: () => void): (() => void) => {
  addEventListener(preferencesEvent, listener)
  return () => removeEventListener(preferencesEvent, listener)
}

/** Whether menus open by a press only. Large targets imply it: a gaze or a head mouse always rests on something. */
export const opensByPressOnly = (): boolean => hasPreference('menus', 'press') || hasPreference('targets', 'large')
