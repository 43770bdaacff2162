import type { RouterContextProvider } from 'react-router'
import type { ContactPanelBlock_BlockFragment, Page_PageFragment } from '#web/graphql/generated.ts'
import { fallbackTitle } from '#web/lib/page-title.ts'
import { siteContext } from '#web/lib/site-context.ts'
import { describe } from './describe.ts'
import { inBlocks } from './structured-data.ts'

/** The help that stands on every page, where editors have not put their own words to it. */
export const contactPanel: ContactPanelBlock_BlockFragment = {
  __typename: 'ContactPanelBlock',
  key: 'talk-to-us',
  heading: 'Talk to us',
  text: null,
}

interface ShownPage {
  readonly path: string
  readonly page: Page_PageFragment
  /** False for a stand-in: search engines are to leave it alone. */
  readonly isIndexed: boolean
}

/**
 * A page's document; where it has none, a stand-in with the route table's title and the ways to reach us, and one line for the
 * operator. An address of the site map is never a dead end. The document says of itself what the page is.
 */
export function pageOrStandIn(
  page: Page_PageFragment | null,
  path: string,
  context: Readonly<RouterContextProvider>,
): ShownPage {
  if (page) {
    describe(context, { ...page, path, things: inBlocks(page.blocks) })
    return { path, page, isIndexed: true }
  }
  context.get(siteContext).warn({ path }, 'This route has no document')
  const title = fallbackTitle(path)
  const lead = 'This page is not ready yet. Call or write to us, and we will tell you what you want to know.'
  return {
    path,
    page: {
      __typename: 'Page',
      id: `stand-in-${path}`,
      title,
      lead,
      description: lead,
      lastReviewed: null,
      easyReadPath: null,
      picture: null,
      blocks: [],
    },
    isIndexed: false,
  }
}
