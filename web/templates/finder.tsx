import { data } from 'react-router'
import { BlockSection } from '#web/blocks/block-section/BlockSection.tsx'
import { FinderDocument } from '#web/graphql/generated.ts'
import { gql } from '#web/graphql/server-client.ts'
import { PageHeader } from '#web/ui/page-header/PageHeader.tsx'
import type { Route } from './+types/finder.ts'
import { crumbsTo } from './crumbs.ts'
import { FinderChoices } from './finder-steps/FinderChoices.tsx'
import { FinderOutcome } from './finder-steps/FinderOutcome.tsx'
import { GivenAnswers } from './finder-steps/GivenAnswers.tsx'
import { outcomeWords } from './finder-steps/outcome-words.ts'
import './finder-steps/outcome.css'
import { PageLayout } from './page-layout/PageLayout.tsx'
import { pageMeta } from './page-meta.ts'
import { requirePage } from './require-page.ts'

const path = '/services/finder'

export async function loader({ context, url: { pathname } }: Route.LoaderArgs) {
  const answers = pathname.slice(`${path}/`.length)
  const { page, finder } = await context.get(gql).query(FinderDocument, { path, answers })
  if (!finder && answers !== '') throw data(null, { status: 404 })
  const shown = await requirePage(page, path, context)
  // Search engines index only the start page: all other addresses contain a visitor's answers.
  return { ...shown, step: finder, address: pathname, isIndexed: answers === '' }
}

type Step = Route.ComponentProps['loaderData']['step']

/** 'Question 2 of 5'. */
const placeOf = ({ number, of }: NonNullable<Step>) => `Question ${number} of ${of}`

/** The heading of the step. On the first step, the page's own title precedes it. */
const headingOf = (step: Step) => step?.question?.question ?? outcomeWords.title

export const meta: Route.MetaFunction = ({ matches: [root], loaderData: { page, step, address, isIndexed } }) => {
  const place = step?.question ? `${placeOf(step)}: ` : ''
  return pageMeta({
    ...page,
    site: root.loaderData,
    title: address === path ? page.title : `${place}${headingOf(step)}`,
    path: address,
    isIndexed,
  })
}

/** Questions that lead to services: one tap each, no scripts, and an address for each set of answers. */
export default function Finder({ loaderData: { page, step, address } }: Route.ComponentProps) {
  const isFirst = address === path
  const question = step?.question
  return (
    <>
      <PageHeader
        title={isFirst ? page.title : headingOf(step)}
        lead={isFirst ? page.lead : question ? question.hint : outcomeWords.lead}
        parents={crumbsTo(address)}
      >
        {!isFirst && step && question && (
          <p className="outcome-place">{step.isChange ? `Change your answer. ${placeOf(step)}` : placeOf(step)}</p>
        )}
      </PageHeader>
      <PageLayout
        blocks={page.blocks}
        {...(step?.result && { path: address })}
        before={
          <>
            {question &&
              (isFirst ? (
                <BlockSection id="question" heading={question.question} intro={placeOf(step)}>
                  <FinderChoices choices={question.choices} />
                </BlockSection>
              ) : (
                <FinderChoices choices={question.choices} />
              ))}
            {step?.result && <FinderOutcome {...step.result} address={address} />}
            {step && <GivenAnswers path={path} given={step.given} />}
          </>
        }
      />
    </>
  )
}
