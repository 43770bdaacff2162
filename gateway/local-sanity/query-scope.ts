import { isRecord } from '#schema/is-record.ts'
/** Determines which documents a parsed GROQ query can touch and which parameters it needs. */

export interface QueryScope {
  /** The types that the filters allow; 'all' when a part of the query reads every document. */
  readonly types: ReadonlySet<string> | 'all'
  readonly params: ReadonlySet<string>
}

type Params = Readonly<Record<string, unknown>>

/**
 * `*[_type == "page" && …]` touches only pages. Filters are still evaluated, so the union of the types of all filters
 * is sufficient for each of them.
 * @param tree parsed by groq-js: https://github.com/sanity-io/groq-js
 */
export function queryScope(tree: unknown, values: Params): QueryScope {
  const types = new Set<string>()
  const params = new Set<string>()
  let isAll = false

  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk)
    if (!isRecord(node)) return
    if (node['type'] === 'Everything') isAll = true
    if (node['type'] === 'Parameter') params.add(String(node['name']))
    const allowed = isFilterOfEverything(node) ? typesAllowed(node['expr'], values) : undefined
    for (const [name, child] of Object.entries(node)) if (!(allowed && name === 'base')) walk(child)
    for (const type of allowed ?? []) types.add(type)
  }
  walk(tree)
  return { types: isAll ? 'all' : types, params }
}

const isFilterOfEverything = (node: Readonly<Record<string, unknown>>): boolean =>
  node['type'] === 'Filter' && isRecord(node['base']) && node['base']['type'] === 'Everything'

/** The types that a condition allows; undefined when it does not restrict them. */
function typesAllowed(condition: unknown, values: Params): readonly string[] | undefined {
  if (!isRecord(condition)) return undefined
  const { type, op, left, right } = condition
  if (type === 'Group') return typesAllowed(condition['base'], values)
  if (type === 'And') return typesAllowed(left, values) ?? typesAllowed(right, values)
  if (type === 'Or') {
    const [a, b] = [typesAllowed(left, values), typesAllowed(right, values)]
    return a && b && [...a, ...b]
  }
  if (type !== 'OpCall') return undefined
  if (op === '==' && isTypeField(left)) return strings(right, values)
  if (op === '==' && isTypeField(right)) return strings(left, values)
  if (op === 'in' && isTypeField(left)) return strings(right, values)
  return undefined
}

const isTypeField = (node: unknown): boolean =>
  isRecord(node) && node['type'] === 'AccessAttribute' && node['name'] === '_type' && node['base'] === undefined

/** The possible string values of an expression, if they are known before evaluation. */
function strings(node: unknown, values: Params): readonly string[] | undefined {
  if (!isRecord(node)) return undefined
  if (node['type'] === 'Value') return onlyStrings([node['value']])
  if (node['type'] === 'Parameter') return onlyStrings([values[String(node['name'])]].flat())
  if (node['type'] !== 'Array' || !Array.isArray(node['elements'])) return undefined
  const elements = node['elements'].map((element) =>
    isRecord(element) && !element['isSplat'] ? strings(element['value'], values) : undefined,
  )
  return onlyStrings(elements.flat())
}

const onlyStrings = (values: readonly unknown[]): readonly string[] | undefined => {
  const found = values.filter((value) => typeof value === 'string')
  return found.length === values.length ? found : undefined
}
