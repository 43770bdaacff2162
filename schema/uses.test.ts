import { expect, test } from 'vitest'
import type { ContentDocument } from './content/content-document.ts'
import { usesOf } from './uses.ts'

const reference = (_ref: string) => ({ _type: 'reference', _ref })

const datasetOf = (...documents: readonly (Pick<ContentDocument, '_id' | '_type'> & Record<string, unknown>)[]) => ({
  documents: new Map(
    documents.map((document) => [document._id, { _rev: '', _createdAt: '', _updatedAt: '', ...document }]),
  ),
})

const dataset = datasetOf(
  { _id: 'fact-phone', _type: 'fact', value: '1800 000 000' },
  { _id: 'question-cost', _type: 'question', answer: [{ children: [{ fact: reference('fact-phone') }] }] },
  { _id: 'page-faq', _type: 'page', path: '/resources/faq', blocks: [{ questions: [reference('question-cost')] }] },
  { _id: 'page-about', _type: 'page', path: '/about', related: [reference('page-faq')] },
  { _id: 'drafts.page-careers', _type: 'page', path: '/careers', lead: { fact: reference('fact-phone') } },
  { _id: 'redirect-questions', _type: 'redirect', from: '/questions', to: '/resources/faq#cost' },
  { _id: 'fact-alone', _type: 'fact' },
)

test('lists every reference to a document, including those in drafts, and every page that shows it through other documents', () => {
  expect(usesOf(dataset, 'fact-phone')).toEqual({
    places: [
      { id: 'question-cost', path: 'answer[0].children[0].fact' },
      { id: 'drafts.page-careers', path: 'lead.fact', address: '/careers' },
    ],
    addresses: ['/resources/faq'],
  })
})

test('lists the links to a page and the redirects that lead to it', () => {
  expect(usesOf(dataset, 'page-faq')).toEqual({
    places: [
      { id: 'page-about', path: 'related[0]', address: '/about' },
      { id: 'redirect-questions', path: 'to' },
    ],
    addresses: ['/about'],
  })
})

test('distinguishes an unused document, an unknown id, and a removed document with remaining references', () => {
  expect(usesOf(dataset, 'fact-alone')).toEqual({ places: [], addresses: [] })
  expect(usesOf(dataset, 'no-such-thing')).toBeUndefined()
  const broken = datasetOf({ _id: 'page-about', _type: 'page', path: '/about', person: reference('person-gone') })
  expect(usesOf(broken, 'person-gone')).toMatchObject({ addresses: ['/about'] })
})

test('two documents that refer to each other do not cause an endless loop', () => {
  const round = datasetOf(
    { _id: 'a', _type: 'service', next: reference('b') },
    { _id: 'b', _type: 'service', next: reference('a') },
  )
  expect(usesOf(round, 'a')).toEqual({ places: [{ id: 'b', path: 'next' }], addresses: [] })
})
