/**
 * Gives query results the JSON types of their query, because documents from before a rule may have others. The shapes
 * are generated from the queries and the content model.
 */
import { createHash } from 'node:crypto'
import { ContentError } from './errors.ts'
import { nodes, roots } from './result-shapes.generated.ts'

/** A JSON type, or the index of a node. Every value may also be null. */
export type Shape = 'string' | 'number' | 'boolean' | 'null' | number

/** A list, objects by their `_type`, or an object. */
export type ShapeNode =
  | { readonly items: Shape }
  | { readonly types: Readonly<Record<string, Shape>> }
  | { readonly fields: Readonly<Record<string, Shape>> }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Undefined for a value of another type. Items of a list that have one become null, and their place is recorded. */
function conform(value: unknown, shape: Shape, place: string, leftOut: Set<string>): unknown {
  if (value === null || value === undefined) return null
  // All numbers are counts and sizes, many of which GraphQL sends as a 32-bit Int.
  if (typeof value === 'number' && Math.abs(value) >= 2 ** 31) return undefined
  if (typeof shape === 'string') return typeof value === shape ? value : undefined
  const node = nodes[shape]
  if (!node) throw new Error(`The generated shapes have no node ${shape}`)
  if ('items' in node) {
    if (!Array.isArray(value)) return undefined
    return value.map((item) => {
      const conformed = conform(item, node.items, `${place}[]`, leftOut)
      if (conformed === undefined) leftOut.add(`${place}[]`)
      return conformed ?? null
    })
  }
  if (!isObject(value)) return undefined
  if ('types' in node) {
    const type = value['_type']
    if (typeof type !== 'string') return undefined
    const known = Object.hasOwn(node.types, type) ? node.types[type] : undefined
    // The mapping logs a type that this version does not support.
    return known === undefined ? { _type: type } : conform(value, known, place, leftOut)
  }
  const fields = Object.entries(node.fields).map(([name, field]): [string, unknown] => [
    name,
    conform(value[name], field, place ? `${place}.${name}` : name, leftOut),
  ])
  return fields.some(([, field]) => field === undefined) ? undefined : Object.fromEntries(fields)
}

/** Whether a result can come from a query: a projection always has all of its fields, with null for missing ones. */
function isOfQuery(result: object, root: Shape): boolean {
  const node = typeof root === 'number' ? nodes[root] : undefined
  return !node || !('fields' in node) || Object.keys(node.fields).every((name) => name in result)
}

/**
 * The result without list items that have a value of the wrong type, and the places of these lists, such as
 * `blocks[].cards[]`.
 * @throws ContentError when a value outside of lists has the wrong type, or when no list item is usable
 */
export function conformResult(
  query: string,
  result: object | null,
): { readonly result: object | null; readonly leftOut: readonly string[] } {
  const root = roots[createHash('sha256').update(query).digest('base64url')]
  if (root === undefined || result === null) return { result, leftOut: [] }
  const leftOut = new Set<string>()
  const conformed = isOfQuery(result, root) ? conform(result, root, '', leftOut) : undefined
  const isUsable = !Array.isArray(conformed) || conformed.length === 0 || conformed.some((item) => item !== null)
  if (typeof conformed !== 'object' || !isUsable)
    throw new ContentError('CONTENT_UNAVAILABLE', 'The content service sent a result with values of the wrong type')
  return { result: conformed, leftOut: [...leftOut] }
}
