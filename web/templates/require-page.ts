import { data, redirect, type RouterContextProvider } from 'react-router'
import { type Page_PageFragment, RedirectDocument } from '#web/graphql/generated.ts'
import { gql } from '#web/graphql/server-client.ts'
import { siteContext } from '#web/lib/site-context.ts'

/** Returns a page's document. If it is missing or has expired, it logs one line and throws the response of `throwMissingPage`. */
export async function requirePage(
  page: Page_PageFragment | null,
  path: string,
  context: Readonly<RouterContextProvider>,
): Promise<{ readonly path: string; readonly page: Page_PageFragment }> {
  if (!page) {
    context.get(siteContext).warn({ path }, 'This route has no document')
    return throwMissingPage(context, { pathname: path })
  }
  return { path, page }
}

/**
 * Throws the response for a missing page: a redirect if an editor set one for the path, else a 404. The redirect drops the
 * query string, which applied to the old page.
 */
export async function throwMissingPage(
  context: Readonly<RouterContextProvider>,
  { pathname }: Pick<URL, 'pathname'>,
): Promise<never> {
  // Without content there is no redirect.
  const { redirect: newPath } = await context
    .get(gql)
    .query(RedirectDocument, { path: pathname })
    .catch(() => ({ redirect: null }))
  throw newPath === null ? data(null, { status: 404 }) : redirect(newPath, 308)
}
