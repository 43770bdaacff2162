import type { ContentDocument } from '#schema/content/content-document.ts'
import { siteMap } from '#schema/site-map.ts'
import { addressOf } from './addresses.ts'
import type { Content, Rule } from './rule.ts'

const fixed: ReadonlySet<string> = new Set(siteMap.map(({ path }) => path).filter((path) => !path.includes(':')))

interface Addresses {
  readonly pages: ReadonlySet<string>
  /** Redirects by source path. */
  readonly redirects: ReadonlyMap<string, readonly ContentDocument[]>
}

/** Computed once for all redirects. */
const known = new WeakMap<Content['documents'], Addresses>()

function addressesIn({ documents }: Content): Addresses {
  const found = known.get(documents)
  if (found) return found
  const pages = new Set(fixed)
  const redirects = new Map<string, ContentDocument[]>()
  for (const document of documents.values()) {
    const page = addressOf(document)
    if (page) pages.add(page)
    const from = document['from']
    if (document._type === 'redirect' && typeof from === 'string')
      redirects.set(from, [...(redirects.get(from) ?? []), document])
  }
  const addresses = { pages, redirects }
  known.set(documents, addresses)
  return addresses
}

const pathOf = (to: string) => to.replace(/[?#].*$/, '')

/** The chain of redirects from a path, until it ends or repeats. */
function wayFrom(start: string, { redirects }: Addresses): readonly string[] {
  const way = [start]
  for (;;) {
    const to = redirects.get(way.at(-1) ?? '')?.[0]?.['to']
    if (typeof to !== 'string') return way
    const next = pathOf(to)
    way.push(next)
    if (way.indexOf(next) < way.length - 1) return way
  }
}

export const redirects: Rule = {
  id: 'redirects',
  protects: 'people who saved an old address',
  *check(document, content) {
    if (document._type !== 'redirect') return
    const { _id: id, from, to, isOffSite } = document
    if (typeof from !== 'string' || typeof to !== 'string') return // The content model's own check reports this.
    const addresses = addressesIn(content)

    if (!/^\/[^/\\?#\s][^\\?#\s]*$/.test(from) || from.endsWith('/'))
      yield { path: 'from', problem: `is "${from}", which is no path`, remedy: 'write it as /old-page' }
    else if (addresses.pages.has(from))
      yield {
        path: 'from',
        problem: `is "${from}", where a page stands: nobody ever gets to the redirect`,
        remedy: 'remove the redirect, or the page',
      }
    const [first] = addresses.redirects.get(from) ?? []
    if (first && first._id !== id)
      yield { path: 'from', problem: `is "${from}" in ${first._id} too`, remedy: 'keep one of the two' }

    if (!to.startsWith('/') || /^\/[/\\]/.test(to)) {
      if (!to.startsWith('https://'))
        yield { path: 'to', problem: `is "${to}"`, remedy: 'write a path of this site, or an address with https:' }
      else if (isOffSite !== true)
        yield { path: 'to', problem: 'leads to another site', remedy: 'set isOffSite to true, if that is meant' }
      return
    }
    if (isOffSite === true)
      yield { path: 'isOffSite', problem: 'is true, but to is a page of this site', remedy: 'remove isOffSite' }
    const target = pathOf(to)
    if (addresses.pages.has(target)) return
    const way = wayFrom(target, addresses)
    const end = way.at(-1) ?? target
    if (way.includes(from) || way.indexOf(end) < way.length - 1)
      yield { path: 'to', problem: `leads round in a circle: ${[from, ...way].join(', ')}`, remedy: 'write a page' }
    else if (way.length > 1)
      yield { path: 'to', problem: `is "${to}", which leads on to ${end}`, remedy: `write ${end}` }
    else yield { path: 'to', problem: `is "${to}", where no page stands`, remedy: 'write the path of a page' }
  },
}
