import type { Job } from '#gateway/types.generated.ts'
import { createAnchors } from '#gateway/content/map/anchors.ts'
import { jobSummary } from '#gateway/content/map/summaries.ts'
import { createExplainer, glossaryOf } from '#gateway/content/map/explain.ts'
import { richText } from '#gateway/content/map/rich-text.ts'
import { type ContentReader, longestAddress, earliestExpiry } from '#gateway/content/reader.ts'
import { defineQuery } from 'groq'
import { glossaryFields, isPublishedJob, jobCloses, richTextFields, withDraft } from './fragments.ts'

const shownJob = `*[${isPublishedJob} && lower(slug.current) == $slug][0]`

/** A published job by `$slug`; for a scheduled one, only its date. */
const jobBySlugQuery = defineQuery(`{
  "job": ${shownJob}{
    _id, "slug": slug.current, title, summary, place, hours, publishedAt, closesOn,
    ${glossaryFields},
    "isOpen": ${jobCloses} > dateTime(now()),
    "body": body[]${richTextFields}
  },
  "comesAt": *[_type == "job" && dateTime(publishedAt) > dateTime(now()) && lower(slug.current) == $slug][0].publishedAt
}`)
const jobDraftQuery = withDraft(jobBySlugQuery, shownJob, `_type == "job" && lower(slug.current) == $slug`)

/** The end of a job's last day in Brisbane. It then leaves the lists, and its page states that it is closed. */
export const endOfJob = ({ closesOn }: { closesOn: string | null }): string | null =>
  closesOn && `${closesOn}T23:59:59+10:00`

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
  const job = found?.job
  const summary = job && jobSummary(job)
  if (!job?.publishedAt || !summary) return null
  return {
    ...summary,
    __typename: 'Job',
    publishedAt: job.publishedAt,
    isOpen: job.isOpen ?? false,
    body: createExplainer(glossaryOf(job.glossary), summary.title).richText(richText(job.body, createAnchors())),
  }
}
