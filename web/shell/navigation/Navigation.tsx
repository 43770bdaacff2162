import { type MouseEvent, type PointerEvent, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import type { PressEvent } from 'react-aria-components/Button'
import { useLocation } from 'react-router'
import { mainMenu, type MenuEntry } from '#schema/site-map.ts'
import { opensByPressOnly } from '#web/lib/show-preferences.ts'
import { DisclosureButton } from '#web/ui/disclosure/DisclosureButton.tsx'
import { useDismiss } from '#web/ui/disclosure/use-dismiss.ts'
import { Icon } from '#web/ui/icon/Icon.tsx'
import { WayPast } from '#web/ui/way-past/WayPast.tsx'
import { closedMenu, menuReducer } from './menu-state.ts'
import styles from './Navigation.module.css'
import { NavigationLink } from './NavigationLink.tsx'

const panelId = (entry: MenuEntry) => `menu${entry.to.replaceAll('/', '-')}`
const buttonOf = (id: string) => document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)
/** Whether the layout is wide. The menu button is visible only in the narrow layout, where hover opens nothing. */
const isWide = (menuButton: HTMLElement | null) =>
  // Needs no layout, as getClientRects would.
  menuButton !== null && getComputedStyle(menuButton).display === 'none'
const isFocusIn = (id: string | null) =>
  id !== null && (document.getElementById(id)?.contains(document.activeElement) ?? false)

interface NavigationProps {
  readonly entries?: readonly MenuEntry[]
  /** The words of the logo. */
  readonly providerName?: string
}

/**
 * The main navigation. An entry with subpages is a link beside a disclosure button; its pages are a plain list.
 * Wide layout: mouse hover, press or key opens panels, one at a time. Narrow layout: the menu button opens the whole list in the
 * flow right after it, and the same disclosure buttons open its sections. CSS alone chooses the layout. Without JavaScript, hover
 * and focus open panels, and the address `#main-menu` opens the list.
 */
export function Navigation({ entries = mainMenu, providerName }: NavigationProps) {
  const { pathname, key } = useLocation()
  const [menu, dispatch] = useReducer(menuReducer, closedMenu)
  // The page on which the narrow list was opened; on any other page it is closed.
  const [listOpenedAt, setListOpenedAt] = useState<string | null>(null)
  const isListOpen = listOpenedAt === key
  const menuButton = useRef<HTMLButtonElement>(null)
  const nav = useRef<HTMLElement>(null)
  /** The entry whose panel is open. */
  const openEntry = useRef<HTMLLIElement>(null)
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
  }, [pathname, key])

  useEffect(() => {
    if (openPanel === null) return undefined
    const onPress = ({ target }: globalThis.PointerEvent) => {
      if (isWide(menuButton.current) && target instanceof Node && !nav.current?.contains(target)) {
        dispatch({ type: 'close', now: performance.now() })
      }
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [openPanel])

  // Wide: Escape closes a hovered panel wherever the focus is.
  useDismiss({
    panel: openEntry,
    id: openPanel ?? '',
    isOpen: openPanel !== null,
    onEscape: () => {
      if (openPanel === null || !isWide(menuButton.current)) return
      if (isFocusIn(openPanel)) buttonOf(openPanel)?.focus()
      close()
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
        onPress={() => (isListOpen ? closeList() : setListOpenedAt(key))}
      >
        <Icon name={isListOpen ? 'close' : 'menu'} />
        Menu
      </DisclosureButton>
      <a className={styles['menuLink']} href="#main-menu">
        <Icon name="menu" />
        Menu
      </a>
      <nav ref={nav} className={styles['nav']} id="main-menu" aria-label="Main" data-open={isListOpen || undefined}>
        <WayPast of="the menu" />
        <ul className={styles['list']} role="list">
          {entries.map((entry) =>
            entry.children ? (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Hover only adds to the button.
              <li
                ref={menu.open === panelId(entry) ? openEntry : undefined}
                className={styles['entry']}
                key={entry.to}
                onPointerMove={(event) => onMove(entry, event)}
                onPointerLeave={onLeave}
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
                  onPress={(event) => onPress(entry, event)}
                >
                  <Icon name="chevron" />
                  <span className="visually-hidden">{`${entry.label}, more pages`}</span>
                </DisclosureButton>
                <div
                  className={styles['panel']}
                  id={panelId(entry)}
                  data-open={menu.open === panelId(entry) || undefined}
                >
                  <WayPast of={`${entry.label}, more pages`} />
                  <PageList
                    entries={entry.children}
                    pathname={pathname}
                    onChoose={(child, event) => onChoose(child, entry, event)}
                  />
                </div>
              </li>
            ) : (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Hover only closes other entries.
              <li
                className={styles['entry']}
                key={entry.to}
                onPointerMove={(event) => onMove(entry, event)}
                onPointerLeave={onLeave}
              >
                <NavigationLink
                  entry={entry}
                  pathname={pathname}
                  isTop
                  // Wide layout: the logo is no link of its own, but voice control still finds its words.
                  name={entry.to === '/' && providerName ? `${entry.label}, ${providerName}` : undefined}
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

/** A plain list of links, with subpages indented. */
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
