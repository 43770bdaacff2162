import {
  type Dispatch,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import type { PressEvent } from 'react-aria-components/Button'
import { useLocation } from 'react-router'
import type { MenuEntry } from '#schema/menu.ts'
import { focusAfter } from '#web/focus/focus-after.ts'
import { opensByPressOnly } from '#web/lib/show-preferences.ts'
import { useDismiss } from '#web/ui/disclosure/use-dismiss.ts'
import { closedMenu, type MenuEvent, menuReducer, type MenuState } from './menu-state.ts'

/** The id of an entry's panel. */
export const panelId = (entry: MenuEntry) => `menu${entry.to.replaceAll('/', '-')}`
const buttonOf = (id: string) => document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)
/** Whether the layout is wide. The menu button is visible only in the narrow layout, where hover opens nothing. */
const isWide = (menuButton: HTMLElement | null) =>
  // Needs no layout, as getClientRects would.
  menuButton !== null && getComputedStyle(menuButton).display === 'none'
const isFocusIn = (id: string | null) =>
  id !== null && (document.getElementById(id)?.contains(document.activeElement) ?? false)

interface Menu {
  readonly menu: MenuState
  readonly dispatch: Dispatch<MenuEvent>
  readonly menuButton: RefObject<HTMLButtonElement | null>
  readonly nav: RefObject<HTMLElement | null>
}

/** Closes and opens panels when their time has come, the page changes, or a press is outside. */
function useMenuEffects(
  { menu: { open: openPanel, pending }, dispatch, menuButton, nav }: Menu,
  pathname: string,
  key: string,
) {
  useEffect(() => {
    if (!pending) return undefined
    const tick = () => dispatch({ type: 'tick', now: Math.max(performance.now(), pending.at) })
    const timer = setTimeout(tick, pending.at - performance.now())
    return () => clearTimeout(timer)
  }, [pending, dispatch])

  // A page change closes the panels. A focused link in a closing panel is blurred in the same task, so that NavigationFocus moves the
  // focus to the main area first. When the focus moved straight to the title, Orca 43 was sometimes silent.
  const shownPath = useRef(pathname)
  useLayoutEffect(() => {
    const link = document.activeElement
    if (shownPath.current !== pathname && link instanceof HTMLElement && nav.current?.contains(link))
      if (link.closest('[data-open]') || !isWide(menuButton.current)) link.blur()
    shownPath.current = pathname
    dispatch({ type: 'close', now: performance.now() })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `key` changes with each navigation, also to the same page.
  }, [pathname, key, dispatch, menuButton, nav])

  // A layout effect, because a press can come as soon as the panel is visible.
  useLayoutEffect(() => {
    if (openPanel === null) return undefined
    const onPress = ({ target }: globalThis.PointerEvent) => {
      if (isWide(menuButton.current) && target instanceof Node && !nav.current?.contains(target)) {
        dispatch({ type: 'close', now: performance.now() })
      }
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [openPanel, dispatch, menuButton, nav])
}

/** The state of the main navigation, and what its controls do. */
export function useMenu() {
  const { pathname, key } = useLocation()
  const [menu, dispatch] = useReducer(menuReducer, closedMenu)
  // The page on which the narrow list was opened; on any other page it is closed.
  const [listOpenedAt, setListOpenedAt] = useState<string | null>(null)
  const isListOpen = listOpenedAt === key
  const menuButton = useRef<HTMLButtonElement>(null)
  const nav = useRef<HTMLElement>(null)
  /** The entry whose panel is open. */
  const openEntry = useRef<HTMLLIElement>(null)
  const openPanel = menu.open

  const close = () => dispatch({ type: 'close', now: performance.now() })
  /** Also moves the focus from the panel to its button. */
  const closePanel = (id: string) => {
    if (isFocusIn(id)) focusAfter(close, () => buttonOf(id))
    else close()
  }
  const closeList = () => {
    focusAfter(
      () => {
        setListOpenedAt(null)
        close()
      },
      () => menuButton.current,
    )
  }

  useMenuEffects({ menu, dispatch, menuButton, nav }, pathname, key)

  // Wide: Escape closes a hovered panel wherever the focus is.
  useDismiss({
    panel: openEntry,
    id: openPanel ?? '',
    isOpen: openPanel !== null,
    onEscape: () => {
      if (openPanel !== null && isWide(menuButton.current)) closePanel(openPanel)
    },
    onLeave: () => {
      if (isWide(menuButton.current)) close()
    },
  })
  // Narrow: an open list would cover the next focused element, so it closes when the focus leaves it.
  useDismiss({
    panel: nav,
    id: 'main-menu',
    isOpen: isListOpen,
    onEscape: (isInside) => {
      if (isInside && !isWide(menuButton.current)) closeList()
    },
    onLeave: (to) => {
      if (isWide(menuButton.current)) return
      setListOpenedAt(null)
      close()
      requestAnimationFrame(() => to.scrollIntoView({ block: 'nearest' }))
    },
  })

  /** The entry in which the pointer has moved. A pointer at rest also enters an entry when the page scrolls, which must open nothing. */
  const hovered = useRef<string>(undefined)

  const onMove = (entry: MenuEntry, event: PointerEvent) => {
    if (hovered.current === entry.to) return
    if (event.pointerType !== 'mouse' || !isWide(menuButton.current) || opensByPressOnly()) return
    hovered.current = entry.to
    const id = entry.children ? panelId(entry) : null
    dispatch({ type: 'enter', id, now: performance.now(), isHeld: menu.open !== id && isFocusIn(menu.open) })
  }

  const onLeave = (event: PointerEvent) => {
    hovered.current = undefined
    if (event.pointerType !== 'mouse' || !isWide(menuButton.current)) return
    dispatch({ type: 'leave', now: performance.now(), isHeld: isFocusIn(menu.open) })
  }

  const onPress = (entry: MenuEntry, { pointerType }: PressEvent) => {
    const id = panelId(entry)
    dispatch({
      type: 'press',
      id,
      now: performance.now(),
      isMouse: pointerType === 'mouse' && isWide(menuButton.current),
    })
    // Another section above may have closed.
    requestAnimationFrame(() => buttonOf(id)?.scrollIntoView({ block: 'nearest' }))
  }

  /** A link to the current page changes nothing, so without this the focus would stay in the closed panel. */
  const onChoose = (entry: MenuEntry, section: MenuEntry | undefined, event: MouseEvent) => {
    entry.onSelect?.()
    if (entry.to !== pathname || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (!isWide(menuButton.current)) closeList()
    else if (section) closePanel(panelId(section))
  }

  return {
    pathname,
    openPanel,
    isListOpen,
    menuButton,
    nav,
    openEntry,
    onMove,
    onLeave,
    onPress,
    onChoose,
    onToggleList: () => (isListOpen ? closeList() : setListOpenedAt(key)),
  }
}
