/**
 * Which panel of the main navigation is open, and when. Pure: every event carries its time in ms, so a fake clock can tell
 * the whole story. The component turns pointer, keyboard and touch into these events and calls `tick` when `pending` is due.
 */

/** Times of S40 and T2, in ms. Nothing else in the navigation waits. */
export const menuTiming = {
  /** From the pointer's arrival to the first opening. */
  firstOpen: 200,
  /** For so long after a closing, the next opening does not wait. */
  warm: 300,
  /** From the pointer's arrival at another entry, while one is open, to the change. */
  change: 150,
  /** From the pointer's leaving to the closing: only long enough to see whether it has gone to a neighbour. */
  close: 0,
  /** For so long after an opening by hover, a mouse click on the same entry does not close it again. */
  clickGrace: 500,
} as const

export interface MenuState {
  /** The open entry's id. One at a time. */
  readonly open: string | null
  /** What opened it: the pointer's leaving closes only what hover opened. */
  readonly by: 'hover' | 'press'
  readonly openedAt: number
  readonly closedAt: number
  /** What happens next unless something else happens before: this entry opens, or (null) all close. */
  readonly pending: { readonly open: string | null; readonly at: number } | null
}

export type MenuEvent =
  /**
   * A mouse pointer came upon an entry; `id` is null for one without a panel. `isHeld`: the focus is inside the open panel, so
   * hover must not take it away.
   */
  | { readonly type: 'enter'; readonly id: string | null; readonly now: number; readonly isHeld: boolean }
  /** A mouse pointer left the entry that it was on. */
  | { readonly type: 'leave'; readonly now: number; readonly isHeld: boolean }
  /** A button was pressed. `isMouse`: by a real mouse click; keyboard, touch and virtual clicks (`detail` 0) always toggle. */
  | { readonly type: 'press'; readonly id: string; readonly now: number; readonly isMouse: boolean }
  /** Escape, a page change, focus or press elsewhere. */
  | { readonly type: 'close'; readonly now: number }
  | { readonly type: 'tick'; readonly now: number }

export const closedMenu: MenuState = {
  open: null,
  by: 'hover',
  openedAt: -Infinity,
  closedAt: -Infinity,
  pending: null,
}

const opened = (state: MenuState, open: string, by: MenuState['by'], now: number): MenuState => ({
  ...state,
  open,
  by,
  openedAt: now,
  pending: null,
})

const closed = (state: MenuState, now: number): MenuState =>
  state.open === null ? { ...state, pending: null } : { ...state, open: null, closedAt: now, pending: null }

export function menuReducer(state: MenuState, event: MenuEvent): MenuState {
  const { now } = event
  switch (event.type) {
    case 'enter':
      if (event.isHeld) return state
      if (state.open === event.id) return { ...state, pending: null }
      if (event.id === null && state.by === 'press') return { ...state, pending: null }
      // An entry without a panel is a neighbour too: it may lie on the way to the open panel.
      if (state.open !== null) return { ...state, pending: { open: event.id, at: now + menuTiming.change } }
      if (event.id === null) return { ...state, pending: null }
      if (now - state.closedAt < menuTiming.warm) return opened(state, event.id, 'hover', now)
      return { ...state, pending: { open: event.id, at: now + menuTiming.firstOpen } }
    case 'leave':
      if (state.open === null || state.by === 'press' || event.isHeld) return { ...state, pending: null }
      return { ...state, pending: { open: null, at: now + menuTiming.close } }
    case 'press': {
      if (state.open !== event.id) return opened(state, event.id, 'press', now)
      const isLateClick = event.isMouse && state.by === 'hover' && now - state.openedAt < menuTiming.clickGrace
      return isLateClick ? { ...state, by: 'press', pending: null } : closed(state, now)
    }
    case 'close':
      return closed(state, now)
    case 'tick':
      break
  }
  if (!state.pending || now < state.pending.at) return state
  return state.pending.open === null ? closed(state, now) : opened(state, state.pending.open, 'hover', now)
}
