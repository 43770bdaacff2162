import styles from './PhoneStaffed.module.css'
import { useIsland } from './island-states.ts'

/** Whether staff answer the phone now. A cached page cannot contain this, so the island loads it; until then it is empty. */
export function PhoneStaffed() {
  const isStaffed = useIsland('phone')?.isStaffed ?? null
  return (
    <p className={styles['now']}>
      {isStaffed !== null && (isStaffed ? 'Our phone lines are open now.' : 'Our phone lines are closed right now.')}
    </p>
  )
}
