import { useEffect } from 'react'
import {
  data,
  useActionData,
  useLoaderData,
  useLocation,
  useNavigation,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import type { FormDefinition } from '#schema/forms/form-definition.ts'
import { RichText } from '#web/blocks/rich-text/RichText.tsx'
import { useSiteSettings } from '#web/blocks/use-site-settings.ts'
import { FormJourney } from '#web/forms/FormJourney.tsx'
import { hasSteps, journeyHeading, journeyTitle } from '#web/forms/form-steps.ts'
import { isUnderWay } from '#web/forms/kept-pages.ts'
import { placeOf, type Outcome } from '#web/forms/outcome.ts'
import { submitFromBrowser } from '#web/forms/submit-from-browser.ts'
import { useOutcome } from '#web/forms/use-outcome.ts'
import type { Blocks_BlockFragment } from '#web/graphql/generated.ts'
import { gql } from '#web/graphql/server-client.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import { PageHeader } from '#web/ui/page-header/PageHeader.tsx'
import type { Route } from './+types/form.ts'
import { crumbsTo } from './crumbs.ts'
import { EasyReadLink } from './easy-read-link/EasyReadLink.tsx'
import { statusOf, submit } from './form-action.ts'
import { formAt } from './form-at.ts'
import { loadForm } from './form-loader.ts'
import { PageLayout } from './page-layout/PageLayout.tsx'
import { pageMeta } from './page-meta.ts'

// A token is one visitor's. `no-store` would be stricter, and would take the page from the browser's Back.
const privately = { 'Cache-Control': 'private, no-cache' }

// What was sent is shown once: Back must not find it kept.
const once = { 'Cache-Control': 'private, no-store' }

export const headers = ({ actionHeaders }: HeadersArgs) => ({
  'Cache-Control': actionHeaders.get('cache-control') ?? privately['Cache-Control'],
})

export const loader = ({ context, url }: LoaderFunctionArgs) => loadForm(context, url.pathname)

export async function action({ context, request, url }: ActionFunctionArgs) {
  const outcome = await submit(context.get(gql), formAt(url.pathname).formId, request)
  return data(outcome, { status: statusOf(outcome), headers: outcome.kind === 'accepted' ? once : privately })
}

/** An action is not told what its page has loaded. */
const onPage: { definition?: FormDefinition } = {}

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) => {
  const send = () => serverAction<typeof action>()
  return onPage.definition ? submitFromBrowser(onPage.definition, request, send) : send()
}

/** While a form is under way the page stays as it is: its token and its answers belong together. */
export const shouldRevalidate = ({ formMethod, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  (formMethod ?? 'GET') === 'GET' && defaultShouldRevalidate && !isUnderWay(nextUrl.pathname)

/** Without the title: it says what became of the form, which only the component knows. */
export const meta: Route.MetaFunction = ({ matches: [root], loaderData: { page, title }, location: { pathname } }) =>
  pageMeta({
    site: root.loaderData,
    title,
    description: page?.description ?? title,
    path: pathname,
    isIndexed: page !== null,
  }).filter((tag) => !('title' in tag))

/** What is said in short about a form would stand above its errors, or above the reference. */
const blocksBeside = (outcome: Outcome | undefined, blocks: readonly Blocks_BlockFragment[] = []) =>
  outcome && outcome.kind !== 'step' ? blocks.filter(({ __typename }) => __typename !== 'InShortBlock') : blocks

export default function FormTemplate() {
  const { pathname } = useLocation()
  const fresh = useLoaderData<typeof loader>()
  const { definition } = fresh
  const posted = useActionData<typeof clientAction>()
  const { outcome, loaded, serial, page: formPage, onTyped, goOnWith } = useOutcome(posted, fresh, definition)
  useEffect(() => {
    onPage.definition = definition
  }, [definition])
  const settings = useSiteSettings()
  // Not while the next page stands already: a live region that comes with words would say them again.
  const isSending = useNavigation().state === 'submitting'
  const { formId, page, services, token } = loaded
  // Beyond the first page of a form, the form alone.
  const isFirstPage = outcome?.kind !== 'accepted' && !(hasSteps(definition) && placeOf(outcome))
  const title = journeyTitle(definition, outcome, page?.title ?? loaded.title)
  return (
    <>
      <title>{settings ? pageTitle({ title, path: pathname, providerName: settings.providerName }) : title}</title>
      <PageHeader
        title={journeyHeading(definition, outcome, page?.title ?? loaded.title)}
        lead={isFirstPage ? page?.lead : undefined}
        parents={crumbsTo(pathname)}
      >
        {isFirstPage && <EasyReadLink path={page?.easyReadPath} />}
      </PageHeader>
      <PageLayout
        blocks={blocksBeside(outcome, isFirstPage || !hasSteps(definition) ? page?.blocks : [])}
        before={
          <FormJourney
            // Text typed on one form must never stand in the next.
            key={formId}
            definition={definition}
            path={pathname}
            lists={{ services: services.map(({ id, name }) => ({ value: id, label: name })) }}
            help={{
              safetyNote: settings?.safetyNote ?? null,
              phone: settings?.supportPhone ?? null,
              hours: settings?.openingHours ?? null,
              provider: settings?.providerName ?? null,
            }}
            advice={page?.aboveForm && <RichText text={page.aboveForm} />}
            token={token}
            outcome={outcome}
            serial={serial}
            page={formPage}
            isSending={isSending}
            onTyped={onTyped}
            onKept={goOnWith}
          />
        }
      />
    </>
  )
}
