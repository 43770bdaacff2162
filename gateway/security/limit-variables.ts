import type { ApolloServerPlugin } from '@apollo/server'
import { ApolloServerErrorCode } from '@apollo/server/errors'
import {
  coerceInputValue,
  type GraphQLSchema,
  isInputType,
  type OperationDefinitionNode,
  OperationTypeNode,
  typeFromAST,
} from 'graphql'
import { maxValues } from '#schema/forms/form-definition.ts'
import { clientError } from './client-error.ts'

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
