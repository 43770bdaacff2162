import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { siteRouteOf } from '#schema/site-route.ts'
import { focusHolderId } from '#web/focus/after-focus-loss.ts'
import { largeTargetsPart } from '#web/loading/large-targets-part.tsx'
import { loadStyles } from '#web/loading/load-styles.ts'
import { prefersReducedMotion } from '#web/lib/motion.ts'
import { OptionalPart } from '#web/loading/OptionalPart.tsx'
import { shownPath } from '#web/lib/page-title.ts'
import { sectionOf } from '#web/lib/section-of.ts'
import { ServedPart } from '#web/loading/ServedPart.tsx'
import { PageTools } from '#web/ui/page-header/PageTools.tsx'
import { FollowedLinks } from '#web/lib/site-link/FollowedLinks.tsx'
import { Footer } from './footer/Footer.tsx'
import { Header } from './header/Header.tsx'
import { SiteAlert } from './islands/SiteAlert.tsx'
import { NavigationFocus } from './NavigationFocus.tsx'
import { FailedLoad } from './page-loads/FailedLoad.tsx'
import { stoppedNavigation } from './page-loads/full-load.ts'
import { usePageLoads } from './page-loads/use-page-loads.ts'
import { ListenButton, ListenPlayer } from './read-aloud/Listen.tsx'
import { PendingPage } from './pending/PendingPage.tsx'
import type { Settings } from './settings.ts'
import styles from './Shell.module.css'
import { SkipLink } from './SkipLink.tsx'

const ScrollRail = largeTargetsPart(async () => {
  const part = await import('./large-targets/ScrollRail.tsx')
  await loadStyles(part.sheet)
  return part.ScrollRail
})

const listenButton = <ListenButton />

/** Whether a page is a form, which is private, or the picture board. */
const isFormOrBoard = (pathname: string): boolean => {
  const row = siteRouteOf(pathname)?.row
  return row?.template === 'say' || (row?.cache === 'private' && row.template !== 'search')
}

interface Props {
  readonly settings: Settings
  /** The page. Its template renders the h1. */
  readonly children: ReactNode
}

/**
 * Renders what surrounds every page: skip link, header, one main area, footer. React hydrates each Suspense boundary in a separate
 * task, which shortens the tasks, and starts with the one that the visitor uses.
 */
export function Shell({ settings, children }: Props) {
  const { subscribe, failedAddress } = stoppedNavigation
  const failed = useSyncExternalStore(subscribe, failedAddress, failedAddress)
  usePageLoads()
  const { pathname } = useLocation()
  const isRead = !settings.switchedOff.includes('READ_ALOUD')
  return (
    <>
      <SkipLink />
      <Suspense>
        <ServedPart name="header">
          <Header settings={settings} />
        </ServedPart>
      </Suspense>
      <ServedPart name="alert">
        <SiteAlert served={settings.siteAlert} />
      </ServedPart>
      <main className={styles['main']} id="main" data-section={sectionOf(pathname)}>
        <span className={styles['focusHolder']} id={focusHolderId} />
        <PageTools value={isRead ? listenButton : null}>
          <Suspense>
            {failed === undefined ? (
              // By its address: when the next page fails, the page before must not stay in its place.
              <ServedPart key={pathname} name={`page ${shownPath(pathname)}`} isMain>
                {children}
              </ServedPart>
            ) : (
              <FailedLoad address={failed} settings={settings} />
            )}
          </Suspense>
        </PageTools>
      </main>
      {isRead && <ListenPlayer />}
      <Suspense>
        <ServedPart name="footer">
          <Footer settings={settings} isShort={isFormOrBoard(pathname)} />
        </ServedPart>
      </Suspense>
      <ScrollRail isStill={prefersReducedMotion} />
      <OptionalPart>
        <PendingPage />
      </OptionalPart>
      <OptionalPart>
        <NavigationFocus />
      </OptionalPart>
      <OptionalPart>
        <FollowedLinks />
      </OptionalPart>
    </>
  )
}
