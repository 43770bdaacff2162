import { BlockSection } from '#web/blocks/block-section/BlockSection.tsx'
import { Picture } from '#web/blocks/picture/Picture.tsx'
import type { PeopleBlock_BlockFragment } from '#web/graphql/generated.ts'
import styles from './PeopleBlock.module.css'

/** People with their roles. A person without a portrait gets a placeholder of the same size. */
export function PeopleBlock({ block }: { block: PeopleBlock_BlockFragment }) {
  return (
    <BlockSection id={block.key} heading={block.heading}>
      <ul role="list" className={styles['people']}>
        {block.people.map(({ id, name, role, about, picture }) => (
          <li key={id}>
            <div className={styles['portrait']}>{picture && <Picture picture={picture} sizes="8rem" />}</div>
            <div>
              <h3>{name}</h3>
              <p className={styles['role']}>{role}</p>
            </div>
            <p className={styles['about']}>{about}</p>
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
