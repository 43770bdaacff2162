import type { LoaderFunctionArgs } from 'react-router'
import { FormPageDocument, FormSessionDocument, type FormName, type FormPageQuery } from '#web/graphql/generated.ts'
import { gql, type Gql } from '#web/graphql/server-client.ts'
import { sdlNameOf } from '#schema/forms/forms.ts'
import { siteContext } from '#web/lib/site-context.ts'
import { formAt } from './form-at.ts'

export interface LoadedForm {
  /** The site map's, for when the page has no document. */
  readonly title: string
  readonly page: FormPageQuery['page']
  readonly services: FormPageQuery['services']
  /** Empty when none could be had: sending the form then brings one. */
  readonly token: string
}

/**
 * What a form's page needs, in one query. It never throws for want of an answer: after a post that would put an error page in
 * the place of everything typed, and a form can be sent without content.
 */
export async function loader({ context, url: { pathname: path } }: LoaderFunctionArgs): Promise<LoadedForm> {
  const client = context.get(gql)
  const { formId, title } = formAt(path)
  const name = sdlNameOf(formId)
  try {
    const { page, services, formSession } = await client.query(FormPageDocument, { path, form: name })
    if (!page) context.get(siteContext).warn({ path }, 'This route has no document')
    return { title, page, services, token: formSession.token }
  } catch {
    // The gateway has logged it.
    return { title, page: null, services: [], token: await tokenAlone(client, name) }
  }
}

/** A token for a form; empty when none can be had. */
export async function tokenAlone(client: Gql, form: FormName): Promise<string> {
  try {
    return (await client.query(FormSessionDocument, { form })).formSession.token
  } catch {
    return ''
  }
}
