/** Generates the shapes of query results (result-shape.ts) from the queries and the content model. */
import { createHash } from 'node:crypto'
import { type ExtractedModule, safeParseQuery } from '@sanity/codegen'
import { type SchemaType, type TypeNode, typeEvaluate } from 'groq-js'

/** A JSON type, or the index of a node. Every value may also be null. */
export type Shape = 'string' | 'number' | 'boolean' | 'null' | number

/** A list, objects by their `_type`, or an object. */
export type ShapeNode =
  | { readonly items: Shape }
  | { readonly types: Readonly<Record<string, Shape>> }
  | { readonly fields: Readonly<Record<string, Shape>> }

/** JSON of the nodes, each once, in the order of their indexes. */
const nodes: string[] = []

function indexOf(node: ShapeNode): number {
  const json = JSON.stringify(node)
  if (!nodes.includes(json)) nodes.push(json)
  return nodes.indexOf(json)
}

const fieldsOf = (node: TypeNode): [string, TypeNode][] => {
  if (node.type !== 'object') throw new Error(`A query has a union with a member of the type ${node.type}`)
  return Object.entries(node.attributes).map(([name, { value }]) => [name, value])
}

/** The value of `_type`, by which the members of most unions differ. */
function typeName(node: TypeNode): string | undefined {
  const type = fieldsOf(node).find(([name]) => name === '_type')?.[1]
  return type?.type === 'string' ? type.value : undefined
}

/** All fields of objects that do not differ by `_type`; a field that some of them lack is null there. */
function mergedFields(members: readonly TypeNode[]): Record<string, Shape> {
  const merged: Record<string, Shape> = {}
  for (const [name, value] of members.flatMap(fieldsOf)) {
    const [before = 'null', shape] = [merged[name], shapeOf(value)]
    if (before !== 'null' && shape !== 'null' && before !== shape)
      throw new Error(`The members of a union have different types for ${name}`)
    merged[name] = before === 'null' ? shape : before
  }
  return merged
}

function shapeOf(node: TypeNode): Shape {
  if (node.type === 'string' || node.type === 'number' || node.type === 'boolean' || node.type === 'null')
    return node.type
  if (node.type === 'array') return indexOf({ items: shapeOf(node.of) })
  if (node.type === 'object') return indexOf({ fields: mergedFields([node]) })
  if (node.type !== 'union') throw new Error(`A query has a result of the type ${node.type}`)
  const members = node.of.filter(({ type }) => type !== 'null')
  const [shape = 'null', ...others] = new Set(members.map(shapeOf))
  if (others.length === 0) return shape
  const byType = Object.groupBy(members, (member) => typeName(member) ?? '')
  if (byType[''] !== undefined) return indexOf({ fields: mergedFields(members) })
  return indexOf({
    types: Object.fromEntries(
      Object.entries(byType).map(([type, same = []]) => [type, indexOf({ fields: mergedFields(same) })]),
    ),
  })
}

function queryShape(query: string, place: string, schema: SchemaType): Shape {
  try {
    if (query.includes('now()')) throw new Error("Use $now: Sanity's CDN answers now() from its cache")
    return shapeOf(typeEvaluate(safeParseQuery(query), schema))
  } catch (cause) {
    throw new Error(`${place}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

/**
 * Returns the source of result-shapes.generated.ts.
 * @throws {Error} A query is wrong; the message names its file.
 */
export function shapesOf(modules: readonly ExtractedModule[], schema: SchemaType): string {
  const roots: Record<string, Shape> = {}
  for (const { filename, queries } of modules)
    for (const { query, variable } of queries)
      roots[createHash('sha256').update(query).digest('base64url')] = queryShape(
        query,
        `${filename}, ${variable.id.name}`,
        schema,
      )
  return `import type { Shape, ShapeNode } from './generate-shapes.ts'

/** By the SHA-256 of the query. */
export const roots: Readonly<Record<string, Shape>> = ${JSON.stringify(roots, null, 2)}

export const nodes: readonly ShapeNode[] = [
${nodes.join(',\n')}
]
`
}
