import { memo, useRef } from 'react'
import { useLocation } from 'react-router'
import { SiteLink } from '#web/lib/site-link/SiteLink.tsx'
import { useMeasuredHeight } from '#web/lib/use-measured-height.ts'
import { Icon } from '#web/ui/icon/Icon.tsx'
import { Logo } from '#web/ui/logo/Logo.tsx'
import { useDisplay } from '#web/shell/display/use-display.tsx'
import { Navigation } from '#web/shell/navigation/Navigation.tsx'
import type { Settings } from '#web/shell/settings.ts'
import styles from './Header.module.css'
import { ReferralLink } from './ReferralLink.tsx'

/**
 * The height of the bar, which is what stays in the window: without the strip, the Display panel and the open list of
 * the narrow layout.
 */
const barHeight = (header: HTMLElement) => {
  const isNarrow = getComputedStyle(header).display === 'flex'
  const others = header.querySelectorAll<HTMLElement>(
    `:scope > :is(div:first-child, section${isNarrow ? ', nav' : ''})`,
  )
  return [...others].reduce((height, other) => height - other.offsetHeight, header.offsetHeight)
}

/**
 * Narrow: phone and email in a strip that scrolls away; logo, tools, Referral and Menu in a bar that sticks if the window is tall
 * enough. Wide: the tools are in the strip, and the navigation in the bar. All parts are items of the header, in one order for both.
 * The Referral button is rendered twice, once for each layout, and only one of them is displayed.
 */
export const Header = memo(function Header({ settings }: { readonly settings: Settings }) {
  const { supportPhone, contactEmail, providerName, missingPages, switchedOff, menu } = settings
  const { pathname } = useLocation()
  const display = useDisplay(styles['tool'], !switchedOff.includes('DWELL'))
  const header = useRef<HTMLElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  useMeasuredHeight(strip, '--strip-measured')
  useMeasuredHeight(header, '--bar-measured', { heightOf: barHeight })
  return (
    <header ref={header} className={styles['header']}>
      <div ref={strip} className={styles['contact']}>
        <a className={styles['contactLink']} href={supportPhone.href}>
          <Icon name="phone" />
          <span>
            <span className={styles['more']}>Call</span> <strong>{supportPhone.display}</strong>
          </span>
        </a>
        <a className={`${styles['contactLink']} ${styles['email']}`} href={`mailto:${contactEmail}`}>
          <Icon name="email" />
          <span>
            <span className={styles['more']}>Email</span> <span>{contactEmail}</span>
          </span>
        </a>
      </div>
      {/* Wide layout: a link for pointers alone (Header.module.css), because Home is the next stop and has the same words. */}
      <SiteLink className={styles['logo']} to="/">
        <Logo name={providerName} />
      </SiteLink>
      <div className={styles['tools']}>
        {!missingPages.includes('/search') && (
          <SiteLink className={styles['tool']} to="/search" aria-current={pathname === '/search' ? 'page' : undefined}>
            <Icon name="search" />
            Search
          </SiteLink>
        )}
        <div data-needs-scripts="">{display.button}</div>
      </div>
      {display.panel}
      <ReferralLink className={styles['narrowReferral']} />
      <Navigation entries={menu} providerName={providerName} />
      <ReferralLink className={styles['wideReferral']} />
    </header>
  )
})
