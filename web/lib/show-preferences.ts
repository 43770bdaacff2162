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
  /** The list of products waits for its button. */
  readonly liveFilter: 'off'
}

export type PreferenceName = keyof Preferences

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
