import styles from './PhoneStaffed.module.css'
import { useIsland } from './store.ts'

/** Whether somebody answers the phone now. A kept page cannot know, so the island says it; until then its place is empty. */
export function PhoneStaffed() {
  const isStaffed = useIsland('phone')?.isStaffed ?? null
  return (
    <p className={styles['now']}>
      {isStaffed !== null && (isStaffed ? 'Our phones are open now.' : 'Our phones are closed right now.')}
    </p>
  )
}
