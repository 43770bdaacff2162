import { usable } from '#gateway/content/map/outside.ts'
import { endOfJob, isShownJob, nextJobAt } from '#gateway/content/map/shown.ts'
import { jobSummary, jobSummaryFields } from '#gateway/content/map/summaries.ts'
import { type BlockModule, noText, unexplained } from './block-module.ts'

export const jobListBlockFields = `{
  heading, emptyText,
  "jobs": *[${isShownJob}] | order(closesOn asc, _id asc)${jobSummaryFields},
  "nextJobAt": ${nextJobAt}
}`

export const jobListBlock: BlockModule<'jobListBlock', 'JobListBlock'> = {
  map: ({ heading, emptyText, jobs }, { key }) =>
    heading
      ? { __typename: 'JobListBlock', key, heading, emptyText: emptyText ?? '', jobs: usable(jobs, jobSummary) }
      : null,
  text: noText,
  explain: unexplained,
  changesAt: ({ nextJobAt: next, jobs }) => [next, ...usable(jobs, endOfJob)],
}
