import type { FeedEntry, Job } from '#gateway/types.generated.ts'
import { createAnchors } from '#schema/anchors.ts'
import { createExplainer, glossaryFields, glossaryOf } from '#gateway/content/map/explain.ts'
import { usable } from '#gateway/content/map/outside.ts'
import { plainText, words } from '#gateway/content/map/plain-text.ts'
import { richText, richTextFields } from '#gateway/content/map/rich-text.ts'
import { endOfJob, isPublishedJob, isShownJob, jobCloses, nextJobAt } from '#gateway/content/map/shown.ts'
import { jobSummary } from '#gateway/content/map/summaries.ts'
import { type ContentReader, earliestExpiry, longestAddress } from '#gateway/content/reader.ts'
import { defineQuery } from 'groq'
import { type DocumentModule, feedEntry, indexRead, type Searchable, titled, withDraft } from './document-module.ts'

export { isShownJob }

const shownJob = `*[${isPublishedJob} && lower(slug.current) == $slug][0]`

/** A published job by `$slug`; for a scheduled one, only its date. */
const jobBySlugQuery = defineQuery(`{
  "job": ${shownJob}{
    _id, "slug": slug.current, title, summary, place, hours, publishedAt, closesOn,
    ${glossaryFields},
    "isOpen": ${jobCloses} >= dateTime($now),
    "body": body[]${richTextFields}
  },
  "comesAt": *[_type == "job" && dateTime(publishedAt) > dateTime($now) && lower(slug.current) == $slug][0].publishedAt
}`)
const jobDraftQuery = withDraft(jobBySlugQuery, shownJob, `_type == "job" && lower(slug.current) == $slug`)

const jobFeedQuery = defineQuery(`{
  "entries": *[${isShownJob}] | order(dateTime(publishedAt) desc, _id asc)[0...30]{
    _id, "slug": slug.current, title, summary, publishedAt, _updatedAt, closesOn
  },
  "nextAt": ${nextJobAt}
}`)

const searchableJobsQuery = defineQuery(`{
  "jobs": *[${isShownJob}] | order(_id asc){
    _id, "slug": slug.current, title, summary, place, hours, closesOn, "body": body[]${richTextFields}
  },
  "nextAt": ${nextJobAt}
}`)

/** A published job, including closed ones; null when the slug is unknown or the job is scheduled. */
export async function jobBySlug(reader: ContentReader, slug: string): Promise<Job | null> {
  if (slug.length > longestAddress) return null
  const found = await reader.read(
    jobBySlugQuery,
    { slug },
    {
      validUntil: (result) => earliestExpiry(result?.comesAt, result?.job?.isOpen ? endOfJob(result.job) : null),
      draftQuery: jobDraftQuery,
    },
  )
  const content = found?.job
  const summary = content && jobSummary(content)
  if (!content?.publishedAt || !summary) return null
  return {
    ...summary,
    __typename: 'Job',
    publishedAt: content.publishedAt,
    isOpen: content.isOpen ?? false,
    body: createExplainer(glossaryOf(content.glossary), summary.title).richText(
      richText(content.body, createAnchors()),
    ),
  }
}

/** The newest thirty open jobs, newest first. */
export async function jobFeed(reader: ContentReader): Promise<FeedEntry[]> {
  const found = await reader.read(
    jobFeedQuery,
    {},
    { validUntil: (result) => earliestExpiry(result?.nextAt, ...usable(result?.entries, endOfJob)) },
  )
  return usable(found?.entries, (entry) => feedEntry('job', entry, null))
}

async function searchable(reader: ContentReader): Promise<Searchable[]> {
  const found = await reader.read(
    searchableJobsQuery,
    {},
    {
      ...indexRead,
      validUntil: (result) => earliestExpiry(result?.nextAt, ...usable(result?.jobs, endOfJob)),
    },
  )
  return usable(found?.jobs, (content) =>
    titled('JOB', 'job', content, {
      ...plainText(richText(content.body, createAnchors())),
      otherWords: words('Job', content.place, content.hours),
    }),
  )
}

export const job = { searchable } satisfies DocumentModule
