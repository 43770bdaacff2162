import { referral } from '#schema/forms/referral.ts'
import { SubmitReferralDocument } from '#web/graphql/generated.ts'
import { formAction } from './form-page/form-action.ts'
import { formLoader } from './form-page/form-loader.ts'
import { FormPage } from './form-page/FormPage.tsx'
import { formClientAction } from './form-page/form-route.ts'

export { headers } from './form-page/form-action.ts'
export { meta, shouldRevalidate } from './form-page/form-route.ts'

export const loader = formLoader(referral)
export const action = formAction(referral, SubmitReferralDocument)
export const clientAction = formClientAction(referral)

export default function Referral() {
  return <FormPage definition={referral} />
}
