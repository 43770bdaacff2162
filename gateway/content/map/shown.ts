/** Which jobs and posts are shown now, and when that changes. Documents, blocks and queries use the same definition. */
import { brisbaneInstant } from '#schema/brisbane-time.ts'

export const isPublishedJob = `_type == "job" && dateTime(publishedAt) <= dateTime($now)`

/** The last second of a job's last day in Brisbane, which has no daylight saving. */
export const jobCloses = `dateTime(closesOn + "T23:59:59+10:00")`

/** The only definition of which jobs are open. */
export const isShownJob = `${isPublishedJob} && ${jobCloses} >= dateTime($now)`

/** When the next job appears. */
export const nextJobAt = `*[_type == "job" && dateTime(publishedAt) > dateTime($now)] | order(dateTime(publishedAt) asc)[0].publishedAt`

/** The end of a job's last day in Brisbane. It then leaves the lists, and its page states that it is closed. */
export const endOfJob = ({ closesOn }: { closesOn: string | null }): string | null =>
  closesOn && brisbaneInstant(closesOn, '24:00:00')

/** The only definition of which posts are published. */
export const isShownPost = `_type == "post" && dateTime(publishedAt) <= dateTime($now)`

/** When the next post appears. A result that lists posts is valid until then. */
export const nextPostAt = `*[_type == "post" && dateTime(publishedAt) > dateTime($now)] | order(dateTime(publishedAt) asc)[0].publishedAt`

/** Newest first. Compared as text, times with different zones would be in the wrong order. */
export const newestPosts = `*[${isShownPost}] | order(dateTime(publishedAt) desc, _id asc)`
