import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { FollowedLinks } from '#web/lib/site-link/FollowedLinks.tsx'
import { Footer } from './footer/Footer.tsx'
import { Header } from './header/Header.tsx'
import { SiteAlert } from './islands/SiteAlert.tsx'
import { NavigationFocus } from './NavigationFocus.tsx'
import { FailedLoad } from './page-loads/FailedLoad.tsx'
import { stoppedNavigation } from './page-loads/full-load.ts'
import { usePageLoads } from './page-loads/use-page-loads.ts'
import { PendingPage } from './pending/PendingPage.tsx'
import type { Settings } from './settings.ts'
import styles from './Shell.module.css'
import { SkipLink } from './SkipLink.tsx'

interface Props {
  readonly settings: Settings
  /** The page: its template brings the h1. */
  readonly children: ReactNode
}

/**
 * What surrounds every page: skip link, header, one main area, footer. React hydrates what stands in a Suspense by itself, so no task
 * is long, and what a person uses first.
 */
export function Shell({ settings, children }: Props) {
  const { subscribe, failedAddress } = stoppedNavigation
  const failed = useSyncExternalStore(subscribe, failedAddress, failedAddress)
  usePageLoads()
  return (
    <>
      <SkipLink />
      <Suspense>
        <Header settings={settings} />
      </Suspense>
      <SiteAlert served={settings.siteAlert} />
      <main className={styles['main']} id="main">
        <Suspense>{failed === undefined ? children : <FailedLoad address={failed} settings={settings} />}</Suspense>
      </main>
      <Suspense>
        <Footer settings={settings} />
      </Suspense>
      <PendingPage />
      <NavigationFocus />
      <FollowedLinks />
    </>
  )
}
