import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'
import type { Settings } from '#web/shell/settings.ts'
import { Icon } from '#web/ui/icon/Icon.tsx'
import styles from './SiteAlert.module.css'
import { useIsland } from './island-states.ts'

/**
 * The current site-wide alert. The page contains the alert of its rendering; in an open page the island announces changes once,
 * politely. The live region is therefore rendered even without an alert.
 */
export function SiteAlert({ served }: { readonly served: Settings['siteAlert'] }) {
  const fresh = useIsland('site-alert')
  const alert = fresh === undefined ? served : fresh
  return (
    <div role="status">
      {alert && (
        <section className={styles['alert']} aria-label="Site alert">
          <p className={`container ${styles['words']}`}>
            <Icon name="warning" />
            <span>
              <span>{alert.message}</span>{' '}
              {alert.link && <ContentLink href={alert.link.href}>{alert.link.label}</ContentLink>}
            </span>
          </p>
        </section>
      )}
    </div>
  )
}
