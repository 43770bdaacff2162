import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState, type ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { dangerHelp } from '#schema/danger/danger-help.ts'
import { feedback } from '#schema/forms/definitions/feedback.ts'
import { referral } from '#schema/forms/definitions/referral.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { watchLiveRegions } from '#tests/helpers/live-regions.ts'
import { everyKind, exampleLists, onPage } from './examples.tsx'
import { returned, type ReturnedOutcome } from './outcome.ts'
import { SubmissionForm } from './SubmissionForm.tsx'

const form = (failure?: ReturnedOutcome, isSending = false) => (
  <SubmissionForm
    definition={everyKind}
    path="/form"
    lists={exampleLists}
    token="token-1"
    at={undefined}
    returned={failure}
    isSending={isSending}
    sendId="send"
  />
)

const field = (name: RegExp) => screen.queryByRole('textbox', { name })

/** Renders the form as the server sends it, without starting its script. */
function served(failure?: ReturnedOutcome): HTMLElement {
  const place = document.createElement('div')
  place.innerHTML = renderToString(onPage(form(failure)))
  document.body.append(place)
  return place
}

async function startScript(place: HTMLElement, failure?: ReturnedOutcome) {
  const errors: unknown[] = []
  await act(async () => {
    hydrateRoot(place, onPage(form(failure)), { onRecoverableError: (error) => errors.push(error) })
  })
  expect(errors).toEqual([])
}

/** Renders the form and returns a function that renders it again with other props. */
function renderChanging() {
  const change: { now?: (element: ReactElement) => void } = {}
  const Changing = () => {
    const [element, setElement] = useState(form())
    useEffect(() => {
      change.now = setElement
    }, [])
    return element
  }
  render(onPage(<Changing />))
  return (element: ReactElement) => act(() => change.now?.(element))
}

test('without JavaScript every conditional field shows, as optional, with its rule in words', () => {
  served()
  expect(field(/^Your email address\s*\(optional\)/)).not.toBeNull()
  expect(field(/^Your phone number\s*\(optional\)/)).not.toBeNull()
  expect(screen.getByText('Fill this in if you chose Email.')).toBeDefined()
  expect(screen.getByText('Fill this in if you chose Phone call.')).toBeDefined()
})

test('without JavaScript a returned field that the answers require is not marked as optional', () => {
  served(
    returned('invalid', 'token-1', { answerBy: 'email' }, [{ field: 'address', message: 'Enter your email address' }]),
  )
  expect(field(/^Your email address$/)).not.toBeNull()
  expect(field(/^Your phone number\s*\(optional\)/)).not.toBeNull()
})

test('the script hydrates the served form, where a style sheet hides the fields that do not apply until a choice is made', async () => {
  const place = served()
  await startScript(place)
  for (const name of ['address', 'number'])
    expect(place.querySelector(`[data-field=${name}][data-waiting]`)).not.toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Email' }))
  expect(field(/^Your email address$/)).not.toBeNull()
  expect(screen.queryByText('Fill this in if you chose Email.')).toBeNull()
})

test('answers typed and chosen before the script started are preserved', async () => {
  const place = served()
  await userEvent.click(screen.getByRole('radio', { name: 'Phone call' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), 'Ada')
  await userEvent.type(screen.getByRole('textbox', { name: /phone/ }), '0491 570 006')
  await startScript(place)
  expect(screen.getByRole('radio', { name: 'Phone call' })).toHaveProperty('checked', true)
  expect(field(/^Your name/)).toHaveProperty('value', 'Ada')
  expect(field(/^Your phone number$/)).toHaveProperty('value', '0491 570 006')
  expect(field(/email/)).toBeNull()
})

test('a conditional field that a visitor has started stays visible when the script starts', async () => {
  const place = served()
  const email = screen.getByRole('textbox', { name: /email/ })
  await userEvent.click(email)
  await startScript(place)
  expect(document.activeElement).toBe(email)
  expect(field(/^Your email address\s*\(optional\)/)).toBe(email)
  expect(field(/phone/)).toBeNull()
})

test('a hidden field keeps its answer', async () => {
  render(onPage(form()))
  await userEvent.click(screen.getByRole('radio', { name: 'Email' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Your email address' }), 'ada@example.com')
  await userEvent.click(screen.getByRole('radio', { name: 'Phone call' }))
  expect(field(/email/)).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Email' }))
  expect(field(/email/)).toHaveProperty('value', 'ada@example.com')
})

test('a response does not overwrite answers typed in the meantime', async () => {
  const show = renderChanging()
  await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), 'Ada Lovelace')
  show(form(returned('unavailable', 'token-1', { writer: 'Ada' })))
  expect(field(/^Your name/)).toHaveProperty('value', 'Ada Lovelace')
})

test('the honeypot is outside the tab order and hidden from screen readers', () => {
  const { container } = render(onPage(form()))
  const trap = container.querySelector('input[name=website]')
  expect(trap?.getAttribute('tabindex')).toBe('-1')
  expect(trap?.getAttribute('autocomplete')).toBe('off')
  expect(trap?.closest('[aria-hidden=true]')).not.toBeNull()
  expect(screen.queryByRole('textbox', { name: 'Leave this empty' })).toBeNull()
})

test('while sending, the button shows it, keeps the focus and stays a button', () => {
  const show = renderChanging()
  const send = screen.getByRole('button', { name: 'Send this form' })
  send.focus()
  show(form(undefined, true))
  expect(screen.getByRole('button', { name: 'Sending…' })).toBe(send)
  expect(document.activeElement).toBe(send)
  expect(send.getAttribute('aria-disabled')).toBe('true')
  expect(send).toHaveProperty('disabled', false)
  expect(screen.getByRole('status').textContent).toBe('Sending. Please wait.')
})

/** A page of a form that has several. */
const stepOf = ({ name }: { name: string }, isSending = false) => (
  <SubmissionForm
    definition={referral}
    path="/form"
    lists={exampleLists}
    token="token-1"
    at={{ step: name, sealed: 'sealed', advice: [], answers: {} }}
    returned={undefined}
    isSending={isSending}
    sendId="send"
  />
)

test('on the way to the next page, the button does not say that the answers are sent', () => {
  render(onPage(stepOf(referral.steps[0], true)))
  expect(screen.getByRole('button', { name: 'One moment…' })).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('One moment, please.')
})

test('every page but the first has a way back', () => {
  const { rerender } = render(onPage(stepOf(referral.steps[0])))
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  rerender(onPage(stepOf(referral.steps[1])))
  expect(screen.getByRole('button', { name: 'Back' })).toHaveProperty('value', 'back')
  expect(screen.getByRole('button', { name: 'Continue' })).toHaveProperty('value', 'next')
})

test('the post includes the token and every answer, including those of hidden fields', async () => {
  const posts: FormData[] = []
  const action = async (request: Request) => {
    posts.push(await request.formData())
    return null
  }
  render(onPage(form(), action))
  await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), 'Ada')
  await userEvent.click(screen.getByRole('checkbox', { name: 'More time' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send this form' }))
  await waitFor(() => expect(posts).toHaveLength(1))
  expect(posts[0]?.get('token')).toBe('token-1')
  expect(posts[0]?.get('writer')).toBe('Ada')
  expect(posts[0]?.getAll('helps')).toEqual(['time'])
})

/** The question of an element, with all that stands below it. */
const questionOf = (element: HTMLElement) => element.closest<HTMLElement>('[data-field]')

const announcedIn = (question: HTMLElement | null) => question?.querySelector('[aria-live="polite"]')?.textContent

test('a message that tells of danger brings help directly below it, of which one sentence is announced once, and another message takes it away', async () => {
  const said: string[] = []
  render(onPage(form()))
  onTestFinished(watchLiveRegions((words) => said.push(words)))
  const message = screen.getByRole('textbox', { name: /^What is it about/ })
  const question = questionOf(message)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  /** Types, and lets typing rest for so long. */
  const type = async (text: string, ms: number) => {
    fireEvent.input(message, { target: { value: text } })
    await act(() => vi.advanceTimersByTimeAsync(ms))
  }
  // The phrases of danger load at the first text.
  await type('Hello', 400)
  await type('I smell gas in the house', 399)
  expect(said).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(1))
  await eventually(() => expect(said).toEqual([dangerHelp.home.announcement]))
  const call = screen.getByRole('link', { name: '132 500' })
  expect(questionOf(call)).toBe(question)
  expect(call.closest('[aria-live]')).toBeNull()
  await type('I smell gas in the house, and I', 400)
  await type('I smell gas in the house, and I feel sick.', 400)
  expect(screen.getByRole('link', { name: '132 500' })).toBeDefined()
  await type('a gas lift chair', 400)
  expect(screen.queryByRole('link', { name: '132 500' })).toBeNull()
  await type('I smell gas in the house again', 400)
  expect(screen.getByRole('link', { name: '132 500' })).toBeDefined()
  expect(said, 'once for each kind of danger').toEqual([dangerHelp.home.announcement])
})

const feedbackForm = (failure?: ReturnedOutcome) => (
  <SubmissionForm
    definition={feedback}
    path="/contact-us/feedback"
    lists={exampleLists}
    token="token-1"
    returned={failure}
    isSending={false}
    sendId="send"
  />
)
const yes = () => screen.getByRole('radio', { name: 'Yes' })

test('an answer that names a danger brings help directly below its question, a call to 000 first', async () => {
  render(onPage(feedbackForm()))
  const question = questionOf(yes())
  expect(announcedIn(question)).toBe('')
  await userEvent.click(yes())
  const [call] = within(question ?? document.body).getAllByRole('link', { name: 'Call 000' })
  expect(call?.getAttribute('href')).toBe('tel:000')
  expect(question?.textContent).toContain('1800 880 052')
  expect(question?.textContent).toContain('press 55')
  expect(announcedIn(question)).toBe(dangerHelp.violence.announcement)
  await userEvent.click(screen.getByRole('radio', { name: 'No' }))
  expect(screen.queryByRole('link', { name: 'Call 000' })).toBeNull()
})

test('without scripts the help for such an answer is in the answer to the post, and announces nothing when the script starts', async () => {
  const failure = returned('invalid', 'token-1', { danger: 'yes' })
  const place = document.createElement('div')
  place.innerHTML = renderToString(onPage(feedbackForm(failure)))
  document.body.append(place)
  expect(screen.getByRole('link', { name: 'Call 000' })).toBeDefined()
  await act(async () => void hydrateRoot(place, onPage(feedbackForm(failure))))
  expect(announcedIn(questionOf(yes()))).toBe('')
})
