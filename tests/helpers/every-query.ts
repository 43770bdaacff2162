/** Calls every query of the gateway. */
import { addresses } from '#gateway/content/queries/address.ts'
import { easyReadBySlug } from '#gateway/content/queries/easy-read.ts'
import { feed } from '#gateway/content/queries/feed.ts'
import { finderStep } from '#gateway/content/queries/finder.ts'
import { jobBySlug } from '#gateway/content/queries/job.ts'
import { escalationAddress } from '#gateway/content/queries/mail-settings.ts'
import { postBySlug, postPage } from '#gateway/content/queries/post.ts'
import { productBySlug } from '#gateway/content/queries/product.ts'
import { publicationByPath } from '#gateway/content/queries/publication.ts'
import { redirectFrom } from '#gateway/content/queries/redirect.ts'
import { searchableContent } from '#gateway/content/queries/search.ts'
import { siteSettings } from '#gateway/content/queries/site-settings.ts'
import { storyBySlug } from '#gateway/content/queries/story.ts'
import type { ContentReader } from '#gateway/content/reader.ts'

/** Queries each type of document for the one at an address. */
export async function documentAt(reader: ContentReader, path: string): Promise<void> {
  const slug = path.slice(path.lastIndexOf('/') + 1)
  await publicationByPath(reader, path)
  for (const bySlug of [easyReadBySlug, jobBySlug, postBySlug, productBySlug, storyBySlug]) await bySlug(reader, slug)
}

/** Every query that is not for one address. */
export const everyList = (reader: ContentReader): Promise<readonly unknown[]> =>
  Promise.all([
    addresses(reader),
    escalationAddress(reader),
    feed(reader, 'NEWS'),
    feed(reader, 'JOBS'),
    finderStep(reader, ''),
    postPage(reader, 1),
    redirectFrom(reader, '/somewhere'),
    searchableContent(reader),
    siteSettings(reader),
  ])
