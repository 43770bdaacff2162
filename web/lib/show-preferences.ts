import type { PreferenceName, Preferences } from './preferences.ts'

/**
 * Puts the remembered choices on `<html>` as `data-*`, where style sheets find them. Its text stands in the head of every page,
 * so that it is done before the first paint; so it can use nothing from outside.
 */
export function showPreferences(): void {
  try {
    Object.assign(document.documentElement.dataset, JSON.parse(localStorage.getItem('preferences') ?? '{}'))
  } catch {
    // A browser may refuse storage, and a person may write into it: then the site is as usual.
  }
}

/** Whether a choice has been made; in the browser only. All that is loaded at once: `preferences.ts` is for those who change any. */
export const hasPreference = <Name extends PreferenceName>(name: Name, value: Preferences[Name]): boolean =>
  document.documentElement.dataset[name] === value
