import { CardPicture } from '#web/blocks/picture/Picture.tsx'
import type { FinderQuery } from '#web/graphql/generated.ts'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'
import { Icon } from '#web/ui/icon/Icon.tsx'
import styles from './FinderChoices.module.css'

type Question = NonNullable<NonNullable<FinderQuery['finder']>['question']>

/** The answers to a question as full-width links, so that one tap is enough and no scripts are needed. */
export function FinderChoices({ choices }: Pick<Question, 'choices'>) {
  return (
    <ul role="list" className={styles['choices']}>
      {choices.map(({ path, label, hint, picture, isChosen }) => (
        <li key={label}>
          <ContentLink className={styles['choice']} href={path}>
            {picture && (
              <span className={styles['picture']} data-choice-picture="">
                <CardPicture picture={picture} />
              </span>
            )}
            <span className={styles['words']}>
              <span className={styles['label']}>{label}</span>
              {/* The space separates the words for screen readers. */}
              {hint && ' '}
              {hint && <span>{hint}</span>}
              {isChosen && ' '}
              {isChosen && <span className={styles['chosen']}>Your current answer</span>}
            </span>
            <Icon name="arrow" />
          </ContentLink>
        </li>
      ))}
    </ul>
  )
}
