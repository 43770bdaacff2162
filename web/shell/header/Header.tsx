import { SiteLink } from '#web/lib/site-link/SiteLink.tsx'
import { Icon } from '#web/ui/icon/Icon.tsx'
import { Logo } from '#web/ui/logo/Logo.tsx'
import { useDisplay } from '#web/shell/display/use-display.tsx'
import { Navigation } from '#web/shell/navigation/Navigation.tsx'
import type { Settings } from '#web/shell/settings.ts'
import styles from './Header.module.css'
import { ReferralLink } from './ReferralLink.tsx'

/**
 * Phone and e-mail in a strip that scrolls away; logo, navigation and Referral in a bar that sticks where the window is tall
 * enough. The Referral button stands twice, each in the place that one of the two layouts gives it, and never in both.
 */
export function Header({ settings }: { readonly settings: Settings }) {
  const { supportPhone, contactEmail, providerName } = settings
  const display = useDisplay(styles['contactLink'])
  return (
    <header className={styles['header']}>
      <div className={styles['strip']}>
        <div className={`container ${styles['contact']}`}>
          <a className={styles['contactLink']} href={supportPhone.href}>
            <Icon name="phone" />
            <span>
              Call <strong>{supportPhone.display}</strong>
            </span>
          </a>
          <a className={styles['contactLink']} href={`mailto:${contactEmail}`}>
            <Icon name="email" />
            <span>
              Email <span className={styles['address']}>{contactEmail}</span>
            </span>
          </a>
          <div className={styles['display']}>{display.button}</div>
        </div>
      </div>
      {display.panel}
      <div className={`container ${styles['bar']}`}>
        <SiteLink className={styles['logo']} to="/">
          <Logo name={providerName} /> <span className="visually-hidden">home page</span>
        </SiteLink>
        <ReferralLink className={styles['narrowReferral']} />
        <Navigation />
        <ReferralLink className={styles['wideReferral']} />
      </div>
    </header>
  )
}
