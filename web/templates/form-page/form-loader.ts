import type { LoaderFunctionArgs } from 'react-router'
import { fieldsOf, isPrefilled, type Answers, type FormDefinition } from '#schema/forms/form-definition.ts'
import { maxComparedRequested } from '#schema/product-terms.ts'
import { siteMap } from '#schema/site-map.ts'
import { FormPageDocument, FormTokenDocument, type FormPageQuery } from '#web/graphql/generated.ts'
import { gql, type Gql } from '#web/graphql/server-client.ts'
import { siteContext } from '#web/lib/site-context.ts'

export interface LoadedForm {
  /** The title from the site map, used when the page has no document. */
  readonly title: string
  readonly page: FormPageQuery['page']
  readonly services: FormPageQuery['services']
  /** Answers from the address: the products of `?product=`, the sentence of the picture board in `?say=`. */
  readonly answers: Answers
  /** The sentence of the picture board, when the address has one. */
  readonly board: FormPageQuery['board']
  /** Empty if unavailable: posting the form then returns a new token. */
  readonly token: string
}

export const formLoader =
  (definition: FormDefinition) =>
  ({ context, url: { pathname: path, searchParams } }: LoaderFunctionArgs): Promise<LoadedForm> =>
    loadForm(definition, context, {
      path,
      products: searchParams.getAll('product').slice(0, maxComparedRequested),
      said: definition.fromBoard && searchParams.get('say'),
    })

interface FormAddress {
  /** Of the page's document. */
  readonly path: string
  /** The slugs of the products that the form is about. */
  readonly products?: readonly string[]
  /** Choices of the picture board. */
  readonly said: string | null | undefined
}

/**
 * Loads a form's page in one query. Never throws: after a post, an error page would replace everything that the visitor
 * typed, and a form can be sent without content.
 */
export async function loadForm(
  definition: FormDefinition,
  context: LoaderFunctionArgs['context'],
  { path, products = [], said }: FormAddress,
): Promise<LoadedForm> {
  const { name } = definition
  const field = fieldsOf(definition).find(isPrefilled)
  const client = context.get(gql)
  const title = siteMap.find((row) => row.path === path)?.title ?? ''
  try {
    const { page, services, comparedProducts, board, formToken } = await client.query(FormPageDocument, {
      path,
      form: name,
      ...(field && products.length > 0 && { products }),
      ...(said && { said, hasSaid: true }),
    })
    if (!page) context.get(siteContext).warn({ path }, 'This route has no document')
    const answers = {
      ...(field &&
        comparedProducts.length > 0 && {
          [field.name]: new Intl.ListFormat('en-AU').format(comparedProducts.map(({ name: of }) => of)),
        }),
      ...answersFromBoard(definition, board),
    }
    return { title, page, services, answers, board, token: formToken }
  } catch {
    // The gateway has logged the error.
    return { title, page: null, services: [], answers: {}, board: null, token: await tokenFor(client, name) }
  }
}

/** The answers that a sentence of the picture board gives: the form is then complete without typing. */
function answersFromBoard({ fromBoard }: FormDefinition, board: FormPageQuery['board']): Answers {
  if (!fromBoard || !board?.sentence) return {}
  const words = board.chosen.map(({ word }) => word).join(', ')
  return {
    ...fromBoard.answers,
    [fromBoard.message]: `${board.sentence}\n(Chosen on the picture board: ${words})`,
    ...(fromBoard.topic && { [fromBoard.topic]: board.topic }),
  }
}

/** Returns a token for a form, or an empty string if none is available. */
export async function tokenFor(client: Gql, form: string): Promise<string> {
  try {
    return (await client.query(FormTokenDocument, { form })).formToken
  } catch {
    return ''
  }
}
