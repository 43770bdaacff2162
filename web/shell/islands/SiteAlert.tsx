import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'
import type { Settings } from '#web/shell/settings.ts'
import { Icon } from '#web/ui/icon/Icon.tsx'
import styles from './SiteAlert.module.css'
import { useIsland } from './store.ts'

/**
 * What everybody should know today. It is served with the page; in an open page the island brings what has changed, which is then
 * spoken once, politely: so its place is there before there is an alert.
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
              {alert.message} {alert.link && <ContentLink href={alert.link.href}>{alert.link.label}</ContentLink>}
            </span>
          </p>
        </section>
      )}
    </div>
  )
}
