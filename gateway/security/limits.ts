import {
  type ASTNode,
  type FieldNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql'

/** The maximum number of tokens in a document. Our largest operation has about 1,200. */
export const maxTokens = 4_000
/**
 * The maximum number of selections after fragments are spread: Apollo's own limit for a short query with extreme
 * nesting.
 */
export const maxRecursiveSelections = 4_000
/** The maximum nesting depth of fields. Our deepest operation has 8 levels. */
const maxDepth = 12
/** The maximum number of aliases in a document: each resolves the same field again. */
const maxAliases = 15
/** The maximum number of root fields in an operation. */
const maxRootFields = 5

/**
 * Measures a selection set including its fragments. Each fragment is measured once: otherwise fragments that spread
 * each other twice would take exponential time. A fragment that spreads itself counts as 0; another rule refuses it.
 */
function measure(
  context: ValidationContext,
  ofField: (node: FieldNode, ofSelections: (selections: SelectionSetNode) => number) => number,
  sumUp: (sizes: readonly number[]) => number,
): (selections: SelectionSetNode) => number {
  const ofFragments = new Map<string, number>()
  const ofFragment = (name: string): number => {
    const known = ofFragments.get(name)
    if (known !== undefined) return known
    ofFragments.set(name, 0)
    const fragment = context.getFragment(name)
    const size = fragment ? ofSelections(fragment.selectionSet) : 0
    ofFragments.set(name, size)
    return size
  }
  const ofSelections = ({ selections }: SelectionSetNode): number =>
    sumUp(
      selections.map((node) => {
        if (node.kind === Kind.FIELD) return ofField(node, ofSelections)
        return node.kind === Kind.INLINE_FRAGMENT ? ofSelections(node.selectionSet) : ofFragment(node.name.value)
      }),
    )
  return ofSelections
}

/** Refuses an operation that is too deep or selects too much. */
export const limits: ValidationRule = (context) => {
  const depthOf = measure(
    context,
    ({ selectionSet }, ofSelections) => 1 + (selectionSet ? ofSelections(selectionSet) : 0),
    (depths) => Math.max(0, ...depths),
  )
  const fieldsOf = measure(
    context,
    () => 1,
    (counts) => counts.reduce((sum, count) => sum + count, 0),
  )
  let aliases = 0
  const refuse = (node: ASTNode, message: string) => context.reportError(new GraphQLError(message, { nodes: node }))
  return {
    Field(node) {
      if (node.alias && ++aliases === maxAliases + 1)
        refuse(node, `An operation may use ${maxAliases} aliases at the most.`)
    },
    OperationDefinition(node) {
      if (depthOf(node.selectionSet) > maxDepth)
        refuse(node, `An operation may nest fields ${maxDepth} deep at the most.`)
      if (fieldsOf(node.selectionSet) > maxRootFields)
        refuse(node, `An operation may ask for ${maxRootFields} fields at its root at the most.`)
    },
  }
}
