import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formLife, savedForDays } from '#schema/forms/form-life.ts'
import { referral } from '#schema/forms/definitions/referral.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { postedNotifications } from '#web/lib/toast-queue.ts'
import { detailsSavedForDays, savedAnswers, savedDetails, saveOnDevice } from './device-copy.ts'
import { everyKind, exampleLists, onPage } from './examples.tsx'
import { forgetSent, savePage } from './saved-pages.ts'
import type { FormPlace, StepOutcome } from './outcome.ts'
import { showSaved } from './show-saved.ts'
import { SubmissionForm } from './SubmissionForm.tsx'

const path = '/contact-us/referral'
const day = 24 * 60 * 60 * 1000
const { dataset } = document.documentElement

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', path)
  showSaved()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const lastNotification = () => postedNotifications.all().at(-1)?.text

const page = (token = 'token-1'): StepOutcome => ({
  kind: 'step',
  token,
  at: { step: 'you', sealed: 'sealed', advice: [], answers: { referralFor: 'other', name: 'Jo Nguyen' } },
})

/** A form that shows the answers restored from the device. */
function Form({
  at: first,
  definition = everyKind,
}: {
  at?: FormPlace
  definition?: typeof everyKind | typeof referral
}) {
  const [saved, setSaved] = useState<StepOutcome>()
  const at = saved?.at ?? first
  return (
    <>
      <h1 id="page-title" tabIndex={-1}>
        Referral
      </h1>
      <SubmissionForm
        key={at?.step ?? definition.steps[0].name}
        definition={definition}
        path={path}
        lists={exampleLists}
        token={saved?.token ?? 'fresh'}
        at={at}
        returned={undefined}
        isSending={false}
        sendId="send"
        onSavedDetails={setSaved}
      />
    </>
  )
}

const show = (at?: FormPlace, definition?: typeof everyKind | typeof referral) =>
  render(onPage(<Form {...(at && { at })} {...(definition && { definition })} />))
const press = (name: string) => userEvent.click(screen.getAllByRole('button', { name })[0] ?? document.body)
const expectNotification = (text: RegExp) => eventually(() => expect(lastNotification()).toMatch(text))

test('nothing is saved without a press, and the text explains what is saved, for how long and who can read it', () => {
  show()
  expect(localStorage.length).toBe(0)
  screen.getByRole('button', {
    name: 'Save on this device',
    description: /Your answers so far stay on this device for up to seven days/,
  })
  expect(screen.getByText(/Anyone who uses the device can read them, so don’t save on a shared computer/)).toBeDefined()
  expect(savedForDays).toBe(7)
  expect(referral.ownDetails.words).toContain(`${detailsSavedForDays} days`)
})

test('[S50] answers are saved on request, offered on the next visit, and restored with their token; the title has the focus', async () => {
  show()
  await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), 'Ada')
  await userEvent.click(screen.getByRole('radio', { name: 'Email' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'More time' }))
  await press('Save on this device')
  await expectNotification(/^Your answers are saved on this device until \w+ \d+ \w+ \d{4}\.$/)
  expect([dataset['saved'], dataset['offered']]).toEqual(['answers', ''])
  cleanup()
  showSaved()
  const { container } = show()
  expect(dataset['offered']).toBe('answers')
  await press('Continue with saved answers')
  await eventually(() => expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveProperty('value', 'Ada'))
  expect(screen.getByRole('radio', { name: 'Email' })).toHaveProperty('checked', true)
  expect(screen.getByRole('checkbox', { name: 'More time' })).toHaveProperty('checked', true)
  expect(container.querySelector('[name=token]')).toHaveProperty('value', 'fresh')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('restoring answers by touch shows their conditional questions', async () => {
  act(() =>
    saveOnDevice('answers', path, { ...page(), at: { ...page().at, step: 'all', answers: { answerBy: 'phone' } } }),
  )
  const { container } = show()
  expect(screen.queryByRole('textbox', { name: 'Your phone number' })).toBeNull()
  // After a touch, the touched element can match :active until the next touch.
  const form = container.querySelector('form')
  const matches = form?.matches.bind(form)
  Object.assign(form ?? {}, { matches: (selector: string) => selector === ':active' || matches?.(selector) })
  await press('Continue with saved answers')
  await eventually(() => expect(screen.getByRole('textbox', { name: 'Your phone number' })).toBeDefined())
})

test('answers typed before restoring are preserved', async () => {
  act(() =>
    saveOnDevice('answers', path, {
      ...page(),
      at: { ...page().at, step: 'all', answers: { writer: 'Ada', answerBy: 'email' } },
    }),
  )
  show()
  await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), 'Grace')
  await userEvent.click(screen.getByRole('radio', { name: /^Phone call/ }))
  await press('Continue with saved answers')
  await expectNotification(/saved on this device until/)
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveProperty('value', 'Grace')
  expect(screen.getByRole('radio', { name: /^Phone call/ })).toHaveProperty('checked', true)
})

test('one press deletes everything that is saved of the form', async () => {
  saveOnDevice('answers', path, page())
  saveOnDevice('details', path, { name: 'Jo' })
  show()
  await press('Delete what’s saved on this device')
  await expectNotification(/^Nothing from this form is saved/)
  expect(localStorage.length).toBe(0)
  expect([dataset['saved'], dataset['offered']]).toEqual(['', ''])
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('after the copy of this visit is deleted, the focus is on the button that saves it again', async () => {
  show()
  await press('Save on this device')
  await userEvent.click(
    screen.getAllByRole('button', { name: 'Delete what’s saved on this device' }).at(-1) ?? document.body,
  )
  expect(localStorage.length).toBe(0)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save on this device' }))
})

test('the message names the last day of a copy in Brisbane', () => {
  // 6 am on 21 November in Brisbane.
  vi.useFakeTimers({ now: Date.parse('2026-11-20T20:00:00Z') })
  saveOnDevice('answers', path, page())
  expect(lastNotification()).toBe('Your answers are saved on this device until Saturday 28 November 2026.')
  saveOnDevice('details', path, { name: 'Jo' })
  expect(lastNotification()).toBe('Your details are saved on this device until Friday 19 February 2027.')
})

test('after seven days nothing is offered, and the copy is deleted', () => {
  vi.useFakeTimers()
  saveOnDevice('answers', path, page())
  vi.advanceTimersByTime(7 * day - 1)
  showSaved()
  expect(dataset['saved']).toBe('answers')
  vi.advanceTimersByTime(1)
  // On any form, not only the one that was saved.
  history.replaceState(null, '', '/contact-us/feedback')
  showSaved()
  expect(localStorage.length).toBe(0)
})

test('a copy is never offered for longer than its form can be continued and sent', () => {
  vi.useFakeTimers()
  const token = `referral.id.${Date.now().toString(36)}.signature`
  const opened = Date.now()
  for (let open = 0; open < formLife; open += day / 2) {
    vi.setSystemTime(opened + open)
    saveOnDevice('answers', path, page(token))
    const { until = 0 }: { until?: number } = JSON.parse(localStorage.getItem(`saved answers ${path}`) ?? '{}')
    expect(until).toBeLessThanOrEqual(Math.min(Date.now() + savedForDays * day, opened + formLife - day))
    if (open <= 7 * day) expect(until).toBe(Date.now() + savedForDays * day)
  }
})

test('a form that was open for too long cannot be saved, and the message explains it', () => {
  vi.useFakeTimers()
  const token = `referral.id.${Date.now().toString(36)}.signature`
  vi.advanceTimersByTime(formLife)
  saveOnDevice('answers', path, page(token))
  expect(lastNotification()).toMatch(/^We couldn’t save your answers: this page has been open for more than two weeks/)
  expect(localStorage.length).toBe(0)
})

test('a copy of one form is not offered on another form', () => {
  saveOnDevice('answers', '/contact-us/feedback', page())
  showSaved()
  expect(dataset['saved']).toBe('')
})

test('accepting a form deletes its copy, and leaves the copy of another form', () => {
  saveOnDevice('answers', path, page('mine'))
  savePage(path, 'abc', page('another'))
  forgetSent(path)
  expect(localStorage.length).toBe(1)
  savePage(path, 'abc', page('mine'))
  forgetSent(path)
  expect(localStorage.length).toBe(0)
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('form '))).toEqual([])
})

test('a referrer can save their own details, without the other person’s, and fill them in next time', async () => {
  const you = page().at
  show({ ...you, answers: { referralFor: 'other', givenName: 'Alma' } }, referral)
  await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), 'Jo Nguyen')
  await userEvent.click(screen.getByRole('radio', { name: 'A health professional' }))
  await userEvent.type(screen.getByRole('textbox', { name: /Your organisation/ }), 'Example Hospital')
  await press('Save my details for my next referral')
  await expectNotification(/^Your details are saved/)
  expect(localStorage.getItem(`saved details ${path}`)).not.toContain('Alma')
  cleanup()
  show({ ...you, answers: { referralFor: 'other' } }, referral)
  await press('Use my saved details')
  await eventually(() =>
    expect(screen.getByRole('textbox', { name: /Your organisation/ })).toHaveProperty('value', 'Example Hospital'),
  )
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveProperty('value', 'Jo Nguyen')
  expect(screen.getByRole('radio', { name: 'A health professional' })).toHaveProperty('checked', true)
})

test('a person who refers themselves is not offered to save their details', () => {
  show({ ...page().at, answers: { referralFor: 'self' } }, referral)
  expect(screen.queryByRole('button', { name: 'Save my details for my next referral' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Save on this device' })).toBeDefined()
})

test.each([
  '{',
  'null',
  '7',
  '{"copy":{"token":7}}',
  '{"copy":{"token":"t","at":{"step":"all","sealed":"","answers":{"a":1}}}}',
])('an unreadable copy (%s) is ignored', (text) => {
  localStorage.setItem(`saved answers ${path}`, text)
  localStorage.setItem(`saved details ${path}`, text)
  expect(savedAnswers(everyKind, path)).toBeUndefined()
  if (text !== '{"copy":{"token":"t","at":{"step":"all","sealed":"","answers":{"a":1}}}}')
    expect(savedDetails(path)).toBeUndefined()
})

test('a step that no longer exists falls back to the first step', () => {
  saveOnDevice('answers', path, { ...page(), at: { ...page().at, step: 'gone' } })
  expect(savedAnswers(referral, path)?.at.step).toBe('who')
})

test('a browser without storage shows a message, and the form keeps working', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  saveOnDevice('answers', path, page())
  refuse.mockRestore()
  expect(lastNotification()).toMatch(/^We couldn’t save anything/)
  expect(dataset['saved']).toBe('')
})
