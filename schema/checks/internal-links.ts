import { createAnchors } from '#schema/anchors.ts'
import type { ContentDocument } from '#schema/content/content-document.ts'
import { linksOf, objectsIn, piecesOf, refOf } from './pieces.ts'
import type { Content, Rule } from './rule.ts'

/** The heading ids on a document's page; questions and similar items are documents of their own. */
function anchorsOf(document: ContentDocument, content: Content): ReadonlySet<string> {
  const anchors = createAnchors()
  const ids = new Set<string>()
  const add = (from: ContentDocument) => {
    for (const { kind, shown } of piecesOf(from, content)) if (kind === 'heading') ids.add(anchors(shown))
    for (const { value } of objectsIn(from))
      if (value['_type'] === 'step' && typeof value['title'] === 'string') ids.add(anchors(value['title']))
  }
  add(document)
  for (const { value } of objectsIn(document['blocks'])) {
    const referred = content.documents.get(refOf(value) ?? '')
    if (referred?._type === 'question' || referred?._type === 'video') add(referred)
  }
  return ids
}

export const internalLinks: Rule = {
  id: 'internal-links',
  protects: 'everybody who follows a link',
  *check(document, content) {
    for (const { path, words, ref, hash, href } of linksOf(document)) {
      if (words.trim() === '') yield { path, problem: 'is a link without words', remedy: 'give it words, or remove it' }
      if (ref === undefined) {
        if (href === undefined) yield { path, problem: 'leads nowhere', remedy: 'give it a page or an address' }
        continue
      }
      const target = content.documents.get(ref)
      if (!target) continue // The content model's own check reports this.
      const { expiresAt, publishedAt } = target
      if (typeof expiresAt === 'string' && Date.parse(expiresAt) <= content.now)
        yield { path, problem: `leads to ${ref}, which is not shown any more`, remedy: 'remove the link' }
      if (typeof publishedAt === 'string' && Date.parse(publishedAt) > content.now)
        yield { path, problem: `leads to ${ref}, which is not out yet`, remedy: 'remove the link until it is' }
      if (hash !== undefined && !anchorsOf(target, content).has(hash))
        yield {
          path,
          problem: `leads to #${hash}, but ${ref} has no such heading`,
          remedy: 'write the words of a heading there, in small letters with hyphens',
        }
    }
  },
}

export const easyReadListed: Rule = {
  id: 'easy-read-listed',
  protects: 'people who look for Easy Read: the page at /easy-read links to every version',
  *check(document, { documents }) {
    if (document._type !== 'easyRead') return
    const list = [...documents.values()].find(({ path }) => path === '/easy-read')
    if (list && ![...linksOf(list)].some(({ ref }) => ref === document._id))
      yield { path: '', problem: `is not linked on ${list._id}`, remedy: 'add a link to it there' }
  },
}
