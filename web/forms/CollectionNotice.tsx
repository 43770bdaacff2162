import { type FormDefinition, retentionInWords } from '#schema/forms/form-definition.ts'
import styles from './CollectionNotice.module.css'
import type { FormHelp } from './SafetyLine.tsx'

interface CollectionNoticeProps {
  readonly definition: FormDefinition
  readonly help: FormHelp
}

/**
 * The privacy notice in two layers: why we collect the answers and who sees them, then the details in a disclosure. Its
 * content is required by Australian Privacy Principle 5,
 * https://www.oaic.gov.au/privacy/australian-privacy-principles/australian-privacy-principles-
 * guidelines/chapter-5-app-5-notification-of-the-collection-of-personal-information
 */
export function CollectionNotice({ definition, help }: CollectionNoticeProps) {
  const { notice, collection, words } = definition
  const { provider, phone } = help
  const same = words.collection
  return (
    <div className={styles['notice']}>
      <p>{notice}</p>
      <details className={styles['more']}>
        <summary>{same.more}</summary>
        <dl>
          <dt>{same.who}</dt>
          <dd>
            <span>{`${provider ?? same.unknownProvider}.`}</span>
            {phone && (
              <>
                {' '}
                Phone <a href={phone.href}>{phone.display}</a>.
              </>
            )}
          </dd>
          <dt>Why</dt>
          <dd>{collection.why}</dd>
          <dt>Who sees it</dt>
          <dd>{collection.seenBy}</dd>
          <dt>{same.leftOut}</dt>
          <dd>{collection.ifNotAnswered}</dd>
          <dt>{same.howLong}</dt>
          <dd>{`The website deletes its copy after ${retentionInWords(definition)}. ${same.untilSent}`}</dd>
          <dt>{same.yours}</dt>
          <dd>{same.rights}</dd>
        </dl>
      </details>
      <p>
        {/* A plain link: after a full page load, the browser's Back restores what was typed. */}
        <a href="/privacy-policy">{same.policy}</a>
      </p>
    </div>
  )
}
