/**
 * The edge where content enters. Gives query results the JSON types of their query, because documents from before a rule may have
 * others; removes characters that HTML cannot carry; bounds the text of a document. The shapes are generated from the queries and the
 * content model.
 */
import { createHash } from 'node:crypto'
import { maxDocumentText } from '#schema/content/limits.ts'
import { addressSlug } from '#schema/document-address.ts'
import { isRecord } from '#schema/is-record.ts'
import { ContentError } from './errors.ts'
import type { Shape } from './generate-shapes.ts'
import { nodes, roots } from './result-shapes.generated.ts'

/**
 * Control characters other than tab and line feed, and noncharacters: parsers of HTML drop, replace or refuse them, so that the page
 * would differ from what React rendered. https://html.spec.whatwg.org/multipage/parsing.html#preprocessing-the-input-stream
 */
const notForHtml =
  // oxlint-disable-next-line no-control-regex -- The pattern matches control characters in order to remove them.
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff]/g

const clean = (text: string): string => text.replaceAll(/\r\n?/g, '\n').replaceAll(notForHtml, '').toWellFormed()

/** Fields by which documents and parts of a page are found. They are never cleaned, because a changed one leads nowhere. */
const identifiers: Readonly<Record<string, (id: string) => string | null>> = {
  _id: (id) => id,
  _key: (key) => key.toWellFormed(),
  path: (path) => path,
  slug: addressSlug,
}

/** What was changed in a result, for the log. */
interface Changes {
  /** Places of values of the wrong type: `jobs[].place`, `blocks[].cards[]`. */
  readonly leftOut: Set<string>
  /** Ids of documents with too much text. */
  readonly cut: Set<string>
}

/** The document that a value belongs to, and how much text it may still have. */
interface Owner {
  readonly id: string
  textLeft: number
}

const ownerOf = (value: Readonly<Record<string, unknown>>): Owner | undefined =>
  typeof value['_id'] === 'string' ? { id: value['_id'], textLeft: maxDocumentText } : undefined

/** Cleans a text, and cuts it where its document has too much. */
function conformText(text: string, owner: Owner, { cut }: Changes): string {
  const cleaned = clean(text.length > owner.textLeft ? text.slice(0, owner.textLeft) : text)
  if (text.length > owner.textLeft) cut.add(owner.id)
  owner.textLeft -= Math.min(text.length, owner.textLeft)
  return cleaned
}

/**
 * Undefined for a value of another type. A document then lacks the field, and an item of a list, or an object that is not a document, is
 * left out whole: a picture is not shown without its alternative text.
 */
function conform(value: unknown, shape: Shape, place: string, owner: Owner, changes: Changes): unknown {
  if (value === null || value === undefined) return null
  // All numbers are counts and sizes, many of which GraphQL sends as a 32-bit Int.
  if (typeof value === 'number' && (!Number.isInteger(value) || Math.abs(value) >= 2 ** 31)) return undefined
  if (shape === 'string' && typeof value === 'string') return conformText(value, owner, changes)
  if (typeof shape === 'string') return typeof value === shape ? value : undefined
  const node = nodes[shape]
  if (!node) throw new Error(`The generated shapes have no node ${shape}`)
  const orNull = (conformed: unknown, at: string): unknown => {
    if (conformed === undefined) changes.leftOut.add(at)
    return conformed ?? null
  }
  if ('items' in node) {
    if (!Array.isArray(value)) return undefined
    const at = `${place}[]`
    const items: unknown[] = []
    for (const item of value) {
      // What follows a text that was cut would make no sense without it.
      if (owner.textLeft === 0) break
      items.push(orNull(conform(item, node.items, at, owner, changes), at))
    }
    return items
  }
  if (!isRecord(value)) return undefined
  if ('types' in node) {
    const type = value['_type']
    if (typeof type !== 'string') return undefined
    const known = Object.hasOwn(node.types, type) ? node.types[type] : undefined
    // The mapping logs a type that this version does not support.
    return known === undefined ? { _type: type } : conform(value, known, place, owner, changes)
  }
  const document = '_id' in node.fields ? ownerOf(value) : undefined
  const conformed: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(node.fields)) {
    const at = place ? `${place}.${name}` : name
    const raw = value[name]
    const identify = identifiers[name]
    const inside =
      identify && field === 'string' && typeof raw === 'string'
        ? (identify(raw) ?? undefined)
        : conform(raw, field, at, document ?? owner, changes)
    if (inside === undefined && typeof field === 'string' && !document) return undefined
    conformed[name] = orNull(inside, at)
  }
  return conformed
}

/**
 * The shape of a query's result.
 * @throws Error when code generation has not seen the query, whose results could not be checked
 */
export function shapeOf(query: string): Shape {
  const shape = roots[createHash('sha256').update(query).digest('base64url')]
  if (shape === undefined)
    throw new Error(
      `The query '${query.slice(0, 60).replaceAll(/\s+/g, ' ')} …' has no generated shape. Run npm run codegen.`,
    )
  return shape
}

/** Whether a result can come from a query: a projection always has all of its fields, with null for missing ones. */
function isOfQuery(result: object, shape: Shape): boolean {
  const node = typeof shape === 'number' ? nodes[shape] : undefined
  return !node || !('fields' in node) || Object.keys(node.fields).every((name) => name in result)
}

interface Conformed {
  readonly result: object | null
  readonly leftOut: readonly string[]
  readonly cut: readonly string[]
}

/**
 * The result in the shape of its query, without values of the wrong type, and with at most `maxDocumentText` of each document.
 * @throws ContentError when it is not a result of the query, or when no item of a list is usable
 */
export function conformResult(shape: Shape, result: object | null): Conformed {
  if (result === null) return { result, leftOut: [], cut: [] }
  const changes: Changes = { leftOut: new Set(), cut: new Set() }
  const owner: Owner = { id: 'no document', textLeft: Infinity }
  const conformed = isOfQuery(result, shape) ? conform(result, shape, '', owner, changes) : undefined
  const isUsable = !Array.isArray(conformed) || conformed.length === 0 || conformed.some((item) => item !== null)
  if (typeof conformed !== 'object' || !isUsable)
    throw new ContentError('CONTENT_UNAVAILABLE', 'The content service sent a result with values of the wrong type')
  return { result: conformed, leftOut: [...changes.leftOut], cut: [...changes.cut] }
}
