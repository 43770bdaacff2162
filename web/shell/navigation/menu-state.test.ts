import { expect, test } from 'vitest'
import { closedMenu, menuReducer, type MenuState, menuTiming } from './menu-state.ts'

/** Simulates events on a fake clock, and runs pending changes when they are due. */
const simulate = () => {
  let state: MenuState = closedMenu
  let now = 10_000
  const to = (time: number) => {
    while (state.pending && state.pending.at <= time)
      state = menuReducer(state, { type: 'tick', now: state.pending.at })
    now = time
    state = menuReducer(state, { type: 'tick', now })
  }
  return {
    wait: (ms: number) => to(now + ms),
    enter: (id: string | null, isHeld = false) => {
      state = menuReducer(state, { type: 'enter', id, now, isHeld })
    },
    leave: (isHeld = false) => {
      state = menuReducer(state, { type: 'leave', now, isHeld })
    },
    press: (id: string, isMouse = false) => {
      state = menuReducer(state, { type: 'press', id, now, isMouse })
    },
    close: () => {
      state = menuReducer(state, { type: 'close', now })
    },
    get open() {
      return state.open
    },
  }
}

/** Returns a menu whose panel `id` was opened by hover. */
const openByHover = (id: string) => {
  const menu = simulate()
  menu.enter(id)
  menu.wait(menuTiming.firstOpen)
  expect(menu.open).toBe(id)
  return menu
}

test('[S40] hover opens the first panel after 200 ms', () => {
  const menu = simulate()
  menu.enter('about')
  menu.wait(199)
  expect(menu.open).toBeNull()
  menu.wait(1)
  expect(menu.open).toBe('about')
})

test('[S40] a pointer that leaves within 200 ms opens nothing', () => {
  const menu = simulate()
  menu.enter('about')
  menu.wait(199)
  menu.leave()
  menu.wait(1000)
  expect(menu.open).toBeNull()
})

test('[S40] moving to another entry while a panel is open switches after 150 ms', () => {
  const menu = openByHover('about')
  menu.leave()
  menu.enter('services')
  menu.wait(149)
  expect(menu.open).toBe('about')
  menu.wait(1)
  expect(menu.open).toBe('services')
})

test('[S40] crossing a neighbouring entry on the way to the panel changes nothing', () => {
  const menu = openByHover('about')
  menu.leave()
  menu.enter('services')
  menu.wait(149)
  menu.leave()
  menu.enter('about')
  menu.wait(1000)
  expect(menu.open).toBe('about')
})

test('[S40] crossing an entry without a panel changes nothing; resting on it closes the panel after 150 ms', () => {
  const menu = openByHover('contact')
  menu.leave()
  menu.enter(null)
  menu.wait(149)
  expect(menu.open).toBe('contact')
  menu.leave()
  menu.enter('contact')
  menu.wait(1000)
  expect(menu.open).toBe('contact')
  menu.leave()
  menu.enter(null)
  menu.wait(150)
  expect(menu.open).toBeNull()
})

test('[S38] an entry without a panel keeps a pressed panel open, and opens nothing', () => {
  const menu = simulate()
  menu.enter(null)
  menu.wait(1000)
  expect(menu.open).toBeNull()
  menu.press('contact')
  menu.enter(null)
  menu.wait(1000)
  expect(menu.open).toBe('contact')
})

test('[S40] leaving closes the panel without a delay', () => {
  const menu = openByHover('about')
  menu.leave()
  menu.wait(0)
  expect(menu.open).toBeNull()
})

test.each([
  [299, 'services'],
  [300, null],
])('[S40] %i ms after the last closing, the panel that opens at once: %s', (ms, open) => {
  const menu = openByHover('about')
  menu.leave()
  menu.wait(0)
  menu.wait(ms)
  menu.enter('services')
  expect(menu.open).toBe(open)
})

test.each([0, 499, 500, 3000, 60_000])(
  '[S38] a mouse click %i ms after opening by hover, as of a dwell clicker, leaves the panel open, also when the pointer then leaves; a second one closes it',
  (ms) => {
    const menu = openByHover('about')
    menu.wait(ms)
    menu.press('about', true)
    expect(menu.open).toBe('about')
    menu.leave()
    menu.wait(5000)
    expect(menu.open).toBe('about')
    menu.enter('about')
    menu.press('about', true)
    expect(menu.open).toBeNull()
  },
)

test('[S38] keyboard, touch and virtual clicks always toggle', () => {
  const menu = openByHover('about')
  menu.press('about')
  expect(menu.open).toBeNull()
  menu.press('about')
  expect(menu.open).toBe('about')
})

test('[S38] a panel opened by a press stays open when the pointer leaves', () => {
  const menu = simulate()
  menu.press('about')
  menu.enter('about')
  menu.leave()
  menu.wait(5000)
  expect(menu.open).toBe('about')
})

test('[S41] only one panel is open at a time', () => {
  const menu = simulate()
  menu.press('about')
  menu.press('services')
  expect(menu.open).toBe('services')
})

test('[S41] after Escape a panel stays closed until the pointer has left and returned', () => {
  const menu = openByHover('about')
  menu.close()
  menu.wait(5000)
  expect(menu.open).toBeNull()
  menu.leave()
  menu.wait(5000)
  menu.enter('about')
  menu.wait(200)
  expect(menu.open).toBe('about')
})

test('[S41] Escape cancels a pending opening', () => {
  const menu = simulate()
  menu.enter('about')
  menu.wait(100)
  menu.close()
  menu.wait(1000)
  expect(menu.open).toBeNull()
})

test('[S41] hover does not close a panel that contains the focus', () => {
  const menu = openByHover('about')
  menu.leave(true)
  menu.enter('services', true)
  menu.wait(5000)
  expect(menu.open).toBe('about')
})
