/** Reads the head of a served document, as a program without scripts would. */

const decode = (text: string) =>
  text
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([a-z-]+)="([^"]*)"/gi)].map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]),
  )

/** The attributes of every tag with a name. */
export const tagsIn = (html: string, name: string): Record<string, string>[] =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => attributesOf(tag))

export const canonicalOf = (html: string): string[] =>
  tagsIn(html, 'link').flatMap(({ rel, href }) => (rel === 'canonical' && href ? [href] : []))

/** By property or name: throws when one occurs twice. */
export function metaOf(html: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const { property, name, content } of tagsIn(html, 'meta')) {
    const key = property ?? name
    if (!key) continue
    if (found[key] !== undefined) throw new Error(`${key} occurs twice`)
    found[key] = content ?? ''
  }
  return found
}

export const isHidden = (html: string): boolean => metaOf(html)['robots']?.includes('noindex') ?? false

/** An object of JSON-LD. */
export type Thing = Record<string, unknown>

/** The objects of the document's only block of JSON-LD. */
export function thingsIn(html: string): Thing[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  if (blocks.length > 1) throw new Error('There is more than one block of data')
  if (!blocks[0]?.[1]) return []
  const data: { '@context': unknown; '@graph': Thing[] } = JSON.parse(blocks[0][1])
  if (data['@context'] !== 'https://schema.org') throw new Error('The block of data has no @context of schema.org')
  return data['@graph']
}

/** The text of a document, without tags. */
export const wordsIn = (html: string): string =>
  decode(
    html
      .replace(/^[\s\S]*<body/, '<body')
      .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
      .replaceAll(/<!--[\s\S]*?-->/g, '')
      .replaceAll(/<[^>]+>/g, ' '),
  ).replaceAll(/\s+/g, ' ')
