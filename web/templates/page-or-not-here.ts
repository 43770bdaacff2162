import type { RouterContextProvider } from 'react-router'
import type { ContactPanelBlock_BlockFragment, Page_PageFragment } from '#web/graphql/generated.ts'
import { siteContext } from '#web/lib/site-context.ts'
import { notHere } from './not-here.ts'

/** The help that stands on every page, where editors have not put their own words to it. */
export const contactPanel: ContactPanelBlock_BlockFragment = {
  __typename: 'ContactPanelBlock',
  key: 'talk-to-us',
  heading: 'Talk to us',
  text: null,
}

/** A page's document. Where it is missing or has expired, the result is `notHere`'s, with one log line. */
export async function pageOrNotHere(
  page: Page_PageFragment | null,
  path: string,
  context: Readonly<RouterContextProvider>,
): Promise<{ readonly path: string; readonly page: Page_PageFragment }> {
  if (!page) {
    context.get(siteContext).warn({ path }, 'This route has no document')
    return notHere(context, { pathname: path })
  }
  return { path, page }
}
