import type { JobListBlock_BlockFragment } from '#web/graphql/generated.ts'

const job: JobListBlock_BlockFragment['jobs'][number] = {
  __typename: 'JobSummary',
  id: 'job-therapist',
  slug: 'occupational-therapist',
  title: 'Occupational therapist',
  summary: 'Visit people at home and find out what would help.',
  place: 'Townsville',
  hours: 'Full time',
  closesOn: '2026-12-04',
}

const minimal: JobListBlock_BlockFragment = {
  __typename: 'JobListBlock',
  key: 'jobs',
  heading: 'Jobs that are open',
  emptyText: 'No jobs are open today. You can still write to us.',
  jobs: [],
}

export const examples = {
  minimal,
  full: {
    ...minimal,
    jobs: [job, { ...job, id: 'job-driver', slug: 'driver', title: 'Driver', place: '', hours: '' }],
  },
  longWords: {
    ...minimal,
    jobs: [{ ...job, title: 'Communication-technology-rehabilitation-coordination-specialist' }],
  },
  nothingToSay: { ...minimal, emptyText: '' },
} satisfies Record<string, JobListBlock_BlockFragment>
