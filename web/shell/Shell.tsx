import type { ReactNode } from 'react'
import { Footer } from './footer/Footer.tsx'
import { Header } from './header/Header.tsx'
import { NavigationFocus } from './NavigationFocus.tsx'
import type { Settings } from './settings.ts'
import styles from './Shell.module.css'
import { SkipLink } from './SkipLink.tsx'

interface Props {
  readonly settings: Settings
  /** The page: its template brings the h1. */
  readonly children: ReactNode
}

/** What surrounds every page: skip link, header, one main area, footer. */
export function Shell({ settings, children }: Props) {
  return (
    <>
      <SkipLink />
      <Header settings={settings} />
      <main className={styles['main']} id="main">
        {children}
      </main>
      <Footer settings={settings} />
      <NavigationFocus />
    </>
  )
}
