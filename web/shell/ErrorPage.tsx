import { telHref } from '#schema/contact.ts'
import { pageErrors } from '#schema/errors/page-errors.ts'
import { shownPath } from '#web/lib/page-title.ts'
import type { Contact } from '#web/lib/site-context.ts'
import { SiteLink } from '#web/lib/site-link/SiteLink.tsx'
import { ButtonLink } from '#web/ui/button/ButtonLink.tsx'
import { PageHeader } from '#web/ui/page-header/PageHeader.tsx'
import styles from './ErrorPage.module.css'
import type { Settings } from './settings.ts'

const ways = [
  ['/search', 'Search this website'],
  ['/', 'Go to the home page'],
  ['/services', 'See our services'],
  ['/contact-us/general-enquiry', 'Send us an enquiry'],
] as const

interface Props {
  /** 404, or any other status for a server error. */
  readonly status?: number
  /** The requested address. */
  readonly path?: string
  /** The absolute address to retry. */
  readonly href?: string
  /** Missing when the content could not be read. */
  readonly settings?: Settings | null | undefined
  /** The provider, where there are no settings. */
  readonly contact?: Contact | undefined
}

/** Explains what happened and offers links to continue. */
export function ErrorPage({ status = 500, path = '', href, settings, contact }: Props) {
  const isNotFound = status === 404
  const phone = settings?.supportPhone ?? (contact && { href: telHref(contact.phone), display: contact.phone })
  const { words, next } = isNotFound ? pageErrors.notFound : pageErrors.broken
  return (
    <>
      {!settings && contact && <p className="container">{contact.name}</p>}
      <PageHeader title={isNotFound ? 'Page Not Found' : 'Internal Server Error'} lead={words} canPrint={false}>
        {isNotFound && <p className={styles['path']}>Page Not Found: {shownPath(path)}</p>}
      </PageHeader>
      <section className={`container ${styles['ways']}`} aria-labelledby="ways-on">
        <h2 id="ways-on">What you can do next</h2>
        {!isNotFound && <p className="measure">{next}</p>}
        {href !== undefined && (
          <p>
            <a href={href}>Load the page again</a>
          </p>
        )}
        <ul className={styles['list']}>
          {ways
            .filter(([to]) => !settings?.missingPages.includes(to))
            .map(([to, label]) => (
              <li key={to}>
                <SiteLink to={to}>{label}</SiteLink>
              </li>
            ))}
        </ul>
        {phone && (
          <ButtonLink href={phone.href} icon="phone">
            {`Call ${phone.display}`}
          </ButtonLink>
        )}
      </section>
    </>
  )
}
