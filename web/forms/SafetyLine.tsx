import type { ReactNode } from 'react'
import { withCallLinks } from '#web/lib/call-links.tsx'
import { formatTime } from '#web/lib/dates.ts'
import type { FormDefinition } from '#schema/forms/form-definition.ts'
import styles from './SafetyLine.module.css'

/** The site settings that a form shows; each is null while the content service is unavailable. */
export interface FormHelp {
  readonly safetyNote: string | null
  readonly phone: { readonly display: string; readonly href: string } | null
  /** Office hours: times as '08:30'. */
  readonly hours: { readonly days: string; readonly opens: string; readonly closes: string } | null
  /** The organisation that collects the answers. */
  readonly provider: string | null
}

interface SafetyLineProps {
  readonly definition: FormDefinition
  readonly help: FormHelp
  /** Below the line. */
  readonly children?: ReactNode
}

/** What to do in danger, above the first question and on every confirmation. It does not depend on content. */
export const SafetyLine = ({ definition, help: { safetyNote }, children }: SafetyLineProps) => (
  <div className={styles['safety']}>
    <p>{withCallLinks(safetyNote ?? definition.words.safety)}</p>
    {children}
  </div>
)

/** When staff read the form, and the phone number. */
export const OfficeHours = ({ help: { hours, phone } }: { readonly help: FormHelp }) => (
  <p>
    <span>
      {hours
        ? `We only read this form in office hours: ${hours.days}, ${formatTime(hours.opens)} to ${formatTime(hours.closes)}.`
        : 'We only read this form in office hours.'}
    </span>
    {phone && (
      <>
        {' '}
        Or call us on{' '}
        <a className={styles['phone']} href={phone.href}>
          {phone.display}
        </a>
        .
      </>
    )}
  </p>
)
