/**
 * History state for an address that a list updates while the visitor types, ticks or loads more. It does not count as a
 * navigation: focus, scroll position and toasts stay (S14, S52).
 */
export const liveNavigation = { isLive: true } as const

export const isLiveNavigation = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isLive' in state && state.isLive === true
