import { feedback } from '#schema/forms/feedback.ts'
import { SubmitFeedbackDocument } from '#web/graphql/generated.ts'
import { formAction } from './form-page/form-action.ts'
import { formLoader } from './form-page/form-loader.ts'
import { FormPage } from './form-page/FormPage.tsx'
import { formClientAction } from './form-page/form-route.ts'

export { headers } from './form-page/form-action.ts'
export { meta, shouldRevalidate } from './form-page/form-route.ts'

export const loader = formLoader(feedback)
export const action = formAction(feedback, SubmitFeedbackDocument)
export const clientAction = formClientAction(feedback)

export default function Feedback() {
  return <FormPage definition={feedback} />
}
