import type { MouseEvent } from 'react'
import type { MenuEntry } from '#schema/menu.ts'
import { DisclosureButton } from '#web/ui/disclosure/DisclosureButton.tsx'
import { Icon } from '#web/ui/icon/Icon.tsx'
import { WayPast } from '#web/ui/way-past/WayPast.tsx'
import styles from './Navigation.module.css'
import { NavigationLink } from './NavigationLink.tsx'
import { panelId, useMenu } from './use-menu.ts'

interface NavigationProps {
  readonly entries: readonly MenuEntry[]
  /** The words of the logo. */
  readonly providerName?: string
}

/**
 * The main navigation. An entry with subpages is a link beside a disclosure button; its pages are a plain list.
 * Wide layout: mouse hover, press or key opens panels, one at a time. Narrow layout: the menu button opens the whole list in the
 * flow right after it, and the same disclosure buttons open its sections. CSS alone chooses the layout. Without JavaScript, hover
 * and focus open panels, and the address `#main-menu` opens the list.
 */
export function Navigation({ entries, providerName }: NavigationProps) {
  const {
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
    onToggleList,
  } = useMenu()

  return (
    <>
      <DisclosureButton
        ref={menuButton}
        className={styles['menuButton']}
        isExpanded={isListOpen}
        controls="main-menu"
        onPress={onToggleList}
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
            entry.children?.length ? (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Hover only adds to the button.
              <li
                ref={openPanel === panelId(entry) ? openEntry : undefined}
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
                  isExpanded={openPanel === panelId(entry)}
                  controls={panelId(entry)}
                  onPress={(event) => onPress(entry, event)}
                >
                  <Icon name="chevron" />
                  <span className="visually-hidden">{`${entry.label}, more pages`}</span>
                </DisclosureButton>
                <div
                  className={styles['panel']}
                  id={panelId(entry)}
                  data-open={openPanel === panelId(entry) || undefined}
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
          {entry.children?.length ? (
            <PageList entries={entry.children} pathname={pathname} onChoose={onChoose} />
          ) : null}
        </li>
      ))}
    </ul>
  )
}
