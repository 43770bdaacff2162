import { memo } from 'react'
import { officesId } from '#schema/contact.ts'
import { siteMapRow } from '#schema/site-map.ts'
import { formatTime } from '#web/lib/dates.ts'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'
import { SiteLink } from '#web/lib/site-link/SiteLink.tsx'
import { PhoneStaffed } from '#web/shell/islands/PhoneStaffed.tsx'
import { Notifications } from '#web/shell/notifications/Notifications.tsx'
import type { Settings } from '#web/shell/settings.ts'
import { Icon } from '#web/ui/icon/Icon.tsx'
import { KerbLine } from '#web/ui/kerb-line/KerbLine.tsx'
import { WayPast } from '#web/ui/way-past/WayPast.tsx'
import styles from './Footer.module.css'
import { OfficeAddress } from './OfficeAddress.tsx'

interface Props {
  readonly settings: Settings
  /** On forms and the picture board: ways to reach a person, and nothing that leads away from what someone is doing. */
  readonly isShort?: boolean
}

/**
 * Help, offices, links, badge and acknowledgement, in the same order on every page (WCAG 3.2.6). The notifications keep their place
 * in both forms: they hold what has been announced.
 */
export const Footer = memo(function Footer({ settings, isShort = false }: Props) {
  return (
    <footer>
      <KerbLine size="edge" at="end" isFilled />
      <div className={styles['ground']} data-short={isShort || undefined}>
        <div className={`container ${styles['inner']}`}>
          {/* Counted anew in the other form. */}
          <WayPast key={String(isShort)} of="the footer" />
          {isShort ? <ShortParts settings={settings} /> : <Parts settings={settings} />}
          <Notifications />
        </div>
      </div>
    </footer>
  )
})

/** The items of a list of links, without the pages that are not shown. */
const linksTo = (links: readonly Pick<Settings['helpLinks'][number], 'label' | 'href'>[], { missingPages }: Settings) =>
  links
    .filter(({ href }) => !missingPages.includes(href))
    .map(({ label, href }) => (
      <li key={href}>
        <ContentLink className={styles['link']} href={href}>
          {label}
        </ContentLink>
      </li>
    ))

const Phone = ({ supportPhone }: Pick<Settings, 'supportPhone'>) => (
  <a className={styles['phone']} href={supportPhone.href}>
    <Icon name="phone" />
    {supportPhone.display}
  </a>
)

function Parts({ settings }: { readonly settings: Settings }) {
  const { openingHours, contactEmail, badge, subscribeLink, providerName } = settings
  return (
    <>
      <div className={styles['columns']}>
        <section className={styles['talk']} aria-labelledby="footer-talk">
          <div className={styles['words']}>
            <h2 className={styles['heading']} id="footer-talk">
              Talk to us
            </h2>
            <Phone supportPhone={settings.supportPhone} />
            <p>
              {openingHours.days}, {formatTime(openingHours.opens)} to {formatTime(openingHours.closes)}, Brisbane time.{' '}
              {openingHours.closedNote}
            </p>
            <PhoneStaffed />
            <img
              className={styles['badge']}
              src={badge.url}
              width={badge.width}
              height={badge.height}
              alt={badge.alt}
              loading="lazy"
            />
          </div>
          <ul className={styles['links']} role="list">
            <li>
              <a className={styles['link']} href={`mailto:${contactEmail}`}>
                {contactEmail}
              </a>
            </li>
            <li>
              <SiteLink className={styles['link']} to="/contact-us/general-enquiry">
                Send an enquiry
              </SiteLink>
            </li>
            {linksTo(settings.helpLinks, settings)}
          </ul>
        </section>
        <section aria-labelledby={officesId}>
          <h2 className={styles['heading']} id={officesId}>
            Visit us
          </h2>
          <div className={styles['officeList']}>
            {settings.offices.map((office) => (
              <OfficeAddress office={office} key={office.name} />
            ))}
          </div>
        </section>
        <nav aria-labelledby="footer-policies">
          <h2 className={styles['heading']} id="footer-policies">
            Policies
          </h2>
          <ul className={styles['links']} role="list">
            {linksTo(settings.policyLinks, settings)}
          </ul>
        </nav>
        <section aria-labelledby="footer-follow">
          <h2 className={styles['heading']} id="footer-follow">
            Keep in touch
          </h2>
          <ul className={`${styles['links']} ${styles['row']}`} role="list">
            <li>
              <ContentLink className={styles['link']} href={subscribeLink.href} opensInNewTab>
                {subscribeLink.label}
              </ContentLink>
            </li>
            {settings.socialLinks.map(({ label, href }) => (
              <li key={href}>
                <ContentLink className={styles['link']} href={href}>
                  <NetworkName label={label} providerName={providerName} />
                </ContentLink>
              </li>
            ))}
          </ul>
        </section>
        <nav aria-label="This website">
          <ul className={`${styles['links']} ${styles['row']}`} role="list">
            {linksTo(
              (['/accessibility', '/sitemap'] as const).map((href) => ({ label: siteMapRow(href).title, href })),
              settings,
            )}
          </ul>
        </nav>
      </div>
      <p className={styles['said']}>{settings.acknowledgement}</p>
      {settings.sampleNote && <p className={styles['sample']}>{settings.sampleNote}</p>}
    </>
  )
}

/** Under its heading a network's name is enough to see; the link's name is the whole label, with the provider (S27). */
function NetworkName({ label, providerName }: { readonly label: string; readonly providerName: string }) {
  const start = `${providerName} on`
  if (!label.startsWith(`${start} `)) return label
  return (
    <>
      <span className="visually-hidden">{start}</span>
      {label.slice(start.length)}
    </>
  )
}

function ShortParts({ settings }: { readonly settings: Settings }) {
  return (
    <>
      <div className={styles['line']}>
        <Phone supportPhone={settings.supportPhone} />
        <PhoneStaffed />
      </div>
      <ul className={`${styles['links']} ${styles['row']}`} role="list">
        {linksTo(
          settings.helpLinks.filter(({ href }) => href.startsWith('sms:') || href === '/contact-us'),
          settings,
        )}
        {linksTo(settings.policyLinks.slice(0, 1), settings)}
        {linksTo([{ label: siteMapRow('/accessibility').title, href: '/accessibility' }], settings)}
      </ul>
      <details className={`${styles['fold']} ${styles['said']}`}>
        <summary>Acknowledgement of Country</summary>
        <p>{settings.acknowledgement}</p>
      </details>
    </>
  )
}
