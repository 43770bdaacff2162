import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub, type InitialEntry, useActionData, useNavigation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { referral } from '#schema/forms/definitions/referral.ts'
import { everyKind, exampleLists } from './examples.tsx'
import { returned, type Outcome } from './outcome.ts'
import { startForm } from './saved-pages.ts'
import { submitFromBrowser } from './submit-from-browser.ts'
import { SubmissionForm } from './SubmissionForm.tsx'
import { useJourney } from './use-journey.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Renders the form at one history entry. Rendering it again simulates reload or Back. */
const show = (key: string) => {
  const fresh = { token: `token of ${key}` }
  const Saved = () => {
    const { outcome, page, loaded, onTyped, restore } = useJourney(undefined, fresh, everyKind)
    const pending = outcome?.kind === 'accepted' ? undefined : outcome
    return (
      <SubmissionForm
        key={page}
        definition={everyKind}
        path="/form"
        lists={exampleLists}
        token={pending?.token ?? loaded.token}
        at={pending?.at}
        returned={pending?.kind === 'returned' ? pending : undefined}
        isSending={false}
        sendId="send"
        onTyped={onTyped}
        onSavedDetails={restore}
      />
    )
  }
  const Page = createRoutesStub([{ path: '/form', Component: Saved }])
  const entry: InitialEntry = { pathname: '/form', key }
  return render(<Page initialEntries={[entry]} />)
}

const fillIn = async () => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), 'Ada')
  await userEvent.click(screen.getByRole('radio', { name: 'Phone call' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Your phone number' }), '0491 570 006')
  await userEvent.type(screen.getByRole('textbox', { name: /What is it about/ }), 'One{Enter}Two')
  await userEvent.click(screen.getByRole('checkbox', { name: 'More time' }))
}

const expectFilledIn = () => {
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveProperty('value', 'Ada')
  expect(screen.getByRole('radio', { name: 'Phone call' })).toHaveProperty('checked', true)
  expect(screen.getByRole('textbox', { name: 'Your phone number' })).toHaveProperty('value', '0491 570 006')
  expect(screen.getByRole('textbox', { name: /What is it about/ })).toHaveProperty('value', 'One\nTwo')
  expect(screen.getByRole('checkbox', { name: 'More time' })).toHaveProperty('checked', true)
  expect(screen.getByRole('checkbox', { name: 'An interpreter' })).toHaveProperty('checked', false)
}

const expectEmpty = () => {
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveProperty('value', '')
  expect(screen.getByRole('radio', { name: 'Phone call' })).toHaveProperty('checked', false)
}

test('[S67] answers are restored when the visitor goes back to the page', async () => {
  show('abc123')
  await fillIn()
  cleanup()
  show('abc123')
  expectFilledIn()
})

test('a form begins with the answers that another page of the tab has given it, once; a reload restores them', () => {
  startForm('/form', { writer: 'Ada' })
  const { container } = show('abc123')
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveProperty('value', 'Ada')
  expect(container.querySelector('[name=token]')).toHaveProperty('value', 'token of abc123')
  cleanup()
  show('abc123')
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveProperty('value', 'Ada')
  cleanup()
  show('def456')
  expectEmpty()
})

const nameField = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Your name' })

test.each([
  ['reload', () => fireEvent(window, new Event('pagehide'))],
  ['switch of apps', () => fireEvent(document, new Event('visibilitychange'))],
  ['step back', () => fireEvent(window, new PopStateEvent('popstate'))],
  ['link', cleanup],
])('[S67] text that a tool wrote into a field without an event survives a %s', async (_, leave) => {
  show('abc123')
  await userEvent.type(nameField(), 'A')
  nameField().value = 'Ada'
  leave()
  expect(sessionStorage.getItem('form /form')).toContain('"writer":"Ada"')
  cleanup()
  show('abc123')
  expect(nameField()).toHaveProperty('value', 'Ada')
  // The tool clears the field again.
  nameField().value = ''
  leave()
  cleanup()
  show('abc123')
  expectEmpty()
})

test('a form that was left as it was opened is not saved', () => {
  show('abc123')
  fireEvent(window, new Event('pagehide'))
  cleanup()
  expect(sessionStorage.length).toBe(0)
})

test('a form that is opened by a link is empty', async () => {
  show('abc123')
  await fillIn()
  cleanup()
  show('def456')
  expectEmpty()
})

test('[S94] answers are restored with their token, so that a form that was received after all is not stored twice', async () => {
  show('abc123')
  await fillIn()
  cleanup()
  sessionStorage.setItem('form /form', (sessionStorage.getItem('form /form') ?? '').replace('abc123"', 'abc124"'))
  const { container } = show('abc124')
  expectFilledIn()
  expect(container.querySelector('[name=token]')).toHaveProperty('value', 'token of abc123')
  expect(container.querySelector('[name=website]')).toHaveProperty('value', '')
})

/** Imports the module as a new document does. */
const newDocument = async (type: string) => {
  vi.resetModules()
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([Object.assign(Object.create(null), { type })])
  return import('./saved-pages.ts')
}

const page: Outcome = returned('unavailable', 'token', { writer: 'Ada' })

test.each([
  ['reload', page],
  ['back_forward', page],
  ['navigate', undefined],
])('a new document restores the first entry of an earlier one only after a %s', async (type, found) => {
  const before = await newDocument('navigate')
  before.savePage('/form', 'default', page)
  const { savedPage } = await newDocument(type)
  expect(savedPage('/form', 'default')).toEqual(found)
})

test('going back to the first entry of the same document restores its answers', async () => {
  const { savePage, savedPage } = await newDocument('navigate')
  expect(savedPage('/form', 'default')).toBeUndefined()
  savePage('/form', 'default', page)
  expect(savedPage('/form', 'abc')).toBeUndefined()
  expect(savedPage('/form', 'default')).toEqual(page)
})

const send = (outcome: Outcome) =>
  submitFromBrowser(everyKind, new Request('http://localhost/form', { method: 'POST', body: new FormData() }), () =>
    Promise.resolve(outcome),
  )

test('an accepted form is deleted, and one that could not be sent is preserved', async () => {
  show('abc123')
  await fillIn()
  await send(returned('unavailable'))
  expect(sessionStorage.length).toBe(1)
  await send({ kind: 'accepted', reference: 'EK-2345-678', receivedAt: '2026-11-20T14:30:00Z', answers: {} })
  expect(sessionStorage.length).toBe(0)
})

test.each(['{', 'null', '7', '{"def456":{}}'])('a tab with unreadable content (%s) is treated as empty', (text) => {
  sessionStorage.setItem('form /form', text)
  show('abc123')
  expectEmpty()
})

const full = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

test('without storage the form works as it does without scripts', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(full)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(full)
  show('abc123')
  await fillIn()
  expectFilledIn()
})

const fresh = { token: 'token' }

function StepPage() {
  const { outcome, page: shown, onTyped } = useJourney(useActionData<Outcome>(), fresh, referral)
  return (
    <>
      <output aria-label="Navigation">{useNavigation().state}</output>
      <SubmissionForm
        key={shown}
        definition={referral}
        path="/form"
        lists={exampleLists}
        token="token"
        at={outcome?.kind === 'accepted' ? undefined : outcome?.at}
        returned={undefined}
        isSending={false}
        sendId="send"
        onTyped={onTyped}
      />
    </>
  )
}

const savedPages = (): Record<string, Extract<Outcome, { kind: 'step' }>> =>
  JSON.parse(sessionStorage.getItem('form /form') ?? '{}')

test('[S8] what is typed on the next page before its history entry exists is saved with that entry', async () => {
  const second: Outcome = {
    kind: 'step',
    token: 'token',
    at: { step: 'person', sealed: 'sealed', advice: [], answers: { referralFor: 'self' } },
  }
  const reloaded = Promise.withResolvers<null>()
  const loader = vi.fn().mockReturnValueOnce(null).mockReturnValue(reloaded.promise)
  const Form = createRoutesStub([
    { path: '/form', Component: StepPage, loader, action: () => second, HydrateFallback: () => null },
  ])
  render(<Form initialEntries={['/form']} />)
  await userEvent.click(await screen.findByRole('radio', { name: 'Myself' }))
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your postcode' }), '4810')
  expect(screen.getByRole('status', { name: 'Navigation' }).textContent).toBe('loading')
  const [firstKey = ''] = Object.keys(savedPages())
  expect(Object.values(savedPages()).map(({ at }) => at.step)).toEqual(['you'])
  reloaded.resolve(null)
  await waitFor(() => expect(Object.keys(savedPages())).toHaveLength(2))
  const { [firstKey]: first, ...later } = savedPages()
  expect(first?.at.step).toBe('you')
  expect(Object.values(later).map(({ at }) => [at.step, at.answers['postcode']])).toEqual([['person', '4810']])
})
