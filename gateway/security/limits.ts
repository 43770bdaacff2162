import type { ApolloServerPlugin } from '@apollo/server'
import { ApolloServerErrorCode } from '@apollo/server/errors'
import {
  coerceInputValue,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  isInputType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  type SelectionSetNode,
  typeFromAST,
  visit,
} from 'graphql'
import { maxValues } from '#schema/forms/form-definition.ts'
import { clientError } from './client-error.ts'

/** The maximum number of tokens in a document. Our largest operation has about 1,200. */
export const maxTokens = 4_000

/** The size of the largest operation of a document, its fragments included; aliases and directives of the document. */
interface Size {
  readonly depth: number
  readonly fields: number
  /** Fields of the root. */
  readonly roots: number
  /** Each alias can resolve the same field again. */
  readonly aliases: number
  readonly directives: number
}

/** For operations that are not the site's own. */
const maxSize: Size = { depth: 8, fields: 200, roots: 5, aliases: 15, directives: 10 }
const refusals: Readonly<Record<keyof Size, (max: number) => string>> = {
  depth: (max) => `An operation may nest fields ${max} deep at the most.`,
  fields: (max) => `An operation may select ${max} fields at the most.`,
  roots: (max) => `An operation may ask for ${max} fields at its root at the most.`,
  aliases: (max) => `An operation may use ${max} aliases at the most.`,
  directives: (max) => `An operation may use ${max} directives at the most.`,
}

type SelectionSize = Pick<Size, 'depth' | 'fields' | 'roots'>
const empty: SelectionSize = { depth: 0, fields: 0, roots: 0 }

/** Introspection nests deeply. Only an open gateway answers it, and graphql limits it by a rule of its own. */
const isIntrospection = (field: string): boolean => field === '__schema' || field === '__type'

/**
 * Each fragment is measured once: otherwise fragments that spread each other twice would take exponential time. A
 * fragment that spreads itself counts as empty; a rule of graphql refuses it.
 */
function sizeOf(document: DocumentNode): Size {
  const fragments = new Map<string, FragmentDefinitionNode>()
  const measured = new Map<string, SelectionSize>()
  const ofFragment = (name: string): SelectionSize => {
    const known = measured.get(name)
    if (known) return known
    measured.set(name, empty)
    const fragment = fragments.get(name)
    const size = fragment ? ofSelections(fragment.selectionSet) : empty
    measured.set(name, size)
    return size
  }
  const ofSelections = ({ selections }: SelectionSetNode): SelectionSize =>
    selections
      .map((node) => {
        if (node.kind === Kind.INLINE_FRAGMENT) return ofSelections(node.selectionSet)
        if (node.kind === Kind.FRAGMENT_SPREAD) return ofFragment(node.name.value)
        const below = node.selectionSet && !isIntrospection(node.name.value) ? ofSelections(node.selectionSet) : empty
        return { depth: 1 + below.depth, fields: 1 + below.fields, roots: 1 }
      })
      .reduce(
        (sum, size) => ({
          depth: Math.max(sum.depth, size.depth),
          fields: sum.fields + size.fields,
          roots: sum.roots + size.roots,
        }),
        empty,
      )

  let aliases = 0
  let directives = 0
  const operations: SelectionSetNode[] = []
  visit(document, {
    Field: (node) => void (aliases += node.alias ? 1 : 0),
    Directive: () => void directives++,
    FragmentDefinition: (node) => void fragments.set(node.name.value, node),
    OperationDefinition: (node) => void operations.push(node.selectionSet),
  })
  const sizes = operations.map(ofSelections)
  const largest = (key: keyof SelectionSize) => Math.max(0, ...sizes.map((size) => size[key]))
  return { depth: largest('depth'), fields: largest('fields'), roots: largest('roots'), aliases, directives }
}

/** A sentence about each limit that a document exceeds. */
export function excessesOf(document: DocumentNode): string[] {
  const size = sizeOf(document)
  return (['depth', 'fields', 'roots', 'aliases', 'directives'] as const)
    .filter((key) => size[key] > maxSize[key])
    .map((key) => refusals[key](maxSize[key]))
}

function parseWithinLimit(source: string): DocumentNode {
  try {
    return parse(source, { maxTokens })
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    throw new GraphQLError(error.message, {
      source: error.source,
      positions: error.positions,
      extensions: { code: ApolloServerErrorCode.GRAPHQL_PARSE_FAILED, http: { status: 400 } },
    })
  }
}

/**
 * Limits an operation, before the work of validating it.
 * @throws GraphQLError for the client when it has too many tokens, is too deep or selects too much
 */
export function checkSize(source: string): void {
  const excesses = excessesOf(parseWithinLimit(source))
  if (excesses.length > 0) throw clientError(ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED, excesses.join(' '))
}

/** The maximum size of a query's variables in characters: four times the largest filter. Forms have the limit of the whole request. */
const maxQueryVariables = 8_000

/** Names and values in characters, and how many values there are. Without recursion, because a client decides how deep values nest. */
function measureVariables(variables: unknown): { readonly size: number; readonly values: number } {
  const left = [variables]
  let size = 0
  let values = 0
  for (let value = left.pop(); value !== undefined; value = left.pop()) {
    size += typeof value === 'string' ? value.length : 4
    if (typeof value !== 'object' || value === null) values += 1
    else
      for (const [name, item] of Object.entries(value)) {
        size += name.length
        left.push(item)
      }
  }
  return { size, values }
}

const refuseVariables = (message: string): never => {
  throw clientError(ApolloServerErrorCode.BAD_USER_INPUT, message)
}

/** Refuses the first value that its type does not accept. The message has its position, without the value. */
function checkTypes(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  values: Readonly<Record<string, unknown>>,
): void {
  for (const { variable, type } of variableDefinitions) {
    const name = variable.name.value
    const inputType = typeFromAST(schema, type)
    if (Object.hasOwn(values, name) && isInputType(inputType))
      coerceInputValue(values[name], inputType, (path) =>
        refuseVariables(`The value at "${[name, ...path].join('.')}" does not have the type that the schema requires.`),
      )
  }
}

/** Bounds the variables of an operation over HTTP before any resolver reads them. */
export const limitVariables: ApolloServerPlugin = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation({ schema, operation, request: { http, variables = {} } }) {
        if (!http || !operation) return Promise.resolve()
        const { size, values } = measureVariables(variables)
        // Only a mutation takes the answers of a form. The forms of the site's own pages are counted as they are posted.
        if (operation.operation === OperationTypeNode.MUTATION && values > maxValues)
          refuseVariables(`A form may have ${maxValues} values at the most.`)
        if (operation.operation !== OperationTypeNode.MUTATION && size > maxQueryVariables)
          refuseVariables(`The variables of a query may have ${maxQueryVariables} characters at the most.`)
        checkTypes(schema, operation, variables)
        return Promise.resolve()
      },
    }),
}
