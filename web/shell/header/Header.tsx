import { memo, useMemo } from 'react'
import { useLocation } from 'react-router'
import { mainMenu } from '#schema/site-map.ts'
import { SiteLink } from '#web/lib/site-link/SiteLink.tsx'
import { Icon } from '#web/ui/icon/Icon.tsx'
import { Logo } from '#web/ui/logo/Logo.tsx'
import { useDisplay } from '#web/shell/display/use-display.tsx'
import { menuWithout } from '#web/shell/navigation/menu-without.ts'
import { Navigation } from '#web/shell/navigation/Navigation.tsx'
import type { Settings } from '#web/shell/settings.ts'
import styles from './Header.module.css'
import { ReferralLink } from './ReferralLink.tsx'

/**
 * Phone, email and search in a strip that scrolls away; logo, navigation and Referral in a bar that sticks if the window is tall
 * enough. The Referral button is rendered twice, once for each layout, and only one of them is displayed.
 */
export const Header = memo(function Header({ settings }: { readonly settings: Settings }) {
  const { supportPhone, contactEmail, providerName, missingPages, switchedOff } = settings
  const menu = useMemo(() => menuWithout(missingPages, mainMenu), [missingPages])
  const { pathname } = useLocation()
  const display = useDisplay(styles['contactLink'], !switchedOff.includes('DWELL'))
  return (
    <header className={styles['header']}>
      <div className={styles['strip']}>
        <div className={`container ${styles['contact']}`}>
          <div className={styles['group']}>
            <a className={styles['contactLink']} href={supportPhone.href}>
              <Icon name="phone" />
              <span>
                <span className={styles['call']}>Call</span> <strong>{supportPhone.display}</strong>
              </span>
            </a>
            <a className={styles['contactLink']} href={`mailto:${contactEmail}`}>
              <Icon name="email" />
              <span>
                <span className={styles['email']}>Email</span> <span>{contactEmail}</span>
              </span>
            </a>
          </div>
          <div className={styles['group']}>
            {!missingPages.includes('/search') && (
              <SiteLink
                className={styles['contactLink']}
                to="/search"
                aria-current={pathname === '/search' ? 'page' : undefined}
              >
                <Icon name="search" />
                Search
              </SiteLink>
            )}
            <div className={styles['display']} data-needs-scripts="">
              {display.button}
            </div>
          </div>
        </div>
      </div>
      {display.panel}
      <div className={`container ${styles['bar']}`}>
        {/* Wide layout: a link for pointers alone (Header.module.css), because Home is the next stop and has the same words. */}
        <SiteLink className={styles['logo']} to="/">
          <Logo name={providerName} />
        </SiteLink>
        <ReferralLink className={styles['narrowReferral']} />
        <Navigation entries={menu} providerName={providerName} />
        <ReferralLink className={styles['wideReferral']} />
      </div>
    </header>
  )
})
