import type { PreferenceName, Preferences } from './preferences.ts'

/**
 * Sets the stored preferences, and whether the browser can speak, as `data-*` attributes of `<html>`. Every page contains its
 * source text in the head, so that it runs before the first paint; it must therefore be self-contained.
 */
export function showPreferences(): void {
  const { dataset } = document.documentElement
  if ('speechSynthesis' in window) dataset['speaks'] = ''
  try {
    Object.assign(dataset, JSON.parse(localStorage.getItem('preferences') ?? '{}'))
  } catch {
    // The browser may refuse storage, and visitors can edit it: the defaults then apply.
  }
}

/** Whether a preference is set. Browser only. Loaded with every page; `preferences.ts` loads only where preferences change. */
export const hasPreference = <Name extends PreferenceName>(name: Name, value: Preferences[Name]): boolean =>
  document.documentElement.dataset[name] === value

/** What `preferences.ts` dispatches on the window after a change. */
export const preferencesEvent = 'preferences'

/** For `useSyncExternalStore`. */
export const subscribeToPreferences = (listener: () => void): (() => void) => {
  addEventListener(preferencesEvent, listener)
  return () => removeEventListener(preferencesEvent, listener)
}

/** Whether menus open by a press only. Large targets imply it: a gaze or a head mouse always rests on something. */
export const opensByPressOnly = (): boolean => hasPreference('menus', 'press') || hasPreference('targets', 'large')
