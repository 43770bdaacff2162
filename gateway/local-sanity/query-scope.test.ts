import { expect, test } from 'vitest'
import type { ContentDocument } from '#schema/content/content-document.ts'
import { loadDataset } from './load-dataset.ts'
import { parseQuery, runQuery } from './run-query.ts'
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
  const { dataset } = await loadDataset(await copyFixture())
  return [...dataset.documents.values()]
}

test.each(queries)('restricting a query to the types of its filters does not change its result: %s', async (query) => {
  const view = createView(await documents(), 'published')
  const parsed = parseQuery(query, params)
  const narrow = await runQuery(parsed, view)
  const wide = await runQuery({ ...parsed, scope: { ...parsed.scope, types: 'all' } }, view)
  expect(narrow).toEqual(wide)
})
