import { data, redirect, type RouterContextProvider } from 'react-router'
import { MovedToDocument } from '#web/graphql/generated.ts'
import { gql } from '#web/graphql/server-client.ts'

/**
 * What a loader answers where there is no page: the redirect that editors have made for the address, else a 404. It never returns.
 * No query goes along: what it meant, it meant to the page that is gone.
 */
export async function notHere(
  context: Readonly<RouterContextProvider>,
  { pathname }: Pick<URL, 'pathname'>,
): Promise<never> {
  const { movedTo } = await context
    .get(gql)
    .query(MovedToDocument, { path: pathname })
    // Without content the page is missing all the same.
    .catch(() => ({ movedTo: null }))
  throw movedTo === null ? data(null, { status: 404 }) : redirect(movedTo, 308)
}
