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

/** Help, offices, links, badge and acknowledgement, in the same order on every page (WCAG 3.2.6). */
export const Footer = memo(function Footer({ settings }: { readonly settings: Settings }) {
  const { openingHours, supportPhone, contactEmail, badge, subscribeLink, missingPages } = settings
  const isShown = (href: string) => !missingPages.includes(href)
  const linksTo = (links: Settings['helpLinks']) =>
    links
      .filter(({ href }) => isShown(href))
      .map(({ label, href }) => (
        <li key={href}>
          <ContentLink className={styles['link']} href={href}>
            {label}
          </ContentLink>
        </li>
      ))
  return (
    <footer>
      <KerbLine size="edge" at="end" isFilled />
      <div className={styles['ground']}>
        <div className={`container ${styles['inner']}`}>
          <WayPast of="the footer" />
          <div className={styles['help']}>
            <section className={styles['talk']} aria-labelledby="footer-talk">
              <h2 className={styles['heading']} id="footer-talk">
                Talk with us
              </h2>
              <a className={styles['phone']} href={supportPhone.href}>
                <Icon name="phone" />
                {supportPhone.display}
              </a>
              <p>
                {openingHours.days}, {formatTime(openingHours.opens)} to {formatTime(openingHours.closes)}, Brisbane
                time. {openingHours.closedNote}
              </p>
              <PhoneStaffed />
              <ul className={styles['links']} role="list">
                <li>
                  <a className={styles['link']} href={`mailto:${contactEmail}`}>
                    {contactEmail}
                  </a>
                </li>
                <li>
                  <SiteLink className={styles['link']} to="/contact-us/general-enquiry">
                    Send us an enquiry
                  </SiteLink>
                </li>
                {linksTo(settings.helpLinks)}
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
          </div>
          <div className={styles['more']}>
            <nav aria-labelledby="footer-policies">
              <h2 className={styles['smallHeading']} id="footer-policies">
                Policies
              </h2>
              <ul className={styles['links']} role="list">
                {linksTo(settings.policyLinks)}
              </ul>
            </nav>
            <section aria-labelledby="footer-follow">
              <h2 className={styles['smallHeading']} id="footer-follow">
                Keep in touch
              </h2>
              <ul className={styles['links']} role="list">
                <li>
                  <ContentLink className={styles['link']} href={subscribeLink.href} opensInNewTab>
                    {subscribeLink.label}
                  </ContentLink>
                </li>
                {settings.socialLinks.map(({ label, href }) => (
                  <li key={href}>
                    <ContentLink className={styles['link']} href={href}>
                      {label}
                    </ContentLink>
                  </li>
                ))}
              </ul>
            </section>
            <img
              className={styles['badge']}
              src={badge.url}
              width={badge.width}
              height={badge.height}
              alt={badge.alt}
              loading="lazy"
            />
          </div>
          <div className={styles['end']}>
            <p className={styles['acknowledgement']}>{settings.acknowledgement}</p>
            {settings.sampleNote && <p className={styles['sample']}>{settings.sampleNote}</p>}
            <nav aria-label="This website">
              <ul className={styles['links']} role="list">
                {(['/careers', '/prices', '/search', '/accessibility', '/sitemap'] as const)
                  .filter(isShown)
                  .map((to) => (
                    <li key={to}>
                      <SiteLink className={styles['link']} to={to}>
                        {siteMapRow(to).title}
                      </SiteLink>
                    </li>
                  ))}
              </ul>
            </nav>
            <Notifications />
          </div>
        </div>
      </div>
    </footer>
  )
})
