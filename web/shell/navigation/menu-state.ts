/**
 * State of the main navigation's panels. Pure: every event carries its time in ms, so tests use a fake clock. The component converts
 * pointer, keyboard and touch input to these events and dispatches `tick` when `pending` is due.
 */

/** Delays of S40, in ms. */
export const menuTiming = {
  /** From entering an entry to the first opening. */
  firstOpen: 200,
  /** How long after a closing the next opening has no delay. */
  warm: 300,
  /** From entering another entry to the switch, while a panel is open. */
  change: 150,
  /** From leaving to closing: the next task, in which entering a neighbour can replace it. */
  close: 0,
} as const

export interface MenuState {
  /** The id of the open entry; at most one is open. */
  readonly open: string | null
  /** How it was opened: leaving closes only a panel that hover opened. */
  readonly by: 'hover' | 'press'
  readonly closedAt: number
  /** The next change unless another event replaces it: opens this entry, or with null closes all. */
  readonly pending: { readonly open: string | null; readonly at: number } | null
}

export type MenuEvent =
  /**
   * A mouse pointer entered an entry; `id` is null for an entry without a panel. `isHeld`: the open panel contains the focus, so hover
   * must not close it.
   */
  | { readonly type: 'enter'; readonly id: string | null; readonly now: number; readonly isHeld: boolean }
  /** A mouse pointer left its entry. */
  | { readonly type: 'leave'; readonly now: number; readonly isHeld: boolean }
  /** A button was pressed. `isMouse`: by a real mouse click. Keyboard, touch and virtual clicks (`detail` 0) always toggle. */
  | { readonly type: 'press'; readonly id: string; readonly now: number; readonly isMouse: boolean }
  /** Escape, a page change, or focus or press elsewhere. */
  | { readonly type: 'close'; readonly now: number }
  | { readonly type: 'tick'; readonly now: number }

export const closedMenu: MenuState = {
  open: null,
  by: 'hover',
  closedAt: -Infinity,
  pending: null,
}

const opened = (state: MenuState, open: string, by: MenuState['by']): MenuState => ({
  ...state,
  open,
  by,
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
      // An entry without a panel can also be on the way to the open panel.
      if (state.open !== null) return { ...state, pending: { open: event.id, at: now + menuTiming.change } }
      if (event.id === null) return { ...state, pending: null }
      if (now - state.closedAt < menuTiming.warm) return opened(state, event.id, 'hover')
      return { ...state, pending: { open: event.id, at: now + menuTiming.firstOpen } }
    case 'leave':
      if (state.open === null || state.by === 'press' || event.isHeld) return { ...state, pending: null }
      return { ...state, pending: { open: null, at: now + menuTiming.close } }
    case 'press': {
      if (state.open !== event.id) return opened(state, event.id, 'press')
      // The first click after hover is often of the press for which the pointer came to rest: a head mouse or a dwell clicker presses up
      // to three seconds later.
      return event.isMouse && state.by === 'hover' ? { ...state, by: 'press', pending: null } : closed(state, now)
    }
    case 'close':
      return closed(state, now)
    case 'tick':
      break
  }
  if (!state.pending || now < state.pending.at) return state
  return state.pending.open === null ? closed(state, now) : opened(state, state.pending.open, 'hover')
}
