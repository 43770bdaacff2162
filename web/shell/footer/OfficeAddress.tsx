import { formatDayAndDate } from '#web/lib/dates.ts'
import type { Settings } from '#web/shell/settings.ts'
import styles from './Footer.module.css'

/**
 * One office: its address, phone, access, and the days on which it is closed. Each text is a single string, because React inserts
 * comments between adjacent ones and every page has this component.
 */
export function OfficeAddress({ office }: { readonly office: Settings['offices'][number] }) {
  return (
    <div>
      <h3 className={styles['officeName']}>{office.name}</h3>
      <address>
        {office.street}
        <br />
        {`${office.suburb} ${office.state} ${office.postcode}`}
        {office.phone && (
          <>
            <br />
            <a className={styles['link']} href={office.phone.href}>
              {office.phone.display}
            </a>
          </>
        )}
      </address>
      {office.access && (
        <details className={styles['closures']}>
          <summary>
            Getting in<span className="visually-hidden">{` to the ${office.name} office`}</span>
          </summary>
          <p className={styles['access']}>{office.access}</p>
        </details>
      )}
      {office.closures.length > 0 && (
        <details className={styles['closures']}>
          <summary>
            Days closed<span className="visually-hidden">{`, ${office.name} office`}</span>
          </summary>
          <ul>
            {office.closures.map(({ date, reason }) => (
              <li key={date}>
                <time dateTime={date}>{formatDayAndDate(date)}</time>
                {`: ${reason}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
