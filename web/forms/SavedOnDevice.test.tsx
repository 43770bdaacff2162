import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
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
  token = 'fresh',
}: {
  at?: FormPlace
  token?: string
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
        token={saved?.token ?? token}
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
const press = (name: string) =>
  userEvent.click(screen.getAllByRole('button', { name: new RegExp(`^${name}`) })[0] ?? document.body)
/** The row of a copy. */
const rowOf = (name: string) => screen.queryByText(new RegExp(`^${name}`))?.closest('li')
/** The names of the copies that are offered. */
const offered = () =>
  screen
    .queryAllByRole('button', { name: /^Continue with saved answers/ })
    .map((button) => nameIn(button.closest('li')))
const nameIn = (row: HTMLElement | null) => row?.querySelector('p')?.textContent
const copies = (kind = 'answers') => Object.keys(localStorage).filter((key) => key.startsWith(`saved ${kind} ${path} `))
/** The key of the copy that was saved last. */
const lastCopy = (kind = 'answers') => copies(kind).toSorted().at(-1) ?? ''
const expectNotification = (text: RegExp) => eventually(() => expect(lastNotification()).toMatch(text))

test('nothing is saved without a press, and the text explains what is saved, for how long and who can read it', () => {
  show()
  expect(localStorage.length).toBe(0)
  screen.getByRole('button', {
    name: 'Save on this device',
    description: /Your answers stay on this device for up to seven days/,
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
  await expectNotification(
    /^Your answers are saved on this device until \w+ \d+ \w+ \d{4}, unless your browser clears them sooner\.$/,
  )
  expect(offered()).toEqual([])
  cleanup()
  const { container } = show()
  expect(screen.getByText(everyKind.words.device.offer)).toBeDefined()
  expect(offered()).toEqual([expect.stringMatching(/^Example, saved \d+ \w+, \d+:?\d*\u00a0[ap]m$/)])
  await press('Continue with saved answers')
  await eventually(() => expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveProperty('value', 'Ada'))
  expect(screen.getByRole('radio', { name: 'Email' })).toHaveProperty('checked', true)
  expect(screen.getByRole('checkbox', { name: 'More time' })).toHaveProperty('checked', true)
  expect(container.querySelector('[name=token]')).toHaveProperty('value', 'fresh')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('restoring answers by touch shows their conditional questions', async () => {
  act(() => {
    saveOnDevice('answers', path, 'Referral', {
      ...page(),
      at: { ...page().at, step: 'all', answers: { answerBy: 'phone' } },
    })
  })
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
  act(() => {
    saveOnDevice('answers', path, 'Referral', {
      ...page(),
      at: { ...page().at, step: 'all', answers: { writer: 'Ada', answerBy: 'email' } },
    })
  })
  show()
  await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), 'Grace')
  await userEvent.click(screen.getByRole('radio', { name: /^Phone call/ }))
  await press('Continue with saved answers')
  await expectNotification(/saved on this device until/)
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveProperty('value', 'Grace')
  expect(screen.getByRole('radio', { name: /^Phone call/ })).toHaveProperty('checked', true)
})

test('each copy has a name and can be deleted; the focus is on the next one, and after the last on the title', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-26T05:12:00Z'), toFake: ['Date'] })
  saveOnDevice('answers', path, 'Referral', page())
  vi.advanceTimersByTime(1)
  saveOnDevice('answers', path, 'Referral', page('token-2'))
  show()
  const [first = '', second = ''] = offered()
  expect([first, second]).toEqual([`${second} (2)`, 'Referral, saved 26 November, 3:12\u00a0pm'])
  await press('Delete from this device')
  await expectNotification(/^Deleted from this device: Referral, saved/)
  expect(offered()).toEqual([second])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Continue with saved answers/ }))
  await press('Delete from this device')
  expect(localStorage.length).toBe(0)
  expect(screen.queryByRole('group', { name: /saved answers for this form/ })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('after the copy of this visit is deleted, the focus is on the button that saves it again', async () => {
  show()
  await press('Save on this device')
  await press('Delete from this device')
  expect(localStorage.length).toBe(0)
  expect(screen.queryByRole('button', { name: /^Delete from this device/ })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save on this device' }))
})

test('a second form at the same address does not overwrite the first; the same form replaces its own copy', () => {
  saveOnDevice('answers', path, 'Referral', page('first'))
  saveOnDevice('answers', path, 'Referral', page('second'))
  saveOnDevice('answers', path, 'Referral', page('second'))
  expect(
    copies()
      .map((key) => /"token":"(\w+)"/.exec(localStorage.getItem(key) ?? '')?.[1] ?? '')
      .toSorted(),
  ).toEqual(['first', 'second'])
})

test('when two tabs continue the same copy and save it, both are there', () => {
  saveOnDevice('answers', path, 'Referral', page())
  const copy = lastCopy()
  const tabs = ['one', 'two'].map((name) => {
    sessionStorage.clear()
    savedAnswers(referral, path, copy)
    return { name, session: Object.fromEntries(Object.entries(sessionStorage)) }
  })
  for (const { name, session } of tabs) {
    sessionStorage.clear()
    for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
    saveOnDevice('answers', path, 'Referral', { ...page(), at: { ...page().at, answers: { name } } })
  }
  expect(copies()).not.toContain(copy)
  expect(
    copies()
      .map((key) => String(savedAnswers(referral, path, key)?.at.answers['name']))
      .toSorted(),
  ).toEqual(['one', 'two'])
})

test('a sixth copy is refused with a message, and none is deleted', () => {
  for (let count = 1; count <= 6; count += 1) saveOnDevice('answers', path, 'Referral', page(`token-${count}`))
  expect(copies()).toHaveLength(5)
  expect(lastNotification()).toMatch(/^We couldn’t save your answers: this device already has 5 saved copies/)
})

test('a failed save is shown in the page until the next one works', async () => {
  for (let count = 1; count <= 5; count += 1) saveOnDevice('answers', path, 'Referral', page(`token-${count}`))
  show()
  await press('Save on this device')
  expect(screen.getByText(/^We couldn’t save your answers/)).toBeDefined()
  localStorage.clear()
  await press('Save on this device')
  expect(screen.queryByText(/^We couldn’t save your answers/)).toBeNull()
})

test('answers that are too long are refused with a message', () => {
  saveOnDevice('answers', path, 'Referral', { ...page(), at: { ...page().at, sealed: 'x'.repeat(256 * 1024) } })
  expect(lastNotification()).toMatch(/^We couldn’t save anything/)
  expect(copies()).toEqual([])
})

test.each([
  ['a change in another tab', () => dispatchEvent(new StorageEvent('storage'))],
  ['a return by Back', () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))],
])('after %s the offer is up to date, and a row keeps its copy', (_, happen) => {
  saveOnDevice('answers', path, 'Older', page('a'))
  saveOnDevice('answers', path, 'Newer', page('b'))
  show()
  const row = rowOf('Older')
  const newer = copies().find((key) => localStorage.getItem(key)?.includes('Newer')) ?? ''
  localStorage.removeItem(newer)
  happen()
  expect(offered()).toEqual([expect.stringMatching(/^Older/)])
  expect(rowOf('Older')).toBe(row)
  localStorage.setItem(`${newer}x`, JSON.stringify({ until: Date.now() + day, name: 'Third', copy: page() }))
  happen()
  expect(rowOf('Older')).toBe(row)
  expect(offered()).toHaveLength(2)
})

test('details that replace offered ones take their row', () => {
  saveOnDevice('details', path, 'Your details', { name: 'Jo' })
  show({ ...page().at, answers: { referralFor: 'other' } }, referral)
  const [old] = copies('details')
  saveOnDevice('details', path, 'Your details', { name: 'Kim' })
  expect(copies('details')).not.toContain(old)
  expect(document.querySelector<HTMLElement>('li:not([hidden])')?.dataset['copy']).toBe(lastCopy('details'))
})

test('a press on a copy that has just been deleted elsewhere tells the visitor', async () => {
  saveOnDevice('answers', path, 'Referral', page())
  show()
  localStorage.clear()
  await press('Continue with saved answers')
  await expectNotification(/^That copy is no longer on this device/)
  expect(offered()).toEqual([])
})

test('the message names the last day of a copy in Brisbane', () => {
  // 6 am on 21 November in Brisbane.
  vi.useFakeTimers({ now: Date.parse('2026-11-20T20:00:00Z') })
  saveOnDevice('answers', path, 'Referral', page())
  expect(lastNotification()).toMatch(/^Your answers are saved on this device until Saturday 28 November 2026,/)
  saveOnDevice('details', path, 'Your details', { name: 'Jo' })
  expect(lastNotification()).toMatch(/^Your details are saved on this device until Friday 19 February 2027,/)
})

/** A form's token, which the server issues at a time. */
const tokenAt = (at: number) => `referral.id.${at.toString(36)}.signature`
/** Opens a form that the server sends at a time. */
const openAt = (at: number, address = path) => {
  cleanup()
  history.replaceState(null, '', address)
  render(onPage(<Form token={tokenAt(at)} />))
}

test('after seven days nothing is offered, and the copy is deleted', () => {
  const now = Date.now()
  saveOnDevice('answers', path, 'Referral', page(tokenAt(now)))
  openAt(now + 7 * day - 60_000)
  expect(offered()).toHaveLength(1)
  // On any form, not only the one that was saved.
  openAt(now + 7 * day + 60_000, '/contact-us/feedback')
  expect(localStorage.length).toBe(0)
})

test.each([-400, -20, 20, 400])(
  'a device’s clock that is wrong by %i days deletes and refuses nothing',
  async (days) => {
    vi.resetModules()
    const { learnServerTime } = await import('./server-time.ts')
    const device = await import('./device-copy.ts')
    const now = Date.parse('2026-11-26T05:12:00Z')
    vi.useFakeTimers({ now: now + days * day, toFake: ['Date'] })
    learnServerTime(tokenAt(now))
    device.saveOnDevice('answers', path, 'Referral', page(tokenAt(now)))
    const { until, name } = JSON.parse(localStorage.getItem(lastCopy()) ?? '{}')
    expect([until, name]).toEqual([now + 7 * day, 'Referral, saved 26 November, 3:12\u00a0pm'])
    vi.setSystemTime(now)
    openAt(now + 6 * day)
    expect(offered()).toEqual([name])
    vi.setSystemTime(now + days * day)
    openAt(now + 6 * day)
    expect(offered()).toEqual([name])
  },
)

test('a token that was stored for days does not set the time back', async () => {
  vi.resetModules()
  const { learnServerTime, serverNow } = await import('./server-time.ts')
  vi.useFakeTimers({ now: Date.parse('2026-11-26T05:12:00Z'), toFake: ['Date'] })
  expect(serverNow()).toBe(Date.now())
  learnServerTime(tokenAt(Date.now() - 20 * day))
  learnServerTime(tokenAt(Date.now() - 30 * day))
  learnServerTime('')
  expect(serverNow()).toBe(Date.now() - 20 * day)
})

test('the script of the form is self-contained, lists copies before hydration, and hydration leaves them', async () => {
  saveOnDevice('answers', path, 'Referral', page())
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = renderToString(onPage(<Form />))
  expect(offered()).toEqual([])
  // oxlint-disable-next-line typescript/no-implied-eval -- The document contains its source text.
  new Function(`(${showSaved.toString()})()`)()
  const [row] = [...place.querySelectorAll('li:not([hidden])')]
  expect(offered()).toEqual([expect.stringMatching(/^Referral, saved/)])
  const errors = vi.spyOn(console, 'error')
  const root = await act(async () => hydrateRoot(place, onPage(<Form />)))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    place.remove()
    errors.mockRestore()
  })
  expect(errors.mock.calls).toEqual([])
  expect(place.contains(row ?? null)).toBe(true)
  expect(offered()).toHaveLength(1)
  await press('Continue with saved answers')
  await eventually(() => expect(screen.getByRole('heading', { level: 1 })).toBe(document.activeElement))
  expect(offered()).toEqual([])
})

test('without the server’s time nothing is deleted', () => {
  saveOnDevice('answers', path, 'Referral', page())
  vi.useFakeTimers({ now: Date.now() + 400 * day, toFake: ['Date'] })
  show()
  expect(offered()).toHaveLength(1)
})

test('a copy is never offered for longer than its form can be continued and sent', () => {
  vi.useFakeTimers()
  const token = tokenAt(Date.now())
  const opened = Date.now()
  for (let open = 0; open < formLife; open += day / 2) {
    vi.setSystemTime(opened + open)
    saveOnDevice('answers', path, 'Referral', page(token))
    const { until = 0 }: { until?: number } = JSON.parse(localStorage.getItem(lastCopy()) ?? '{}')
    expect(until).toBeLessThanOrEqual(Math.min(Date.now() + savedForDays * day, opened + formLife - day))
    if (open <= 7 * day) expect(until).toBe(Date.now() + savedForDays * day)
  }
})

test('a form that was open for too long is saved with a warning, because only the device’s clock counted', () => {
  vi.useFakeTimers()
  const token = tokenAt(Date.now())
  vi.advanceTimersByTime(formLife)
  saveOnDevice('answers', path, 'Referral', page(token))
  expect(lastNotification()).toMatch(/^Your answers are saved, but this page has been open for more than two weeks/)
  expect(localStorage.length).toBe(1)
})

test('a copy of one form is not offered on another form', () => {
  saveOnDevice('answers', '/contact-us/feedback', 'Feedback', page())
  show()
  expect(offered()).toEqual([])
})

test('accepting a form deletes its copy, and leaves the copy of another form', () => {
  saveOnDevice('answers', path, 'Referral', page('mine'))
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
  const { offer, words } = referral.ownDetails
  screen.getByRole('button', { name: 'Save my details for my next referral', description: words })
  await press('Save my details for my next referral')
  await expectNotification(/^Your details are saved/)
  expect(localStorage.getItem(lastCopy('details'))).not.toContain('Alma')
  cleanup()
  show({ ...you, answers: { referralFor: 'other' } }, referral)
  expect(screen.getByText(offer)).toBeDefined()
  await press('Use my saved details')
  await eventually(() =>
    expect(screen.getByRole('textbox', { name: /Your organisation/ })).toHaveProperty('value', 'Example Hospital'),
  )
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveProperty('value', 'Jo Nguyen')
  expect(screen.getByRole('radio', { name: 'A health professional' })).toHaveProperty('checked', true)
  cleanup()
  show({ ...you, step: 'person', answers: { referralFor: 'other' } }, referral)
  expect(screen.queryByRole('button', { name: /my (?:saved )?details/ })).toBeNull()
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
  const key = `saved answers ${path} 1`
  localStorage.setItem(key, text)
  expect(savedAnswers(everyKind, path, key)).toBeUndefined()
  if (text !== '{"copy":{"token":"t","at":{"step":"all","sealed":"","answers":{"a":1}}}}')
    expect(savedDetails(key)).toBeUndefined()
  openAt(Date.now())
  expect(offered()).toEqual([])
})

test('a step that no longer exists falls back to the first step', () => {
  saveOnDevice('answers', path, 'Referral', { ...page(), at: { ...page().at, step: 'gone' } })
  expect(savedAnswers(referral, path, lastCopy())?.at.step).toBe('you')
})

test('a browser without storage shows a message, and the form keeps working', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  saveOnDevice('answers', path, 'Referral', page())
  refuse.mockRestore()
  expect(lastNotification()).toMatch(/^We couldn’t save anything/)
  expect(copies()).toEqual([])
})
