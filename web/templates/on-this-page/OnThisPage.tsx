import type { OutlineEntry } from '#web/blocks/outline.ts'
import { WayPast } from '#web/ui/way-past/WayPast.tsx'
import styles from './OnThisPage.module.css'

/** Fewer headings are found as fast by scrolling. */
const fewest = 5

/** Links to the headings of a long page; nothing on a short page. */
export function OnThisPage({ entries }: { entries: readonly OutlineEntry[] }) {
  if (entries.length < fewest) return null
  return (
    <nav className={styles['outline']} aria-labelledby="on-this-page">
      <h2 id="on-this-page">On this page</h2>
      <WayPast of="“On this page”" />
      <ul role="list">
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
