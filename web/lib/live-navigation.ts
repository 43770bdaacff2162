/**
 * History state of a change of address that a list makes of itself while one types, ticks or adds to it. It is no navigation for
 * the person: neither focus nor scroll moves, and no toast goes (S14, S52).
 */
export const liveNavigation = { isLive: true } as const

export const isLiveNavigation = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isLive' in state && state.isLive === true
