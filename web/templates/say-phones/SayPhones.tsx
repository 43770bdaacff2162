import type { SayQuery } from '#web/graphql/generated.ts'
import { ButtonLink } from '#web/ui/button/ButtonLink.tsx'
import styles from './SayPhones.module.css'

/** Numbers to call at once, where a sentence of the picture board says that someone may not be safe. */
export function SayPhones({ phones }: Pick<NonNullable<SayQuery['board']>, 'phones'>) {
  if (phones.length === 0) return null
  return (
    <section className={styles['phones']} aria-labelledby="call-now">
      <h2 id="call-now">Call now if you’re not safe</h2>
      <ul role="list">
        {phones.map(({ label, href }) => (
          <li key={href}>
            <ButtonLink href={href} icon="phone">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
