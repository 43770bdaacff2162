import { expect, test } from 'vitest'
import { found, stubContent } from '#tests/helpers/stub-content.ts'
import { createContentClient } from './client.ts'
import { createPreviewSource } from './preview.ts'

const local = { kind: 'local', dataset: 'production', token: undefined, datasetDir: '', port: 0 } as const

/** Reads for the preview of page-about; what is published says 'published'. */
async function read(draft: unknown) {
  const stub = await stubContent(() => found(draft, ['s1:a']))
  const client = createContentClient(local, stub.origin, { isPreview: true })
  const asked: string[] = []
  const preview = createPreviewSource(client, {
    read: (query) => {
      asked.push(query)
      return Promise.resolve({ result: 'published', tags: ['s1:b'] })
    },
  } as Parameters<typeof createPreviewSource>[1])
  return { answer: await preview('page-about').read('*', {}), asked, stub }
}

test('the draft of the one document is shown, and leaves nothing to be kept', async () => {
  const { answer, asked, stub } = await read({ _id: 'page-about', title: 'Draft' })
  expect(answer).toEqual({ result: { _id: 'page-about', title: 'Draft' }, tags: [] })
  expect(asked).toEqual([])
  expect(stub.requests[0]?.params.get('perspective')).toBe('drafts')
})

test('a post stands in a field of its answer', async () => {
  const { answer } = await read({ post: { _id: 'page-about' }, comesAt: null })
  expect(answer.result).toMatchObject({ post: { _id: 'page-about' } })
})

test.each([null, { _id: 'page-home', related: [{ _id: 'page-about' }] }, { posts: [{ _id: 'post-draft' }] }])(
  'of %j what is published is shown',
  async (draft) => {
    expect((await read(draft)).answer).toEqual({ result: 'published', tags: ['s1:b'] })
  },
)

test('[S80] drafts are asked of the service itself, with a token or without, never of the CDN', () => {
  for (const token of [undefined, 'token']) {
    const hosted = { kind: 'hosted', dataset: 'production', token, projectId: 'abc123', apiHost: undefined } as const
    expect(createContentClient(hosted, undefined, { isPreview: true }).config()).toMatchObject({
      useCdn: false,
      perspective: 'drafts',
    })
  }
})
