import type { CallToActionBlock_BlockFragment } from '#web/graphql/generated.ts'
import { ButtonLink } from '#web/ui/button/ButtonLink.tsx'
import styles from './CallToActionBlock.module.css'

/** Next steps: links styled as buttons. The first is the primary button. */
export function CallToActionBlock({ block }: { block: CallToActionBlock_BlockFragment }) {
  return (
    // On paper its promises would stand without their links.
    <section className={styles['band']} data-screen-only>
      <h2 id={block.key}>{block.heading}</h2>
      {block.intro && <p>{block.intro}</p>}
      <div className={styles['links']}>
        {block.links.map(({ label, href }, index) => (
          <ButtonLink key={href} href={href} kind={index === 0 ? 'primary' : 'secondary'}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </section>
  )
}
