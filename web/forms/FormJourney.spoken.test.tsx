// @vitest-environment jsdom
import { virtual } from '@guidepup/virtual-screen-reader'
import { render } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { feedback } from '#schema/forms/feedback.ts'
import { exampleHelp } from './examples.tsx'
import { FormJourney } from './FormJourney.tsx'
import { returned, type Outcome } from './outcome.ts'

// jsdom lacks it, and the reader looks ids up by it. Ours are safe as they are.
vi.stubGlobal('CSS', { escape: (id: string) => id })

afterEach(() => virtual.stop())

/** Everything that a screen reader says from the top to the end. */
async function hear(outcome?: Outcome): Promise<readonly string[]> {
  const journey = (
    <FormJourney
      definition={feedback}
      path="/contact-us/feedback"
      lists={{ services: [] }}
      help={exampleHelp}
      advice={<p>You can go straight to someone else.</p>}
      token="token"
      outcome={outcome}
      serial={0}
      isSending={false}
    />
  )
  const Page = createRoutesStub([{ path: '/', Component: () => journey }])
  const { container } = render(<Page />)
  await virtual.start({ container })
  const said: string[] = []
  while (said.length < 400 && !(said.length > 1 && (await virtual.lastSpokenPhrase()) === 'end of document')) {
    await virtual.next()
    said.push(await virtual.lastSpokenPhrase())
  }
  return said
}

/** These stand in what was said, in this order. */
const expectInOrder = (said: readonly string[], phrases: readonly RegExp[]) => {
  let from = 0
  for (const phrase of phrases) {
    const place = said.findIndex((text, index) => index >= from && phrase.test(text))
    expect(place, `${String(phrase)} after place ${from} of:\n${said.join('\n')}`).toBeGreaterThanOrEqual(0)
    from = place
  }
}

test('the form is heard in order: danger, who else can help, privacy, then each question with what belongs to it', async () => {
  const said = await hear()
  expectInOrder(said, [
    /In danger now\? Call 000/,
    /Nobody watches this form outside office hours/,
    /You can go straight to someone else/,
    /We use what you write here/,
    /heading, Tell us, level 2/,
    /radiogroup, What would you like to give us\?$/,
    /radio, A complaint/,
    /radiogroup, Is someone being hurt, or in danger\? \(optional\), If it is happening now, call 000/,
    /textbox, What happened\?, In your own words/,
    /radiogroup, Do you want to give your name\?/,
    /button, Send feedback/,
  ])
})

test('[S96] errors are heard first, and again with the question that they belong to', async () => {
  const message = 'Choose whether you want to give your name'
  const said = await hear(returned('invalid', 'token', {}, [{ field: 'giveName', message }]))
  expectInOrder(said, [
    /group, There is a problem/,
    new RegExp(`link, ${message}`),
    new RegExp(`radiogroup, Do you want to give your name\\?.*Error: ${message}`),
  ])
})

test('the confirmation is heard with its reference in one breath, then danger, what happens next and what was sent', async () => {
  const said = await hear({
    kind: 'accepted',
    reference: 'FB-4K7M-29X',
    receivedAt: '2026-11-20T02:00:00Z',
    answers: { type: 'complaint', whatHappened: 'Nobody came.', giveName: 'no' },
  })
  expectInOrder(said, [
    /Your reference/,
    /FB-4K7M-29X/,
    /In danger now\? Call 000/,
    /heading, What happens next, level 2/,
    /Complaining will not affect your services/,
    /heading, What you sent, level 2/,
    /What happened\?/,
    /Nobody came\./,
    /You can go straight to someone else/,
  ])
})
