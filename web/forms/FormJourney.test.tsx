import { type ReactElement, type ReactNode, useState } from 'react'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { axe } from 'jest-axe'
import { expect, test, vi } from 'vitest'
import { withoutSpeech } from '#schema/danger/without-speech.ts'
import { formWords } from '#schema/forms/form-words.ts'
import { formErrors, type FormErrorCode } from '#schema/errors/form-errors.ts'
import { boardEnquiry } from '#schema/forms/board-enquiry.ts'
import { feedback } from '#schema/forms/definitions/feedback.ts'
import { generalEnquiry } from '#schema/forms/definitions/general-enquiry.ts'
import { referral } from '#schema/forms/definitions/referral.ts'
import type { FormDefinition } from '#schema/forms/form-definition.ts'
import { everyKind, exampleHelp, exampleLists, longWords, onPage } from './examples.tsx'
import { FormJourney } from './FormJourney.tsx'
import { journeyHeading, returned, type AcceptedOutcome, type Outcome } from './outcome.ts'

const journey = (
  outcome?: Outcome,
  help = exampleHelp,
  otherHelp?: ReactNode,
  definition: FormDefinition = everyKind,
  isServed = false,
) =>
  onPage(
    <FormJourney
      definition={definition}
      path="/form"
      lists={exampleLists}
      help={help}
      otherHelp={otherHelp}
      token="token-1"
      outcome={outcome}
      serial={0}
      isServed={isServed}
      page={0}
      isSending={false}
    />,
  )

const accepted: AcceptedOutcome = {
  kind: 'accepted',
  reference: 'EK-2345-678',
  receivedAt: '2026-11-20T14:30:00Z',
  answers: { writer: longWords, answerBy: 'phone', number: '0491 570 006', story: `One\n\n${longWords}` },
}

const failures = Object.keys(formErrors).filter((code): code is FormErrorCode => code !== 'invalid')

/** The element of one text, links within it included. */
const paragraph = (text: string) =>
  [...document.querySelectorAll('p, li')].find(({ textContent }) => textContent === text)

test('the form and its confirmation show the safety line and the phone number', () => {
  render(journey())
  expect(paragraph('In danger now? Call 000.')).toBeDefined()
  expect(screen.getByText(/We only read this form in office hours: Monday to Friday, 8:30 am to 4:30 pm/)).toBeDefined()
  expect(screen.getAllByRole('link', { name: '1800 160 401' })[0]).toBeDefined()
  cleanup()
  render(journey(accepted))
  expect(paragraph('In danger now? Call 000.')).toBeDefined()
  expect(screen.getAllByRole('link', { name: '1800 160 401' })[0]).toBeDefined()
})

test('without content the form still shows what to do in danger', () => {
  render(journey(undefined, { safetyNote: null, phone: null, hours: null, provider: null }))
  expect(paragraph(formWords.safety)).toBeDefined()
  expect(screen.getAllByRole('link', { name: '000' })).toHaveLength(1)
  expect(screen.getByText('We only read this form in office hours.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Send this form' })).toBeDefined()
})

test.each(failures)('[S96] %s: the notice shows its message and has no axe violations', async (code) => {
  const { container } = render(journey(returned(code, 'token-1', { writer: 'Ada' })))
  const notice = screen.getByRole('region', { name: 'Please send it again' })
  expect(notice.textContent).toContain(formErrors[code].words)
  expect(notice.textContent).toContain(formErrors[code].next)
  const send = screen.getByRole('button', { name: everyKind.submitLabel })
  const toSend = within(notice).getByRole('link', { name: 'Go to “Send this form”' })
  expect(toSend.getAttribute('href')).toBe(`#${send.id}`)
  expect(within(notice).queryAllByRole('link', { name: '1800 160 401' })).toHaveLength(
    formErrors[code].offersPhone ? 1 : 0,
  )
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveProperty('value', 'Ada')
  expect((await axe(container)).violations).toEqual([])
})

test('[S96] after a full-page post the notice has the focus through autofocus, and the script does not move the focus', async () => {
  const outcome = returned('expired', 'token-2')
  const place = document.createElement('div')
  const served = journey(outcome, undefined, undefined, undefined, true)
  place.innerHTML = renderToString(served)
  document.body.append(place)
  expect(place.querySelector('[autofocus]')?.textContent).toContain('Please send it again')
  screen.getByRole('textbox', { name: 'Your name' }).focus()
  await act(async () => {
    hydrateRoot(place, served)
  })
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your name' }))
})

/** The first response is part of the document, the second arrives in the open page. */
function FailingForm() {
  const [serial, setSerial] = useState(0)
  return (
    <>
      <FormJourney
        definition={everyKind}
        path="/form"
        lists={exampleLists}
        help={exampleHelp}
        token="token-1"
        outcome={returned(serial === 0 ? 'expired' : 'limited', 'token-2', { writer: 'Ada' })}
        serial={serial}
        page={0}
        isSending={false}
      />
      <button type="button" onClick={() => setSerial(serial + 1)}>
        Fail again
      </button>
    </>
  )
}

test('after two failures in a row only the second is shown, and the answers stay', async () => {
  render(onPage(<FailingForm />))
  await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), ' Lim')
  await userEvent.click(screen.getByRole('button', { name: 'Fail again' }))
  expect(screen.getByRole('region', { name: 'Please send it again' }).textContent).toContain(formErrors.limited.words)
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveProperty('value', 'Ada Lim')
})

test('a confirmation with long words has no axe violations and keeps line breaks', async () => {
  const { container } = render(journey(accepted))
  expect(screen.getByText('Saturday 21 November 2026, 12:30 am')).toBeDefined()
  expect(screen.getAllByRole('definition').at(-1)?.textContent).toBe(`One\n\n${longWords}`)
  expect((await axe(container)).violations).toEqual([])
})

test('a button prints the confirmation, where scripts run', async () => {
  expect(renderToString(journey(accepted))).toMatch(
    /<button[^>]* data-needs-scripts=""[^>]*><span>Print or save a copy/,
  )
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  render(journey(accepted))
  await userEvent.click(screen.getByRole('button', { name: 'Print or save a copy' }))
  expect(print).toHaveBeenCalledTimes(1)
})

test('others who help are shown below the form with a link above it, and on the confirmation', () => {
  render(journey(undefined, exampleHelp, <p>Others who help</p>))
  const first = screen.getByRole('textbox', { name: 'Your name' })
  expect(
    screen.getByText('Others who help').compareDocumentPosition(first) & Node.DOCUMENT_POSITION_PRECEDING,
  ).toBeTruthy()
  const section = screen.getByRole('region', { name: 'Other places you can complain' })
  expect(section.textContent).toContain('Others who help')
  const link = screen.getByRole('link', { name: 'Other places you can complain' }).getAttribute('href')
  expect(section.querySelector(link ?? '')).not.toBeNull()
  cleanup()
  render(journey(accepted, exampleHelp, <p>Others who help</p>))
  expect(screen.getByText('Others who help')).toBeDefined()
})

/** What the first page of a form has, and no later one. */
const partsOfFirst = () => [
  screen.queryByRole('heading', { level: 2, name: /^Step / }),
  screen.queryByText('More about your privacy'),
  screen.queryByText(/We only read this form in office hours/),
  screen.queryByText('Others who help'),
]

test('only the first page of several says what to know before, when we read it and who else can help', () => {
  const others = <p>Others who help</p>
  render(journey(undefined, exampleHelp, others, referral))
  for (const part of partsOfFirst()) expect(part).not.toBeNull()
  cleanup()
  const at = { step: referral.steps[1].name, sealed: 'sealed', advice: [], answers: {} }
  render(journey({ kind: 'step', token: 'token-2', at }, exampleHelp, others, referral))
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDefined()
  expect(partsOfFirst()).toEqual([null, null, null, null])
})

test('a form on one screen begins with its question; what to know is after its button', () => {
  for (const [definition, isAfter] of [
    [boardEnquiry, true],
    [everyKind, false],
  ] as const) {
    const { container } = render(journey(undefined, exampleHelp, undefined, definition))
    const send = container.querySelector('[type=submit]')
    const notice = screen.getByText('More about your privacy')
    const order = send?.compareDocumentPosition(notice) ?? 0
    expect((order & Node.DOCUMENT_POSITION_FOLLOWING) !== 0, definition.name).toBe(isAfter)
    cleanup()
  }
})

test('the privacy disclosure names who collects the answers, why, who receives them and what happens without them', () => {
  render(journey())
  const notice = screen.getByText('More about your privacy').closest('details')
  const { collection } = everyKind
  const words = formWords.collection
  expect(
    [...(notice?.querySelectorAll('dt') ?? [])].map((label) => [
      label.textContent,
      label.nextElementSibling?.textContent,
    ]),
  ).toEqual([
    [words.who, 'Example Provider. Phone 1800 160 401.'],
    ['Why', collection.why],
    ['Who sees it', collection.seenBy],
    [words.leftOut, collection.ifNotAnswered],
    [words.howLong, expect.stringContaining('deletes its copy after 30 days')],
    [words.yours, words.rights],
  ])
  expect(screen.getByRole('link', { name: 'Privacy policy' }).getAttribute('href')).toBe('/privacy-policy')
})

/** Simulates the browser showing the page, from its back/forward cache if `persisted`. */
const dispatchPageShow = (persisted: boolean) =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))

/** Renders a confirmation that suspends until the phrases of danger have loaded; its effects run after that. */
const showWhole = (confirmation: ReactElement) => act(async () => void render(confirmation))

test('submitted answers are shown once: not after a repeated post, and not from the back/forward cache', async () => {
  const { once, shown } = formWords.confirmation
  render(journey({ ...accepted, answers: null }))
  expect(screen.getByText('EK-2345-678')).toBeDefined()
  expect(screen.getByText(shown)).toBeDefined()
  expect(screen.queryByRole('definition')).toBeNull()
  expect(screen.getByRole('link', { name: 'Start a new form' }).getAttribute('href')).toBe('/form')
  cleanup()
  await showWhole(journey(accepted))
  dispatchPageShow(false)
  expect(screen.getAllByRole('definition').length).toBeGreaterThan(0)
  expect(screen.getByText(once)).toBeDefined()
  dispatchPageShow(true)
  expect(screen.queryByRole('definition')).toBeNull()
  expect(screen.getByText(shown)).toBeDefined()
  expect(screen.queryByText(once)).toBeNull()
  expect(screen.getByText('EK-2345-678')).toBeDefined()
})

const sameDay = () => screen.getAllByText(/If someone isn’t safe, we act on the day we read it\./)

const sent = (danger: string): AcceptedOutcome => ({
  ...accepted,
  answers: { type: 'complaint', danger, whatHappened: 'He shouts.' },
})

test('the next steps suit a person in danger, and a page from the back/forward cache does not reveal the danger', async () => {
  const first = `If it’s happening now, or gets worse, don’t wait for us: call 000. ${withoutSpeech}`
  for (const danger of ['yes', 'not-sure']) {
    await showWhole(journey(sent(danger), exampleHelp, undefined, feedback))
    expect(journeyHeading(feedback, sent(danger), 'Feedback')).toBe('Thanks for telling us')
    expect(paragraph(first)).toBeDefined()
    expect(sameDay()).toHaveLength(1)
    dispatchPageShow(true)
    expect(paragraph(first)).toBeUndefined()
    expect(sameDay()).toHaveLength(1)
    cleanup()
  }
  await showWhole(journey(sent('no'), exampleHelp, undefined, feedback))
  expect(journeyHeading(feedback, sent('no'), 'Feedback')).toBe('Thanks, we’ve got your complaint')
  expect(paragraph(first)).toBeUndefined()
  expect(sameDay()).toHaveLength(1)
})

test('the confirmation of a message that tells of danger says whom to call', async () => {
  await showWhole(
    journey({ ...accepted, answers: { message: 'Mum has chest pain.' } }, exampleHelp, undefined, generalEnquiry),
  )
  expect(screen.getByRole('link', { name: 'Call 000' })).toBeDefined()
  dispatchPageShow(true)
  expect(screen.queryByRole('link', { name: 'Call 000' })).toBeNull()
})

test.each(['Coming home from hospital', 'I’m not safe, or something hurts'])(
  'people who write can say that it’s urgent: %s, with what follows from it',
  (topic) => {
    render(journey(undefined, exampleHelp, undefined, generalEnquiry))
    const hint = document.getElementById(
      screen.getByRole('radio', { name: topic }).getAttribute('aria-describedby') ?? '',
    )
    expect(hint?.textContent).toContain('We’ll reply the same working day.')
  },
)

test('[S96] where an answer is too long to show again, the notice does not say that everything is still there', () => {
  const problem = { field: 'writer', message: 'Only the start', wholeMessage: '' }
  const outcome = { ...returned('limited', 'token-1', { writer: 'Ada' }, [problem]), next: 'Make them shorter.' }
  const { container } = render(journey(outcome))
  expect(container.querySelector('#field-writer-error')?.textContent).toContain('Only the start')
  expect(container.textContent).toContain('Make them shorter.')
  expect(container.textContent).not.toContain('Everything you wrote is still here')
})
