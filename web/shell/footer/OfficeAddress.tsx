import { formatDayAndDate } from '#web/lib/dates.ts'
import type { Settings } from '#web/shell/settings.ts'
import styles from './Footer.module.css'

/**
 * One office: its address and, folded, its phone, access, and the days on which it is closed. Each text is a single string, because React inserts
 * comments between adjacent ones and every page has this component.
 */
export function OfficeAddress({ office }: { readonly office: Settings['offices'][number] }) {
  const isFolded = office.phone !== null || office.access !== null || office.closures.length > 0
  return (
    <div>
      <h3 className={styles['officeName']}>{office.name}</h3>
      <address>
        {office.street}
        <br />
        {`${office.suburb} ${office.state} ${office.postcode}`}
      </address>
      {isFolded && (
        <details className={styles['fold']}>
          <summary>
            Before you visit<span className="visually-hidden">{`, ${office.name} office`}</span>
          </summary>
          {office.phone && (
            <a className={styles['link']} href={office.phone.href}>
              {office.phone.display}
            </a>
          )}
          {office.access && <p>{office.access}</p>}
          {office.closures.length > 0 && (
            <ul>
              {office.closures.map(({ date, reason }) => (
                <li key={date}>
                  <time dateTime={date}>{formatDayAndDate(date)}</time>
                  {`: ${reason}`}
                </li>
              ))}
            </ul>
          )}
        </details>
      )}
    </div>
  )
}
