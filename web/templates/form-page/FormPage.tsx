import { useEffect, useMemo, type ReactNode } from 'react'
import { useActionData, useLoaderData, useLocation, useNavigation } from 'react-router'
import type { FormDefinition } from '#schema/forms/form-definition.ts'
import { RichText } from '#web/blocks/rich-text/RichText.tsx'
import { useSiteSettings } from '#web/blocks/use-site-settings.ts'
import { FormJourney } from '#web/forms/FormJourney.tsx'
import { hasSteps, journeyHeading, journeyTitle, placeOf, type Outcome } from '#web/forms/outcome.ts'
import { learnServerTime } from '#web/forms/server-time.ts'
import { useJourney } from '#web/forms/use-journey.ts'
import type { Blocks_BlockFragment } from '#web/graphql/generated.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import { PageHeader } from '#web/ui/page-header/PageHeader.tsx'
import { crumbsTo } from '#web/templates/crumbs.ts'
import { PageLayout } from '#web/templates/page-layout/PageLayout.tsx'
import type { formClientAction } from './form-route.ts'
import type { formLoader, LoadedForm } from './form-loader.ts'

/** The blocks beside the form. The summary block is left out where it would precede errors. */
const blocksBeside = (outcome: Outcome | undefined, blocks: readonly Blocks_BlockFragment[] = []) =>
  outcome?.kind === 'returned' ? blocks.filter(({ __typename }) => __typename !== 'InShortBlock') : blocks

/** The addresses of the pictures of options, by the options' values. */
const picturesOf = (page: LoadedForm['page'], services: LoadedForm['services']): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...services.flatMap(({ id, picture }) => (picture ? [[id, picture.url]] : [])),
    ...(page?.choicePictures ?? []).map(({ choice, picture }) => [choice, picture.url]),
  ])

interface FormPageProps {
  readonly definition: FormDefinition
  /** Where a new form begins, if not at this address. */
  readonly path?: string
  /** Around the form, until it is sent. */
  readonly helpBefore?: ReactNode
  readonly helpAtSend?: ReactNode
  readonly helpAfter?: ReactNode
}

/** The page of a form. The route imports the definition, so a visitor downloads only the form that they open. */
export function FormPage({ definition, path, helpBefore, helpAtSend, helpAfter }: FormPageProps) {
  const { pathname } = useLocation()
  const fresh = useLoaderData<ReturnType<typeof formLoader>>()
  const posted = useActionData<ReturnType<typeof formClientAction>>()
  useEffect(() => learnServerTime(fresh.token), [fresh.token])
  const journey = useJourney(posted, fresh, definition)
  const { outcome, loaded, serial, isServed, page: formPage, onTyped, restore } = journey
  const settings = useSiteSettings()
  // Only while submitting, not while the next page loads: a live region that is mounted with its text would announce it
  // again.
  const isSending = useNavigation().state === 'submitting'
  const { page, services, token } = loaded
  const hasPictures = !settings?.switchedOff.includes('CHOICE_PICTURES')
  const lists = useMemo(
    () => ({
      services: services.map(({ id, name }) => ({ value: id, label: name })),
      pictures: hasPictures ? picturesOf(page, services) : {},
    }),
    [services, page, hasPictures],
  )
  // Later steps and the confirmation show only the form.
  const isFirstPage = outcome?.kind !== 'accepted' && !(hasSteps(definition) && placeOf(outcome))
  const title = journeyTitle(definition, outcome, page?.title ?? loaded.title)
  return (
    <>
      <title>{settings ? pageTitle({ title, path: pathname, providerName: settings.providerName }) : title}</title>
      <PageHeader
        title={journeyHeading(definition, outcome, page?.title ?? loaded.title)}
        lead={isFirstPage ? page?.lead : undefined}
        parents={crumbsTo(pathname)}
        easyReadPath={isFirstPage ? page?.easyReadPath : undefined}
        canPrint={isFirstPage}
        hasTask
      />
      <PageLayout
        {...(isFirstPage && { path: pathname })}
        blocks={isFirstPage ? blocksBeside(outcome, page?.blocks) : []}
        folded={definition.readingLabel}
        before={
          <>
            {outcome?.kind !== 'accepted' && helpBefore}
            <FormJourney
              definition={definition}
              path={path ?? pathname}
              helpAtSend={helpAtSend}
              helpAfter={helpAfter}
              lists={lists}
              help={{
                safetyNote: settings?.safetyNote ?? null,
                phone: settings?.supportPhone ?? null,
                hours: settings?.openingHours ?? null,
                provider: settings?.providerName ?? null,
              }}
              otherHelp={page?.otherHelp && <RichText text={page.otherHelp} />}
              answers={loaded.answers}
              token={token}
              outcome={outcome}
              serial={serial}
              isServed={isServed}
              page={formPage}
              isSending={isSending}
              onTyped={onTyped}
              onSavedDetails={restore}
            />
          </>
        }
      />
    </>
  )
}
