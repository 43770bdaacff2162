/** The lists of the Studio, as people think of the site. */
import { AddIcon } from '@sanity/icons/Add'
import { map, type Observable } from 'rxjs'
import type { StructureBuilder, StructureResolver } from 'sanity/structure'
import { publishedId } from '../content/content-document.ts'
import { icons } from './icons.ts'
import { ordersOf } from './schema-types.ts'
import { apiVersion } from './settings.ts'

/** The types with one document, whose id is its type, and their titles. */
const singletons = { menu: 'Main menu', siteSettings: 'Site settings' } as const

export const isSingleton = (type: string) => Object.hasOwn(singletons, type)

interface Node {
  readonly id: string
  readonly type: string
  readonly title: string
  readonly children: () => readonly Node[]
  /** Where a new page below this one begins. */
  readonly path?: string
}

type Items = Parameters<ReturnType<StructureBuilder['list']>['items']>[0]

/** A document, or the list of a document and those below it. */
const nodeItem = (S: StructureBuilder, node: Node) => {
  const own = S.documentListItem().id(node.id).schemaType(node.type)
  const children = node.children()
  if (children.length === 0) return own
  return S.listItem()
    .id(`below-${node.id}`)
    .title(node.title)
    .child(() =>
      treeOf(S, node.title, [S.documentListItem().id(node.id).schemaType(node.type), S.divider()], children, node.path),
    )
}

const treeOf = (S: StructureBuilder, title: string, first: Items, nodes: readonly Node[], path?: string) => {
  const list = S.list()
    .title(title)
    .items([...first, ...nodes.map((node) => nodeItem(S, node))])
  return path === undefined
    ? list
    : list.menuItems([
        S.menuItem()
          .title('New page here')
          .icon(AddIcon)
          .showAsAction(true)
          .intent({
            type: 'create',
            params: [{ type: 'page', template: 'page-under' }, { path: path === '/' ? '/' : `${path}/` }],
          }),
      ])
}

interface Found {
  readonly _id: string
  readonly title?: string
  readonly path?: string
  readonly isFirst?: boolean
  readonly next?: readonly (string | null)[]
}

/** One of each document: the draft, where there is one. */
const latest = (found: readonly Found[]): readonly Found[] => [
  ...new Map(
    found
      .toSorted((a, b) => (a._id < b._id ? 1 : -1))
      .map((document) => [publishedId(document._id), { ...document, _id: publishedId(document._id) }]),
  ).values(),
]

/** The pages by their paths: /services/chsp is below /services. */
function pageTree(pages: readonly Found[]): readonly Node[] {
  const inOrder = pages.toSorted((a, b) => ((a.path ?? '') < (b.path ?? '') ? -1 : 1))
  const paths = new Set(inOrder.map(({ path }) => path))
  const parentOf = (path: string): string => {
    const parent = path.slice(0, path.lastIndexOf('/'))
    return parent === '' || paths.has(parent) ? parent : parentOf(parent)
  }
  const below = (parent: string): readonly Node[] =>
    inOrder
      .filter(({ path = '' }) => (path === '/' ? '' : parentOf(path)) === parent)
      .map(({ _id, title, path = '' }) => ({
        id: _id,
        type: 'page',
        title: title ?? path,
        path,
        children: () => (path === '/' || path === '' ? [] : below(path)),
      }))
  return below('')
}

/** The questions of the finder or the screens of the board, as one leads to another. Those that nothing leads to come last. */
function questionTree(type: string, questions: readonly Found[]): readonly Node[] {
  const byId = new Map(questions.map((question) => [question._id, question]))
  const reached = new Set(questions.flatMap(({ next }) => next ?? []))
  const node = ({ _id, title, next }: Found, before: readonly string[]): Node => ({
    id: _id,
    type,
    title: title ?? _id,
    children: () =>
      [...new Set(next)].flatMap((id) => {
        const found = byId.get(id ?? '')
        return found && !before.includes(found._id) ? [node(found, [...before, _id])] : []
      }),
  })
  return questions
    .filter(({ _id, isFirst }) => isFirst || !reached.has(_id))
    .toSorted((a) => (a.isFirst ? -1 : 1))
    .map((question) => node(question, [question._id]))
}

export const structure: StructureResolver = (S, { documentStore }) => {
  const documents = (query: string): Observable<readonly Found[]> =>
    documentStore.listenQuery(query, {}, { apiVersion, perspective: 'raw' }).pipe(map(latest))
  const sorted = (type: string, title: string) =>
    S.documentTypeList(type)
      .title(title)
      .defaultOrdering(ordersOf(type).map(([field, direction]) => ({ field, direction })))
  const list = (type: string, title: string) =>
    S.documentTypeListItem(type).title(title).icon(icons[type]).child(sorted(type, title))
  const group = (id: string, title: string, icon: string, items: Items) =>
    S.listItem().id(id).title(title).icon(icons[icon]).child(S.list().title(title).items(items))
  const pages = S.listItem()
    .id('pages')
    .title('Pages')
    .icon(icons['page'])
    .child(() =>
      documents('*[_type == "page"]{_id, title, path}').pipe(
        map((found) => treeOf(S, 'Pages', [], pageTree(found), '/')),
      ),
    )
  const tree = (type: string, title: string, answers: string) =>
    S.listItem()
      .id(`${type}-tree`)
      .title(title)
      .icon(icons[type])
      .child(() =>
        documents(`*[_type == "${type}"]{_id, "title": question, isFirst, "next": ${answers}[].next._ref}`).pipe(
          map((found) => treeOf(S, title, [], questionTree(type, found))),
        ),
      )

  return S.list()
    .title('Content')
    .items([
      pages,
      group('products', 'Products', 'product', [
        list('product', 'Products'),
        S.listItem()
          .id('by-category')
          .title('Products by category')
          .icon(icons['productCategory'])
          .child(
            sorted('productCategory', 'Products by category').child((category) =>
              S.documentList()
                .title('Products')
                .apiVersion(apiVersion)
                .schemaType('product')
                .filter('_type == "product" && category._ref == $category')
                .params({ category }),
            ),
          ),
        list('productCategory', 'Categories'),
        list('supplier', 'Suppliers'),
      ]),
      list('post', 'Posts'),
      list('question', 'Questions'),
      list('job', 'Jobs'),
      list('publication', 'Publications'),
      group('easy-read', 'Easy Read', 'easyRead', [list('easyRead', 'Easy Read pages'), list('easyReadWord', 'Words')]),
      tree('boardQuestion', 'Picture board', 'choices'),
      group('finder', 'Service finder', 'finderQuestion', [
        tree('finderQuestion', 'Questions', 'answers'),
        list('finderAdvice', 'Funding and next steps'),
        list('service', 'Services'),
      ]),
      group('stories', 'Stories and films', 'story', [
        list('story', 'Consumer stories'),
        list('visualStory', 'Visual stories'),
        list('video', 'Videos'),
      ]),
      group('people', 'People', 'person', [list('person', 'Our people'), list('author', 'Authors of posts')]),
      S.divider(),
      list('fact', 'Facts'),
      list('glossaryTerm', 'Glossary'),
      ...Object.entries(singletons).map(([type, title]) =>
        S.listItem()
          .id(type)
          .title(title)
          .icon(icons[type])
          .child(S.defaultDocument({ schemaType: type, documentId: type }).title(title)),
      ),
      S.divider(),
      list('guide', 'Guides'),
      list('redirect', 'Redirects'),
      list('searchWords', 'Search words'),
    ])
}
