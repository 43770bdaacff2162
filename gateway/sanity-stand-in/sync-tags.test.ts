import { expect, test } from 'vitest'
import type { ContentDocument } from '#schema/content/content-document.ts'
import { loadDataset } from './load-dataset.ts'
import { parseQuery, runQuery } from './run-query.ts'
import { tagsOfChange } from './sync-tags.ts'
import { copyFixture } from '#tests/helpers/dataset-fixtures.ts'
import { createView } from './view.ts'

const queries = [
  '*',
  'count(*)',
  '*[_type == "page"]{title}',
  '*["page" == _type]._id',
  '*[_type == $type && path == "/about"][0]{title, blocks}',
  '*[(_type == "post" || _type == "page") && defined(title)].title',
  '*[_type == "post" || title == "Home"].title',
  '*[_type in ["post", "author"]]._id',
  '*[_type in $types]._id',
  '*[_type != "page"]._id',
  '*[!(_type == "page")]._id',
  '*[_type == "post"] | order(publishedAt desc)[0...1]{title, author->{name}}',
  '*[_type == "post" && author->name == "Mira Quandt"].title',
  '*[_type == "page"][0].blocks[].questions[]->question',
  '*[_type == "author"]{name, "posts": *[_type == "post" && author._ref == ^._id].title}',
  '*[_type == "author"]{name, "posts": count(*[references(^._id)])}',
  '{"home": *[_type == "page" && path == "/"][0].title, "news": *[_type == "post"].title}',
  '*[_type == "page" && path == "/about"][0].picture.asset->url',
  '*[_type == "post"][0]{"about": *[_id == "page-about"][0].title}',
  '1 + 1',
]
const params = { type: 'page', types: ['fact', 'question'] }

const documents = async (): Promise<readonly ContentDocument[]> => {
  const { dataset } = await loadDataset(await copyFixture(), { origin: '', dataset: 'production' })
  return [...dataset.documents.values()]
}

test.each(queries)('restricting a query to the types of its filters does not change its result: %s', async (query) => {
  const view = createView(await documents(), 'published')
  const parsed = parseQuery(query, params)
  const narrow = await runQuery(parsed, view)
  const wide = await runQuery({ ...parsed, scope: { ...parsed.scope, types: 'all' } }, view)
  expect(narrow.result).toEqual(wide.result)
})

test.each(queries)('a change that affects a result shares a tag with its query: %s', async (query) => {
  const all = await documents()
  const parsed = parseQuery(query, params)
  const answer = (some: readonly ContentDocument[]) => runQuery(parsed, createView(some, 'published'))
  const whole = await answer(all)
  for (const document of all) {
    const without = await answer(all.filter((other) => other !== document))
    if (JSON.stringify(without.result) === JSON.stringify(whole.result)) continue
    const change = tagsOfChange([document])
    // In both directions: the document is removed, or added to a dataset without it.
    expect(whole.syncTags.some((tag) => change.includes(tag))).toBe(true)
    expect(without.syncTags.some((tag) => change.includes(tag))).toBe(true)
  }
})

test('a query by type shares no tag with a change of another type', async () => {
  const all = await documents()
  const author = all.find(({ _type }) => _type === 'author')
  const { syncTags } = await runQuery(parseQuery('*[_type == "page"]{title}', {}), createView(all, 'published'))
  expect(author && tagsOfChange([author]).filter((tag) => syncTags.includes(tag))).toEqual([])
})
