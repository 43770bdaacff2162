import { virtual } from '@guidepup/virtual-screen-reader'
import { render } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { checkStep, type Answers, type FormDefinition } from '#schema/forms/form-definition.ts'
import { feedback } from '#schema/forms/definitions/feedback.ts'
import { referral } from '#schema/forms/definitions/referral.ts'
import { startScreenReader } from '#tests/helpers/screen-reader.ts'
import { exampleHelp } from './examples.tsx'
import { FormJourney } from './FormJourney.tsx'
import { returned, type Outcome } from './outcome.ts'

/** Returns everything that a screen reader announces, from the top of the page to the end. */
async function readAloud(outcome?: Outcome, definition: FormDefinition = feedback): Promise<readonly string[]> {
  const journey = (
    <FormJourney
      definition={definition}
      path="/form"
      lists={{ services: [] }}
      help={exampleHelp}
      otherHelp={<p>You can go straight to someone else.</p>}
      token="token"
      outcome={outcome}
      serial={0}
      isSending={false}
    />
  )
  const Page = createRoutesStub([{ path: '/', Component: () => journey }])
  const { container } = render(<Page />)
  // As in FormFields.module.css: jsdom loads no style sheets.
  const sheet = document.createElement('style')
  sheet.textContent = '[data-waiting] { display: none }'
  document.head.append(sheet)
  onTestFinished(() => sheet.remove())
  await startScreenReader(container)
  const announced: string[] = []
  while (
    announced.length < 400 &&
    !(announced.length > 1 && (await virtual.lastSpokenPhrase()) === 'end of document')
  ) {
    await virtual.next()
    announced.push(await virtual.lastSpokenPhrase())
  }
  return announced
}

/** Expects the phrases among the announcements, in this order. */
const expectInOrder = (announced: readonly string[], phrases: readonly RegExp[]) => {
  let from = 0
  for (const phrase of phrases) {
    const place = announced.findIndex((text, index) => index >= from && phrase.test(text))
    expect(place, `${String(phrase)} after place ${from} of:\n${announced.join('\n')}`).toBeGreaterThanOrEqual(0)
    from = place
  }
}

test('the form is announced in order: danger, privacy, each question with its hint, then other help', async () => {
  const announced = await readAloud()
  expectInOrder(announced, [
    /In danger now\? Call/,
    /link, 000/,
    /link, Other places you can complain/,
    /Only the staff who look after feedback see this form/,
    /radiogroup, Is this feedback, a compliment or a complaint\?$/,
    /radio, A complaint/,
    /radiogroup, Is someone being hurt, or in danger\? \(optional\), If it’s happening now, call 000/,
    /textbox, What happened\?, In your own words/,
    /radiogroup, Do you want to give your name\?/,
    /button, Send feedback/,
    /We only read this form in office hours/,
    /heading, Other places you can complain, level 2/,
    /You can go straight to someone else/,
  ])
})

test('[S96] errors are announced first, and again with their question', async () => {
  const message = 'Choose whether you want to give your name'
  const announced = await readAloud(returned('invalid', 'token', {}, [{ field: 'giveName', message }]))
  expectInOrder(announced, [
    /group, There is a problem/,
    new RegExp(`link, ${message}`),
    new RegExp(`radiogroup, Do you want to give your name\\?.*Error: ${message}`),
  ])
})

test('the confirmation announces the reference without a pause, then danger, what happens next and the submitted answers', async () => {
  const announced = await readAloud({
    kind: 'accepted',
    reference: 'FB-4K7M-29X',
    receivedAt: '2026-11-20T02:00:00Z',
    answers: { type: 'complaint', whatHappened: 'Nobody came.', giveName: 'no' },
  })
  expectInOrder(announced, [
    /Your reference/,
    /FB-4K7M-29X/,
    /In danger now\? Call/,
    /link, 000/,
    /heading, What happens next, level 2/,
    /You can go to a commission/,
    /heading, What you sent, level 2/,
    /What happened\?/,
    /Nobody came\./,
    /You can go straight to someone else/,
  ])
})

/** One step of a referral for another person, as announced. */
const readStep = (step: string, answers: Answers) =>
  readAloud({ kind: 'step', token: 'token', at: { step, sealed: 'seal', answers, advice: [] } }, referral)

const forMother: Answers = {
  referralFor: 'other',
  name: 'Jo Nguyen',
  role: 'family',
  replyBy: 'phone',
  phone: '0491 570 006',
  givenName: 'Alma',
  dateOfBirth: '27/3/1950',
  postcode: '4810',
  funding: 'ndis',
}

test.each([
  [
    'person',
    [
      /textbox, Their first name/,
      /textbox, Their last name \(optional\)/,
      /group, Their date of birth \(optional\), .*For example, 27 3 1950/,
      /Day/,
      /Month/,
      /Year/,
      /textbox, Their postcode/,
      /group, What would make it easier to talk with them\? \(optional\)/,
      /radiogroup, Who should we call first\?/,
    ],
  ],
  [
    'wanted',
    [/group, Which services would help\?/, /radiogroup, Who may pay for it\?/, /textbox, NDIS number \(optional\)/],
  ],
] as const)(
  '[S8] the step %s of a referral for another person is announced question by question, about that person',
  async (step, phrases) => {
    expectInOrder(await readStep(step, forMother), [...phrases, /button, Continue/, /button, Back/])
  },
)

test('[S8] the check page announces all answers with their questions, and each step with its Change button', async () => {
  expectInOrder(await readStep(checkStep, forMother), [
    /About you/,
    /button, Change About you/,
    /Your name/,
    /Jo Nguyen/,
    /button, Change About the person/,
    /Their date of birth/,
    /27 March 1950/,
    /button, Send referral/,
  ])
})

test('[S8] the check page announces first what may be wrong and can still be sent', async () => {
  const advice = [{ field: 'ndisNumber', message: 'Check the NDIS number' }]
  expectInOrder(
    await readAloud(
      { kind: 'step', token: 'token', at: { step: checkStep, sealed: 'seal', answers: forMother, advice } },
      referral,
    ),
    [/Check the NDIS number/, /button, Change About you/],
  )
})

test('[S8] the confirmation of a referral announces the reference, and how to send reports and photos', async () => {
  const outcome: Outcome = {
    kind: 'accepted',
    reference: 'RF-4K7M-29X',
    receivedAt: '2026-11-20T02:00:00Z',
    answers: forMother,
  }
  expectInOrder(await readAloud(outcome, referral), [
    /Your reference/,
    /RF-4K7M-29X/,
    /In danger now\? Call/,
    /link, 000/,
    /heading, What happens next, level 2/,
    /photos/,
    /heading, What you sent, level 2/,
    /Alma/,
  ])
})
