import { expect, test } from 'vitest'
import { readerAt } from '#tests/helpers/reader-at.ts'
import { jobBySlug } from './job.ts'
import { pageByPath } from './page.ts'

const job = {
  _id: 'job-driver',
  _type: 'job',
  slug: { current: 'driver' },
  title: 'Driver',
  closesOn: '2026-12-04',
  publishedAt: '2026-11-20T00:00:00Z',
}
const careers = {
  _id: 'page-careers',
  _type: 'page',
  path: '/careers',
  title: 'Careers',
  blocks: [{ _type: 'jobListBlock', _key: 'j', heading: 'Jobs', emptyText: 'None' }],
}

const at = (now: string) => readerAt(now, [job, careers])

const endOfDay = Date.parse('2026-12-05T00:00:00+10:00')

test('a job is open through its last day in Brisbane, and its page is valid until then', async () => {
  // 11:30 pm in Brisbane.
  const { reader, until } = at('2026-12-04T13:30:00Z')
  expect(await jobBySlug(reader, 'driver')).toMatchObject({ isOpen: true, closesOn: '2026-12-04' })
  expect(await pageByPath(reader, '/careers')).toMatchObject({ blocks: [{ jobs: [{ slug: 'driver' }] }] })
  expect(until).toEqual([endOfDay, endOfDay])
})

test('on the next day in Brisbane it is closed and not listed', async () => {
  // One minute past midnight in Brisbane, the previous afternoon in London.
  const { reader, until } = at('2026-12-04T14:01:00Z')
  expect(await jobBySlug(reader, 'driver')).toMatchObject({ isOpen: false })
  expect(await pageByPath(reader, '/careers')).toMatchObject({ blocks: [{ emptyText: 'None', jobs: [] }] })
  expect(until).toEqual([Infinity, Infinity])
})

test('a scheduled job does not exist yet, and the empty result is valid until its date', async () => {
  const { reader, until } = at('2026-11-19T23:00:00Z')
  expect(await jobBySlug(reader, 'driver')).toBeNull()
  expect(await pageByPath(reader, '/careers')).toMatchObject({ blocks: [{ jobs: [] }] })
  expect(until).toEqual([Date.parse(job.publishedAt), Date.parse(job.publishedAt)])
})

test('a job with only its essential fields is a job', async () => {
  const { reader } = at('2026-12-01T00:00:00Z')
  expect(await jobBySlug(reader, 'driver')).toMatchObject({ place: '', hours: '', summary: '', body: { nodes: [] } })
  expect(await jobBySlug(reader, 'a'.repeat(201))).toBeNull()
})
