import { expect, test } from 'vitest'
import { queryOf } from '#tests/helpers/every-query.ts'
import { found as foundAnswer, stubContent } from '#tests/helpers/stub-content.ts'
import { createContentClient } from './client.ts'
import { createPreviewSource } from './preview-source.ts'
import { escalationAddress } from './queries/mail-settings.ts'

const query = await queryOf(escalationAddress)
const previewed = { contactEmail: 'a@provider.example', escalationEmail: null, mailRoutes: null }
const tags = new Set(['*'])
const draft = { _id: 'page-about', _type: 'page', title: 'Draft' }

/** Reads the preview of page-about with the given draft query; published results are 'published'. */
async function read(draftQuery: string | undefined, found: unknown = draft) {
  const stub = await stubContent(({ params }) => {
    return foundAnswer(params.get('query') === '*[_id == $id][0]' ? found : previewed)
  })
  const client = createContentClient(stub.config, { isPreview: true })
  const asked: string[] = []
  const preview = createPreviewSource(client, {
    read: (published) => {
      asked.push(published)
      return Promise.resolve({ result: 'published', validUntil: 5, tags })
    },
  } as Parameters<typeof createPreviewSource>[1])('page-about')
  const options = draftQuery === undefined ? {} : { draftQuery }
  return {
    answers: [await preview.read(query, { a: 1 }, options), await preview.read(query, { a: 2 }, options)],
    asked,
    stub,
  }
}

test('the draft is read with the preview query, everything else is published, and nothing may be cached', async () => {
  const { answers, asked, stub } = await read('[$draft][0]')
  expect(answers).toEqual([1, 2].map(() => ({ result: previewed, validUntil: Infinity, tags })))
  expect(asked).toEqual([])
  const questions = stub.requests.map(({ params }) => [params.get('perspective'), params.get('query')])
  expect(questions).toEqual([
    ['drafts', '*[_id == $id][0]'],
    ['published', '[$draft][0]'],
    ['published', '[$draft][0]'],
  ])
  expect(stub.requests[0]?.params.get('$id')).toBe('"page-about"')
  expect(JSON.parse(stub.requests[1]?.params.get('$draft') ?? '')).toEqual(draft)
  expect(stub.requests[2]?.params.get('$a')).toBe('2')
})

test('a missing draft is null', async () => {
  const { stub } = await read('[$draft][0]', null)
  expect(stub.requests[1]?.params.get('$draft')).toBe('null')
})

test('a query without a draft query is read as published', async () => {
  const { answers, asked, stub } = await read(undefined)
  expect(answers[0]).toEqual({ result: 'published', validUntil: 5, tags })
  expect(asked).toEqual([query, query])
  expect(stub.requests).toEqual([])
})
