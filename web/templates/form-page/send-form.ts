import type { TypedDocumentNode } from '@apollo/client'
import type { Answers } from '#schema/forms/form-definition.ts'
import { type FormId, type FormMutation, forms } from '#schema/forms/forms.ts'
import * as operations from '#web/graphql/generated.ts'
import type { Gql } from '#web/graphql/server-client.ts'

/** A post as the gateway takes it: the answers with what travels hidden beside them. */
type SubmissionInput = Answers & { readonly token: string; readonly website: string }

type Result = operations.SubmissionResult_ResultFragment

/** The operation that sends a form: one that form.graphql lacks does not compile. */
function operationOf(
  mutation: FormMutation,
): TypedDocumentNode<Partial<Record<FormMutation, Result>>, { input: object }> {
  // `toUpperCase` is a string to TypeScript, whatever it is given.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const name = (mutation.charAt(0).toUpperCase() + mutation.slice(1)) as Capitalize<FormMutation>
  // The type of `name` says which there are.
  // oxlint-disable-next-line import/namespace
  return operations[`${name}Document`]
}

/** Sends a form to the gateway. */
export async function sendForm(client: Gql, form: FormId, input: SubmissionInput): Promise<Result> {
  const { mutation } = forms[form]
  const { [mutation]: result } = await client.mutate(operationOf(mutation), { input })
  if (!result) throw new Error(`The gateway answered ${mutation} without a result`)
  return result
}
