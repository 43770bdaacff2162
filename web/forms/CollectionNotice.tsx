import type { FormDefinition } from '#schema/forms/form-definition.ts'
import styles from './CollectionNotice.module.css'
import type { FormHelp } from './form-help.ts'

interface CollectionNoticeProps {
  readonly definition: FormDefinition
  readonly help: FormHelp
}

/**
 * What becomes of the answers, in two layers: why we ask and who sees it in a sentence or two, the rest one press further. What
 * it must say: Australian Privacy Principle 5,
 * https://www.oaic.gov.au/privacy/australian-privacy-principles/australian-privacy-principles-guidelines/chapter-5-app-5-notification-of-the-collection-of-personal-information
 */
export function CollectionNotice({ definition: { notice, collection, retentionDays }, help }: CollectionNoticeProps) {
  const { provider, phone } = help
  return (
    <div className={styles['notice']}>
      <p>{notice}</p>
      <details className={styles['more']}>
        <summary>More about your privacy</summary>
        <dl>
          <dt>Who collects it</dt>
          <dd>
            {provider ?? 'We, the provider whose website this is'}.
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
          <dt>If you leave something out</dt>
          <dd>{collection.ifNotAnswered}</dd>
          <dt>How long we keep it</dt>
          <dd>
            This website erases it after {retentionDays} days. Until you send it, what you type stays in this window of
            your browser alone.
          </dd>
          <dt>If you want to see it, correct it or complain</dt>
          <dd>
            Call us or write to us and say the reference. Our privacy policy tells you how, and who outside can help. It
            is free.
          </dd>
        </dl>
      </details>
      <p>
        {/* A plain link: a browser gives back what was typed when a person comes Back from one. */}
        <a href="/privacy-policy">Read our privacy policy</a>
      </p>
    </div>
  )
}
