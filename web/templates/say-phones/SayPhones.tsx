import type { SayQuery } from '#web/graphql/generated.ts'
import { ButtonLink } from '#web/ui/button/ButtonLink.tsx'
import styles from './SayPhones.module.css'

/** Ways to get help at once, where a sentence of the picture board says that someone may not be safe. A call to 000 stands out. */
export function SayPhones({ phones }: Pick<NonNullable<SayQuery['board']>, 'phones'>) {
  if (phones.length === 0) return null
  return (
    <section className={styles['phones']} aria-labelledby="call-now">
      <h2 id="call-now">Call now if you’re not safe</h2>
      <ul role="list">
        {phones.map(({ label, href }) => (
          <li key={label}>
            <ButtonLink
              href={href}
              icon={href.startsWith('tel:') ? 'phone' : undefined}
              kind={href === 'tel:000' ? 'primary' : 'secondary'}
            >
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
