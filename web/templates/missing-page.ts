import { data, redirect, type RouterContextProvider } from 'react-router'
import { RedirectDocument } from '#web/graphql/generated.ts'
import { gql } from '#web/graphql/server-client.ts'

/**
 * Throws the response for a missing page: a redirect if an editor set one for the path, else a 404. The redirect drops the
 * query string, which applied to the old page.
 */
export async function throwMissingPage(
  context: Readonly<RouterContextProvider>,
  { pathname }: Pick<URL, 'pathname'>,
): Promise<never> {
  const { redirect: newPath } = await context
    .get(gql)
    .query(RedirectDocument, { path: pathname })
    // Without content, the response is a 404.
    .catch(() => ({ redirect: null }))
  throw newPath === null ? data(null, { status: 404 }) : redirect(newPath, 308)
}
