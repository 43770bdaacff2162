import { useLocation } from 'react-router'
import { useSiteSettings } from '#web/blocks/use-site-settings.ts'
import type { ContactPanelBlock_BlockFragment } from '#web/graphql/generated.ts'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'
import { ButtonLink } from '#web/ui/button/ButtonLink.tsx'
import { Icon } from '#web/ui/icon/Icon.tsx'
import styles from './ContactPanelBlock.module.css'

const enquiry = '/contact-us/general-enquiry'

/** Phone number, e-mail address and enquiry form. The contact details are site settings; the block only has its own text. */
export function ContactPanelBlock({ block }: { block: ContactPanelBlock_BlockFragment }) {
  const settings = useSiteSettings()
  const { pathname } = useLocation()
  // On the enquiry form without settings there is nothing to link to, so the heading alone would mislead.
  if (!settings && pathname === enquiry) return null
  // On a narrow screen the address breaks after the @.
  const [account, domain] = settings?.contactEmail.split('@') ?? []
  return (
    <div className={styles['frame']} data-screen-only>
      <section className={styles['panel']}>
        <div className={styles['words']}>
          <h2 id={block.key}>{block.heading}</h2>
          {block.intro && <p>{block.intro}</p>}
        </div>
        <div className={styles['ways']}>
          {settings && (
            <>
              <ContentLink className={styles['phone']} href={settings.supportPhone.href}>
                <Icon name="phone" />
                {settings.supportPhone.display}
              </ContentLink>
              <ContentLink className={styles['email']} href={`mailto:${settings.contactEmail}`}>
                <Icon name="email" />
                <span>
                  {account}@<wbr />
                  {domain}
                </span>
              </ContentLink>
            </>
          )}
          {pathname !== enquiry && (
            <ButtonLink href={enquiry} kind="secondary">
              Send an enquiry
            </ButtonLink>
          )}
        </div>
      </section>
    </div>
  )
}
