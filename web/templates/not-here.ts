import { data, redirect, type RouterContextProvider } from 'react-router'
import { RedirectDocument } from '#web/graphql/generated.ts'
import { gql } from '#web/graphql/server-client.ts'

/**
 * What a loader answers where there is no page: the redirect that editors have made for the address, else a 404. It never returns.
 * No query goes along: what it meant, it meant to the page that is gone.
 */
export async function notHere(
  context: Readonly<RouterContextProvider>,
  { pathname }: Pick<URL, 'pathname'>,
): Promise<never> {
  const { redirect: newPath } = await context
    .get(gql)
    .query(RedirectDocument, { path: pathname })
    // Without content the page is missing all the same.
    .catch(() => ({ redirect: null }))
  throw newPath === null ? data(null, { status: 404 }) : redirect(newPath, 308)
}
