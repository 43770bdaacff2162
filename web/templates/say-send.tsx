import { data } from 'react-router'
import { boardEnquiry } from '#schema/forms/board-enquiry.ts'
import { SubmitEnquiryDocument } from '#web/graphql/generated.ts'
import { dangerFinder } from '#web/forms/danger/danger-finder.ts'
import { DangerHelp } from '#web/forms/danger/DangerHelp.tsx'
import { ButtonLink } from '#web/ui/button/ButtonLink.tsx'
import type { Route } from './+types/say-send.ts'
import { formAction } from './form-page/form-action.ts'
import { loadForm } from './form-page/form-loader.ts'
import { FormPage } from './form-page/FormPage.tsx'
import { formClientAction, formMeta } from './form-page/form-route.ts'
import { SayPhones } from './say-phones/SayPhones.tsx'
import { WhatHappens } from './what-happens/WhatHappens.tsx'
import styles from './say.module.css'

export { headers } from './form-page/form-action.ts'
export { shouldRevalidate } from './form-page/form-route.ts'

const path = '/say'

/** The form is that of the enquiry, and its page that of the board. */
export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const loaded = await loadForm(boardEnquiry, context, { path, said: slug })
  const { page, board } = loaded
  if (page && !board?.sentence) throw data(null, { status: 404 })
  const title = board?.sentence ?? 'Send this to us'
  const danger = board && board.phones.length === 0 ? (await dangerFinder())(board.sentence ?? '') : undefined
  return {
    ...loaded,
    danger,
    title,
    page: page && { ...page, title, lead: '', easyReadPath: null, blocks: [] },
    choices: slug,
  }
}

export const action = formAction(boardEnquiry, SubmitEnquiryDocument)
export const clientAction = formClientAction(boardEnquiry)

// Its address contains a visitor's choices.
export const meta = (args: Route.MetaArgs) => formMeta(args, false)

/** The end of the picture board: the sentence, one question and Send. */
export default function SaySend({ loaderData: { board, choices, danger } }: Route.ComponentProps) {
  return (
    <FormPage
      definition={boardEnquiry}
      path={path}
      helpBefore={board && <SayPhones phones={board.phones} />}
      helpAtSend={
        <>
          {danger && <DangerHelp kind={danger} />}
          <WhatHappens />
        </>
      }
      helpAfter={
        <ul role="list" className={styles['ends']}>
          <li>
            <ButtonLink href={`${path}/${choices}`} kind="secondary">
              Go back to the pictures
            </ButtonLink>
          </li>
          <li>
            <ButtonLink href={`/contact-us/general-enquiry?say=${choices}`} kind="secondary">
              Write more in the enquiry form
            </ButtonLink>
          </li>
        </ul>
      }
    />
  )
}
