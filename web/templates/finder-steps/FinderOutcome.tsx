import { BlockSection } from '#web/blocks/block-section/BlockSection.tsx'
import { CardList } from '#web/blocks/card-list/CardList.tsx'
import { CardPicture } from '#web/blocks/picture/Picture.tsx'
import { RichText } from '#web/blocks/rich-text/RichText.tsx'
import { StepList } from '#web/blocks/steps-block/StepList.tsx'
import { useSiteSettings } from '#web/blocks/use-site-settings.ts'
import type { FinderAdvice_AdviceFragment, FinderQuery } from '#web/graphql/generated.ts'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'
import { CopyLink } from '#web/templates/copy-link/CopyLink.tsx'
import { ButtonLink } from '#web/ui/button/ButtonLink.tsx'
import { Card } from '#web/ui/card/Card.tsx'
import { outcomeWords } from './outcome-words.ts'

type FinderResult = NonNullable<NonNullable<FinderQuery['finder']>['result']>

interface Props extends Pick<FinderResult, 'urgent' | 'services' | 'funding' | 'nextSteps'> {
  /** The address of this outcome. */
  readonly address: string
}

/** The finder's outcome: what can't wait, services, possible funding, and next steps. The page loads its styles (outcome.css). */
export function FinderOutcome({ urgent, services, funding, nextSteps, address }: Props) {
  return (
    <>
      {urgent.map((advice) => (
        <BlockSection key={advice.id} id={advice.id} heading={advice.title}>
          <Advice {...advice} />
        </BlockSection>
      ))}
      {services.length > 0 && (
        <BlockSection id="what-may-help" heading={outcomeWords.services}>
          <CardList picturesOnPhones="beside">
            {services.map(({ id, name, summary, path, picture }) => (
              <li key={id}>
                <Card title={name} href={path} picture={picture && <CardPicture picture={picture} />}>
                  {summary}
                </Card>
              </li>
            ))}
          </CardList>
        </BlockSection>
      )}
      {funding.length > 0 && (
        <BlockSection id="who-may-pay" heading={outcomeWords.funding} intro={outcomeWords.fundingIntro}>
          <ul role="list" className="outcome-funding">
            {funding.map((advice) => (
              <li key={advice.id}>
                <h3>{advice.title}</h3>
                <Advice {...advice} />
              </li>
            ))}
          </ul>
        </BlockSection>
      )}
      {nextSteps.length > 0 && (
        <BlockSection id="what-to-do-next" heading={outcomeWords.nextSteps}>
          <StepList
            steps={nextSteps.map((advice) => ({
              key: advice.id,
              title: advice.title,
              children: <Advice {...advice} />,
            }))}
          />
        </BlockSection>
      )}
      {/* Without scripts, visitors can use the browser's menu for both. */}
      <div className="outcome-keep" data-screen-only data-needs-scripts="">
        <CopyLink path={address} label="Copy a link to this page" />
      </div>
    </>
  )
}

function Advice({ text, link, hasPhone }: FinderAdvice_AdviceFragment) {
  const phone = useSiteSettings()?.supportPhone
  return (
    <div className="outcome-advice">
      <RichText text={text} under={3} />
      {hasPhone && phone && (
        <ButtonLink href={phone.href} icon="phone">
          Call {phone.display}
        </ButtonLink>
      )}
      {link && (
        <ContentLink className="outcome-more" href={link.href}>
          {link.label}
        </ContentLink>
      )}
    </div>
  )
}
