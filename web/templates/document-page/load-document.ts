import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { LoaderFunctionArgs } from 'react-router'
import { gql } from '#web/graphql/server-client.ts'
import { throwMissingPage } from '#web/templates/require-page.ts'

/**
 * The loader of a document with a page of its own: queries it, and throws the response for a missing page.
 * @param select the document in the result; null when there is none
 */
export async function loadDocument<Data, Variables extends OperationVariables, Content extends object>(
  { context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  select: (data: Data) => Content | null,
): Promise<{ readonly content: Content; readonly path: string }> {
  const content = select(await context.get(gql).query(query, variables))
  return content ? { content, path: url.pathname } : throwMissingPage(context, url)
}
