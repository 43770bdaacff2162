import { data, redirect, type RouterContextProvider } from 'react-router'
import { MissingPageDocument, type Page_PageFragment } from '#web/graphql/generated.ts'
import { type Gql, gql } from '#web/graphql/server-client.ts'
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
 * Looks up a path outside the site map: whether it is the page of an editor, and where it redirects to. Without content it
 * is neither, so that the response is a 404.
 */
export const lookUp = (
  client: Gql,
  path: string,
): Promise<{ readonly hasPage: boolean; readonly redirect: string | null }> =>
  client.query(MissingPageDocument, { path }).catch(() => ({ hasPage: false, redirect: null }))

/**
 * Throws the response for a missing page: a redirect if an editor set one for the path, else a 404. The redirect drops the
 * query string, which applied to the old page.
 */
export async function throwMissingPage(
  context: Readonly<RouterContextProvider>,
  { pathname }: Pick<URL, 'pathname'>,
): Promise<never> {
  const { redirect: newPath } = await lookUp(context.get(gql), pathname)
  throw newPath === null ? data(null, { status: 404 }) : redirect(newPath, 308)
}
