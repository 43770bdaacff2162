import type { RouterContextProvider } from 'react-router'
import type { ContactPanelBlock_BlockFragment, Page_PageFragment } from '#web/graphql/generated.ts'
import { siteContext } from '#web/lib/site-context.ts'
import { throwMissingPage } from './missing-page.ts'

/** The default contact panel, for pages where editors have not added their own. */
export const contactPanel: ContactPanelBlock_BlockFragment = {
  __typename: 'ContactPanelBlock',
  key: 'talk-to-us',
  heading: 'Talk to us',
  text: null,
}

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
