import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import { mainMenu, type MenuEntry } from '#schema/site-map.ts'
import { hasPreference } from '#web/lib/show-preferences.ts'
import { DisclosureButton } from '#web/ui/disclosure/DisclosureButton.tsx'
import { Icon } from '#web/ui/icon/Icon.tsx'
import { closedMenu, menuReducer } from './menu-state.ts'
import styles from './Navigation.module.css'
import { NavigationLink } from './NavigationLink.tsx'

const panelId = (entry: MenuEntry) => `menu${entry.to.replaceAll('/', '-')}`
const buttonOf = (id: string) => document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)
/** The menu button is on screen in the narrow layout only, where nothing opens by hover and sections are part of the page. */
const isWide = (menuButton: HTMLElement | null) => menuButton?.getClientRects().length === 0
const isFocusIn = (id: string | null) =>
  id !== null && (document.getElementById(id)?.contains(document.activeElement) ?? false)

/**
 * The main navigation. An entry with pages below it is a link beside a disclosure button of its own; its pages are a plain list.
 * Wide: panels open by hover of a mouse, press, or key, one at a time. Narrow: the menu button opens the whole list in the flow
 * right after it, and the same buttons open its sections. Which of the two is CSS's decision alone. Without JavaScript panels
 * open by hover and focus, and the list by its address (`#main-menu`).
 */
export function Navigation({ entries = mainMenu }: { readonly entries?: readonly MenuEntry[] }) {
  const { pathname, key } = useLocation()
  const [menu, dispatch] = useReducer(menuReducer, closedMenu)
  // The page on which the narrow list was opened: on the next one it is closed.
  const [listOpenedAt, setListOpenedAt] = useState<string | null>(null)
  const isListOpen = listOpenedAt === key
  const menuButton = useRef<HTMLButtonElement>(null)
  const nav = useRef<HTMLElement>(null)
  const { open: openPanel, pending } = menu

  const close = () => dispatch({ type: 'close', now: performance.now() })
  const closeList = () => {
    setListOpenedAt(null)
    close()
    menuButton.current?.focus()
  }

  useEffect(() => {
    if (!pending) return undefined
    const tick = () => dispatch({ type: 'tick', now: Math.max(performance.now(), pending.at) })
    const timer = setTimeout(tick, pending.at - performance.now())
    return () => clearTimeout(timer)
  }, [pending])

  // A page change closes the panels. A followed link that goes with its panel gives the focus up in the same task, as a link does that
  // goes with its page: NavigationFocus then leads by way of the main area. Straight to the title, Orca 43 was at times silent.
  const shownPath = useRef(pathname)
  useLayoutEffect(() => {
    const link = document.activeElement
    if (shownPath.current !== pathname && link instanceof HTMLElement && nav.current?.contains(link))
      if (link.closest('[data-open]') || !isWide(menuButton.current)) link.blur()
    shownPath.current = pathname
    dispatch({ type: 'close', now: performance.now() })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `key` says when the page changes, also to itself.
  }, [pathname, key])

  // On the document: a press or key elsewhere counts too, and a panel that hover opened closes wherever the focus is.
  useEffect(() => {
    if (openPanel === null && !isListOpen) return undefined
    const onPress = ({ target }: globalThis.PointerEvent) => {
      if (isWide(menuButton.current) && target instanceof Node && !nav.current?.contains(target)) {
        dispatch({ type: 'close', now: performance.now() })
      }
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (isWide(menuButton.current)) {
        if (openPanel !== null && isFocusIn(openPanel)) buttonOf(openPanel)?.focus()
      } else {
        const { activeElement } = document
        if (activeElement !== menuButton.current && !nav.current?.contains(activeElement)) return
        setListOpenedAt(null)
        menuButton.current?.focus()
      }
      dispatch({ type: 'close', now: performance.now() })
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [openPanel, isListOpen])

  const onEnter = (entry: MenuEntry, event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !isWide(menuButton.current) || hasPreference('menus', 'press')) return
    const id = entry.children ? panelId(entry) : null
    dispatch({ type: 'enter', id, now: performance.now(), isHeld: menu.open !== id && isFocusIn(menu.open) })
  }

  const onLeave = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !isWide(menuButton.current)) return
    dispatch({ type: 'leave', now: performance.now(), isHeld: isFocusIn(menu.open) })
  }

  const onBlur = (entry: MenuEntry, { currentTarget, relatedTarget }: FocusEvent) => {
    if (
      menu.open === panelId(entry) &&
      relatedTarget &&
      !currentTarget.contains(relatedTarget) &&
      isWide(menuButton.current)
    )
      close()
  }

  /** Narrow: the open list would lie over what the focus comes to next, so it closes behind it. */
  const onLeaveList = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return
    if (relatedTarget === menuButton.current || isWide(menuButton.current)) return
    setListOpenedAt(null)
    close()
    requestAnimationFrame(() => relatedTarget.scrollIntoView({ block: 'nearest' }))
  }

  const onPress = (entry: MenuEntry, by: string) => {
    const id = panelId(entry)
    dispatch({ type: 'press', id, now: performance.now(), isMouse: by === 'mouse' && isWide(menuButton.current) })
    // Another section may have closed above it.
    requestAnimationFrame(() => buttonOf(id)?.scrollIntoView({ block: 'nearest' }))
  }

  /** An entry that leads to this very page changes nothing, so the focus would stay in what closes. */
  const onChoose = (entry: MenuEntry, section: MenuEntry | undefined, event: MouseEvent) => {
    entry.onSelect?.()
    if (entry.to !== pathname || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (!isWide(menuButton.current)) closeList()
    else if (section) {
      if (isFocusIn(panelId(section))) buttonOf(panelId(section))?.focus()
      close()
    }
  }

  return (
    <>
      <DisclosureButton
        ref={menuButton}
        className={styles['menuButton']}
        isExpanded={isListOpen}
        controls="main-menu"
        onToggle={() => (isListOpen ? closeList() : setListOpenedAt(key))}
      >
        <Icon name={isListOpen ? 'close' : 'menu'} />
        Menu
      </DisclosureButton>
      <a className={styles['menuLink']} href="#main-menu">
        <Icon name="menu" />
        Menu
      </a>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The focus goes past it, nothing is operated. */}
      <nav
        ref={nav}
        className={styles['nav']}
        id="main-menu"
        aria-label="Main"
        data-open={isListOpen || undefined}
        onBlur={onLeaveList}
      >
        <ul className={styles['list']} role="list">
          {entries.map((entry) =>
            entry.children ? (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Hover only adds to the button.
              <li
                className={styles['entry']}
                key={entry.to}
                onPointerEnter={(event) => onEnter(entry, event)}
                onPointerLeave={onLeave}
                onBlur={(event) => onBlur(entry, event)}
              >
                <NavigationLink
                  entry={entry}
                  pathname={pathname}
                  isTop
                  onChoose={(event) => onChoose(entry, undefined, event)}
                />
                <DisclosureButton
                  className={styles['toggle']}
                  isExpanded={menu.open === panelId(entry)}
                  controls={panelId(entry)}
                  onToggle={(by) => onPress(entry, by)}
                >
                  <Icon name="chevron" />
                  <span className="visually-hidden">{entry.label}, more pages</span>
                </DisclosureButton>
                <div
                  className={styles['panel']}
                  id={panelId(entry)}
                  data-open={menu.open === panelId(entry) || undefined}
                >
                  <PageList
                    entries={entry.children}
                    pathname={pathname}
                    onChoose={(child, event) => onChoose(child, entry, event)}
                  />
                </div>
              </li>
            ) : (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It only belongs to no other entry.
              <li
                className={styles['entry']}
                key={entry.to}
                onPointerEnter={(event) => onEnter(entry, event)}
                onPointerLeave={onLeave}
              >
                <NavigationLink
                  entry={entry}
                  pathname={pathname}
                  isTop
                  onChoose={(event) => onChoose(entry, undefined, event)}
                />
              </li>
            ),
          )}
        </ul>
      </nav>
    </>
  )
}

interface PageListProps {
  readonly entries: readonly MenuEntry[]
  readonly pathname: string
  readonly onChoose: (entry: MenuEntry, event: MouseEvent) => void
}

/** A plain list of links, with the pages below a page indented under it. */
function PageList({ entries, pathname, onChoose }: PageListProps) {
  return (
    <ul className={styles['pages']} role="list">
      {entries.map((entry) => (
        <li key={entry.to}>
          <NavigationLink entry={entry} pathname={pathname} onChoose={(event) => onChoose(entry, event)} />
          {entry.children && <PageList entries={entry.children} pathname={pathname} onChoose={onChoose} />}
        </li>
      ))}
    </ul>
  )
}
