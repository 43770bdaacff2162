import { buildMarksTree, isPortableTextToolkitSpan, isPortableTextToolkitTextNode } from '@portabletext/toolkit'
import type { Inline, LinkSpan, List, RichText, RichTextNode, TextSpan } from '#gateway/types.generated.ts'
import type { PageByPathQueryResult } from '#gateway/content/groq.generated.ts'
import { brisbaneInstant } from '#schema/brisbane-time.ts'
import type { Anchors } from '#schema/anchors.ts'
import { safeHref, targetFields, targetHref } from './link.ts'
import { type FromOutside, usable } from './outside.ts'

export const richTextFields = `{
  _type, _key, style, listItem, level,
  "children": children[]{
    _type, _key, text, marks,
    "fact": fact->{ value, href, asAt, isDated, daysShown, sourceName, sourceUrl }
  },
  "markDefs": markDefs[]{ _type, _key, href, hash, code, "to": to->${targetFields} }
}`

type RichTextBlockResult = Extract<
  NonNullable<NonNullable<PageByPathQueryResult>['blocks']>[number],
  { _type: 'richTextBlock' }
>['richText']

/** Portable Text as our queries project it. */
export type RichTextContent = FromOutside<RichTextBlockResult>

type Block = NonNullable<NonNullable<RichTextContent>[number]>
type Child = NonNullable<NonNullable<Block['children']>[number]>
type MarkDef = NonNullable<NonNullable<Block['markDefs']>[number]>

/** A node of the toolkit's tree: text, a mark around other nodes, or an inline object. */
type TreeNode = ReturnType<typeof buildMarksTree>[number]

/** The mark excludes text from glossary explanations; it is not part of the API. */
export type MarkedSpan = TextSpan & { readonly isUnexplained?: true }

interface Marks {
  readonly isStrong: boolean
  readonly isEmphasis: boolean
  readonly lang: string | null
  readonly isUnexplained?: true
}
const unmarked: Marks = { isStrong: false, isEmphasis: false, lang: null }

/** Headings are below the page's h1, whatever level an editor chose. */
const headingLevels: ReadonlyMap<string, number> = new Map(Object.entries({ h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 }))

/** The editor offers ten. */
const maxListLevel = 10

/**
 * Maps text to typed parts: unknown parts are left out, and unsafe links become plain text.
 * @param publishedAt Of a dated text: no day on which a fact was checked is later, because its readers would not believe either day.
 */
export function richText(
  content: RichTextContent | undefined,
  anchors: Anchors,
  publishedAt?: string | null,
): RichText {
  const nodes: RichTextNode[] = []
  let list: List | undefined
  for (const block of content ?? []) {
    if (block?._type !== 'block') continue
    const spans = inlines(block, publishedAt?.slice(0, dayLength))
    const isEmpty = spans.every((span) => span.__typename === 'TextSpan' && span.text.trim() === '')
    if (isEmpty) continue
    if (block.listItem) {
      if (!list) nodes.push((list = { __typename: 'List', items: [] }))
      list.items.push({
        __typename: 'ListItem',
        level: Math.min(Math.max(1, Math.trunc(block.level ?? 1)), maxListLevel),
        isNumbered: block.listItem === 'number',
        spans,
      })
      continue
    }
    list = undefined
    const level = headingLevels.get(block.style ?? '')
    if (level === undefined) nodes.push({ __typename: 'Paragraph', spans })
    else {
      const text = wordsOf(spans)
      nodes.push({ __typename: 'Heading', level, anchor: anchors(text), text })
    }
  }
  return { __typename: 'RichText', nodes }
}

/** The text without its marks. */
export const wordsOf = (spans: readonly Inline[]): string =>
  spans
    .map((span) => {
      if (span.__typename === 'TextSpan') return span.text
      return span.__typename === 'FactSpan' ? span.value : span.parts.map(({ text }) => text).join('')
    })
    .join('')

function inlines(block: Block, textDay: string | undefined): Inline[] {
  const facts = new Map<string, Child>()
  for (const child of block.children ?? []) if (child?._type === 'factValue' && child._key) facts.set(child._key, child)
  const definitions = new Map<string, MarkDef>()
  for (const definition of block.markDefs ?? []) if (definition?._key) definitions.set(definition._key, definition)

  const tree = buildMarksTree({
    _type: 'block',
    markDefs: [...definitions].map(([_key, { _type }]) => ({ _key, _type })),
    children: usable(block.children, (child) =>
      child._type === 'span'
        ? {
            _type: 'span' as const,
            _key: child._key ?? '',
            text: child.text ?? '',
            marks: usable(child.marks, (mark) => mark),
          }
        : child._key
          ? { _type: child._type, _key: child._key }
          : null,
    ),
  })

  const markOf = new Map<LinkSpan, string | undefined>()
  const linked = (href: string | null, inner: readonly Inline[], mark: string | undefined): Inline[] => {
    if (href === null) return [...inner]
    const link: LinkSpan = { __typename: 'LinkSpan', href, parts: inner.flatMap(partsOf) }
    markOf.set(link, mark)
    return link.parts.length > 0 ? [link] : []
  }
  const walk = (nodes: readonly TreeNode[], marks: Marks): Inline[] =>
    nodes.flatMap((node): Inline[] => {
      if (isPortableTextToolkitTextNode(node)) return [textSpan(node.text, marks)]
      if (!isPortableTextToolkitSpan(node)) return '_key' in node ? factSpan(facts.get(node._key), textDay) : []
      const definition = definitions.get(node.markKey ?? '')
      const inner = (more: Partial<Marks>) => walk(node.children, { ...marks, ...more })
      if (node.markType === 'strong') return inner({ isStrong: true })
      if (node.markType === 'em') return inner({ isEmphasis: true })
      if (node.markType === 'unexplained') return inner({ isUnexplained: true })
      if (definition?._type === 'language') return inner({ lang: definition.code })
      if (definition?._type === 'internalLink')
        return linked(targetHref(definition.to, definition.hash), inner({}), node.markKey)
      if (definition?._type === 'externalLink') return linked(safeHref(definition.href), inner({}), node.markKey)
      return inner({})
    })
  const spans: Inline[] = []
  for (const span of walk(tree, unmarked)) {
    const last = spans.at(-1)
    const isLink = span.__typename === 'LinkSpan' && last?.__typename === 'LinkSpan'
    // Strong text that begins before a link and ends within it has split the link in two.
    if (isLink && markOf.get(span) === markOf.get(last)) last.parts.push(...span.parts)
    else spans.push(span)
  }
  return spans
}

/** Text with marks; without any by default. */
export const textSpan = (text: string, marks: Partial<Marks> = {}): MarkedSpan => ({
  __typename: 'TextSpan',
  text,
  ...unmarked,
  ...marks,
})

const partsOf = (span: Inline): TextSpan[] => {
  if (span.__typename === 'LinkSpan') return span.parts
  return [span.__typename === 'TextSpan' ? span : textSpan(span.value)]
}

const day = 86_400_000

/** Whether an expiring figure is older than its editor allows, or has no date. */
const isStale = ({ daysShown, asAt }: NonNullable<Child['fact']>): boolean =>
  typeof daysShown === 'number' && !(Date.now() < Date.parse(brisbaneInstant(asAt ?? '', '00:00:00')) + daysShown * day)

/** The length of a day in ISO 8601. */
const dayLength = 10

function factSpan(child: Child | undefined, textDay: string | undefined): Inline[] {
  const fact = child?.fact
  if (!fact?.value) return []
  if (isStale(fact)) return [textSpan('ask us')]
  const sourceUrl = safeHref(fact.sourceUrl)
  // A fact without a source is plain text.
  if (!fact.asAt || !fact.sourceName || sourceUrl === null) return [textSpan(fact.value)]
  const isDated = fact.isDated ?? false
  const isLater = isDated && textDay !== undefined && fact.asAt > textDay
  const span: Inline = {
    __typename: 'FactSpan',
    value: fact.value,
    href: safeHref(fact.href),
    asAt: fact.asAt,
    isDated: isDated && !isLater,
    sourceName: fact.sourceName,
    sourceUrl,
  }
  if (!isLater) return [span]
  const source: LinkSpan = { __typename: 'LinkSpan', href: sourceUrl, parts: [textSpan(fact.sourceName)] }
  return [span, textSpan(' (check at '), source, textSpan(')')]
}
