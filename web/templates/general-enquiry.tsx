import { generalEnquiry } from '#schema/forms/general-enquiry.ts'
import { SubmitEnquiryDocument } from '#web/graphql/generated.ts'
import { formAction } from './form-page/form-action.ts'
import { formLoader } from './form-page/form-loader.ts'
import { FormPage } from './form-page/FormPage.tsx'
import { formClientAction } from './form-page/form-route.ts'

export { headers } from './form-page/form-action.ts'
export { meta, shouldRevalidate } from './form-page/form-route.ts'

export const loader = formLoader(generalEnquiry)
export const action = formAction(generalEnquiry, SubmitEnquiryDocument)
export const clientAction = formClientAction(generalEnquiry)

export default function GeneralEnquiry() {
  return <FormPage definition={generalEnquiry} />
}
