import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import type { FormDefinition } from '#schema/forms/form-definition.ts'
import { isUnderWay } from '#web/forms/saved-pages.ts'
import { submitFromBrowser } from '#web/forms/submit-from-browser.ts'
import type { PageDescription } from '#web/templates/page-description.ts'
import { pageMeta } from '#web/templates/page-meta.ts'
import type { formAction } from './form-action.ts'
import type { LoadedForm } from './form-loader.ts'

/** A form's `clientAction`: posts to the server and returns an outcome even if that fails. */
export const formClientAction =
  (definition: FormDefinition) =>
  ({ request, serverAction }: ClientActionFunctionArgs) =>
    submitFromBrowser(definition, request, () => serverAction<ReturnType<typeof formAction>>())

/** Does not revalidate a form in progress, because its token and its answers belong together. */
export const shouldRevalidate = ({ formMethod, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  (formMethod ?? 'GET') === 'GET' && defaultShouldRevalidate && !isUnderWay(nextUrl.pathname)

interface MetaArgs {
  readonly matches: readonly [{ readonly loaderData: PageDescription['site'] }, ...unknown[]]
  readonly loaderData: LoadedForm
  readonly location: { readonly pathname: string }
}

export const meta = (args: MetaArgs) => formMeta(args, args.loaderData.page !== null)

/**
 * Without the title, which depends on the form's outcome: only the component has that.
 * @param isIndexed whether search engines may list the page
 */
export const formMeta = (
  { matches: [root], loaderData: { page, title }, location: { pathname } }: MetaArgs,
  isIndexed: boolean,
) =>
  pageMeta({
    site: root.loaderData,
    title: page?.title ?? title,
    description: page?.description ?? title,
    path: pathname,
    isIndexed,
  }).filter((tag) => !('title' in tag))
