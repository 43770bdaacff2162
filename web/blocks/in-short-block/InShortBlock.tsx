import type { InShortBlock_BlockFragment } from '#web/graphql/generated.ts'
import styles from './InShortBlock.module.css'

/** The page's main points, for visitors who read nothing else. */
export function InShortBlock({ block }: { block: InShortBlock_BlockFragment }) {
  return (
    <section className={styles['inShort']}>
      <h2 id={block.key}>In short</h2>
      <ul role="list">
        {block.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  )
}
