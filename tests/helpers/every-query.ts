/** Calls every query of the gateway. */
import { easyReadBySlug } from '#gateway/content/documents/easy-read.ts'
import { jobBySlug } from '#gateway/content/documents/job.ts'
import { pageByPath } from '#gateway/content/documents/page.ts'
import { postBySlug } from '#gateway/content/documents/post.ts'
import { comparedProducts, productBySlug } from '#gateway/content/documents/product.ts'
import { publicationByPath } from '#gateway/content/documents/publication.ts'
import { storyBySlug } from '#gateway/content/documents/story.ts'
import { visualStoryBySlug } from '#gateway/content/documents/visual-story.ts'
import { addresses } from '#gateway/content/queries/address.ts'
import { feed } from '#gateway/content/queries/feed.ts'
import { boardStep } from '#gateway/content/queries/board.ts'
import { finderStep } from '#gateway/content/queries/finder.ts'
import { escalationAddress } from '#gateway/content/queries/mail-settings.ts'
import { postPage } from '#gateway/content/queries/post-list.ts'
import { redirectFrom } from '#gateway/content/queries/redirect.ts'
import { searchableContent } from '#gateway/content/queries/searchable.ts'
import { siteSettings } from '#gateway/content/queries/site-settings.ts'
import type { ContentReader } from '#gateway/content/reader.ts'
import { recordingLog } from './recording-log.ts'

/** The first query that a function sends. */
export async function queryOf(readFrom: (reader: ContentReader) => Promise<unknown>): Promise<string> {
  const queries: string[] = []
  const read = (query: string) => {
    queries.push(query)
    return Promise.reject(new Error('No content'))
  }
  await readFrom({ logger: recordingLog(), read }).catch(() => {})
  return queries[0] ?? ''
}

/** Queries each type of document for the one at an address. */
export async function documentAt(reader: ContentReader, path: string): Promise<void> {
  const slug = path.slice(path.lastIndexOf('/') + 1)
  await pageByPath(reader, path)
  await publicationByPath(reader, path)
  for (const bySlug of [easyReadBySlug, jobBySlug, postBySlug, productBySlug, storyBySlug, visualStoryBySlug])
    await bySlug(reader, slug)
  await comparedProducts(reader, [slug])
}

/** Every query that is not for one address. */
export const everyList = (reader: ContentReader): Promise<readonly unknown[]> =>
  Promise.all([
    addresses(reader),
    escalationAddress(reader),
    feed(reader, 'NEWS'),
    feed(reader, 'JOBS'),
    boardStep(reader, ''),
    finderStep(reader, ''),
    postPage(reader, 1),
    redirectFrom(reader, '/somewhere'),
    searchableContent(reader),
    siteSettings(reader),
  ])
