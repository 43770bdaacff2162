import { useLocation } from 'react-router'
import { SiteLink } from '#web/lib/site-link/SiteLink.tsx'
import styles from './Header.module.css'

const referral = '/contact-us/referral'

/** Links to the referral form. On that page it is marked as current and inert (S21, S22). */
export function ReferralLink({ className }: { readonly className: string | undefined }) {
  const isHere = useLocation().pathname === referral
  return (
    <SiteLink
      className={`${styles['referral']} ${className}`}
      to={referral}
      aria-current={isHere ? 'page' : undefined}
      onClick={(event) => isHere && event.preventDefault()}
    >
      Referral
    </SiteLink>
  )
}
