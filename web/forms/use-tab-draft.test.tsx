// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub, type InitialEntry } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { everyKind, exampleLists } from './examples.tsx'
import { returned, type Outcome, type ReturnedOutcome } from './outcome.ts'
import { submitFromBrowser } from './submit-from-browser.ts'
import { SubmissionForm } from './SubmissionForm.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** The form as it stands in one entry of a tab's history. Showing it anew is what a reload or a way back does. */
const show = (key: string, given?: ReturnedOutcome) => {
  const form = (
    <SubmissionForm
      definition={everyKind}
      lists={exampleLists}
      token={`token of ${key}`}
      at={undefined}
      returned={given}
      isSending={false}
      sendId="send"
    />
  )
  const Page = createRoutesStub([{ path: '/form', Component: () => form }])
  const entry: InitialEntry = { pathname: '/form', key }
  return render(<Page initialEntries={[entry]} />)
}

const arrivedBy = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([Object.assign(Object.create(null), { type })])

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

test('what was typed stands again when the person comes back to the page they typed it on', async () => {
  show('abc123')
  await fillIn()
  cleanup()
  show('abc123')
  expectFilledIn()
})

test('who comes by a link finds the form empty', async () => {
  show('abc123')
  await fillIn()
  cleanup()
  show('def456')
  expectEmpty()
})

test.each(['reload', 'back_forward'])(
  'where a tab begins with the form, a %s gives back what was typed',
  async (type) => {
    show('default')
    await fillIn()
    cleanup()
    arrivedBy(type)
    show('default')
    expectFilledIn()
  },
)

test('a new document by a link or an address is empty, in the same tab too', async () => {
  show('default')
  await fillIn()
  cleanup()
  arrivedBy('navigate')
  show('default')
  expectEmpty()
})

test('the token is never an old one, and the field for programs stays empty', async () => {
  show('abc123')
  await fillIn()
  expect(sessionStorage.getItem('draft every-kind')).not.toContain('token')
  sessionStorage.setItem(
    'draft every-kind',
    JSON.stringify({
      entry: 'abc123',
      fields: [
        ['token', 'old'],
        ['website', 'x'],
        ['writer', 'Ada'],
      ],
    }),
  )
  cleanup()
  const { container } = show('abc123')
  expect(container.querySelector('[name=token]')).toHaveProperty('value', 'token of abc123')
})

const send = (outcome: Outcome) =>
  submitFromBrowser(everyKind, new Request('http://localhost/form', { method: 'POST', body: new FormData() }), () =>
    Promise.resolve(outcome),
  )

test('nothing stays once the form has been sent; what could not be sent stays', async () => {
  show('abc123')
  await fillIn()
  await send(returned('unavailable'))
  expect(sessionStorage.length).toBe(1)
  await send({ kind: 'accepted', reference: 'EK-2345-678', receivedAt: '2026-11-20T14:30:00Z', answers: {} })
  expect(sessionStorage.length).toBe(0)
})

test.each(['{', 'null', '7', '{"entry":"abc123"}', '{"entry":"abc123","fields":[["writer",7]]}'])(
  'a draft that reads %s is none',
  (text) => {
    sessionStorage.setItem('draft every-kind', text)
    show('abc123')
    expectEmpty()
  },
)

const full = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

test('where the browser keeps nothing the form works as without a script', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(full)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(full)
  show('abc123')
  await fillIn()
  expectFilledIn()
})
