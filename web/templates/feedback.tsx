import { feedback } from '#schema/forms/feedback.ts'
import { FormPage } from './form-page/FormPage.tsx'
import { clientActionOf } from './form-page/form-route.ts'

export { action, headers } from './form-page/form-action.ts'
export { loader } from './form-page/form-loader.ts'
export { meta, shouldRevalidate } from './form-page/form-route.ts'

export const clientAction = clientActionOf(feedback)

export default function Feedback() {
  return <FormPage definition={feedback} />
}
