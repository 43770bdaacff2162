import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { createRoutesStub, Link, Outlet } from 'react-router'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { fieldsOf } from '#schema/forms/form-definition.ts'
import { forms } from '#schema/forms/forms.ts'
import { readAnswers, readHidden } from '#web/forms/answers.ts'
import { returned, type Outcome } from '#web/forms/outcome.ts'
import { postedNotifications } from '#web/lib/toast-queue.ts'
import { headers } from './form-action.ts'
import { FormPage } from './FormPage.tsx'
import { shouldRevalidate } from './form-route.ts'
import type { LoadedForm } from './form-loader.ts'

const definition = forms['general-enquiry']
const path = '/contact-us/general-enquiry'

const settings = {
  providerName: 'Example Provider',
  switchedOff: [],
  safetyNote: 'In danger now? Call 000.',
  supportPhone: { display: '1800 160 401', href: 'tel:1800160401' },
  contactEmail: 'hello@provider.example',
}

/** The stub server's outcomes for the next posts, in order, and the posts that it received. */
let outcomes: ((posted: FormData) => Outcome | Promise<Outcome>)[] = []
let posts: FormData[] = []
let tokenCount = 0
/** When the server issues a token, in base 36; empty for a token without a time. */
let issued = ''

beforeEach(() => {
  outcomes = []
  posts = []
  tokenCount = 0
  issued = ''
  sessionStorage.clear()
})
const answersOf = (posted: FormData) => readAnswers(fieldsOf(definition), posted)

const accepted = (posted: FormData): Outcome => ({
  kind: 'accepted',
  reference: 'GE-2345-6789',
  receivedAt: '2026-11-19T23:05:00Z',
  answers: answersOf(posted),
})

const nameMissing = (posted: FormData): Outcome =>
  returned('invalid', readHidden(posted, 'token'), answersOf(posted), [
    { field: 'name', message: 'Enter your name' },
    { field: 'replyBy', message: 'Choose how we should reply' },
  ])

/** Renders the page in a router, with a link to a hash on the page and a link to the page itself. */
async function open() {
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ settings }),
      HydrateFallback: () => null,
      shouldRevalidate: () => false,
      Component: () => (
        <>
          <Link to="#elsewhere">Elsewhere on this page</Link>
          <Link to={path}>General Enquiry, in the menu</Link>
          <Outlet />
        </>
      ),
      children: [
        {
          id: path,
          path: path.slice(1),
          shouldRevalidate,
          loader: (): LoadedForm => ({
            title: 'General Enquiry',
            page: null,
            services: [{ __typename: 'Service', id: 'service-ramps', name: 'Ramps and rails', picture: null }],
            answers: {},
            board: null,
            token: `token-${++tokenCount}${issued && `.id.${issued}.signature`}`,
          }),
          action: async ({ request }) => {
            const posted = await request.formData()
            posts.push(posted)
            return outcomes.shift()?.(posted)
          },
          Component: () => <FormPage definition={definition} />,
        },
      ],
    },
  ])
  const { container } = render(<Page initialEntries={[path]} />)
  await screen.findByRole('heading', { level: 1 })
  return container
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send enquiry' }))

const fillIn = async () => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), 'Ada')
  await userEvent.click(screen.getByRole('radio', { name: 'Email' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Your email address' }), 'ada@example.com')
  await userEvent.click(screen.getByRole('radio', { name: 'Something else' }))
}

test('the safety line and the privacy notice precede the first question', async () => {
  const container = await open()
  const first = screen.getByRole('textbox', { name: 'Your name' })
  for (const text of [/^In danger now/, /Only the staff who answer enquiries/]) {
    expect(screen.getByText(text).compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  }
  expect(document.title).toBe('General Enquiry – Example Provider')
  expect((await axe(container)).violations).toEqual([])
})

test('a saved copy counts its days by the server’s time, on a device whose clock is wrong', async () => {
  issued = (Date.parse('2026-11-26T05:12:00Z') - 20 * 24 * 60 * 60 * 1000).toString(36)
  vi.useFakeTimers({ now: Date.parse('2026-11-26T05:12:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Save on this device' }))
  expect(postedNotifications.all().at(-1)?.text).toMatch(
    /^Your answers are saved on this device until Friday 13 November 2026/,
  )
})

test('an accepted enquiry shows its confirmation: title, focused h1, reference, next steps and the submitted answers', async () => {
  outcomes = [accepted]
  const container = await open()
  await fillIn()
  await send()
  const heading = await screen.findByRole('heading', { level: 1, name: 'Thanks, we’ve got your enquiry' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(document.title).toBe('Thanks, we’ve got your enquiry – Example Provider')
  expect(screen.getByText('GE-2345-6789')).toBeDefined()
  expect(screen.getByText('Friday 20 November 2026, 9:05 am')).toBeDefined()
  expect(screen.getByText(/^In danger now/)).toBeDefined()
  expect(screen.getByText('Someone will read it by the next working day.')).toBeDefined()
  const sent = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(sent).toEqual(['Ada', 'Email', 'ada@example.com', 'Something else'])
  expect(screen.queryByRole('textbox')).toBeNull()
  expect((await axe(container)).violations).toEqual([])
})

test('[S49] [S96] an invalid enquiry is returned with its title, the focused summary, linked errors and every answer', async () => {
  outcomes = [nameMissing]
  const container = await open()
  await userEvent.type(screen.getByRole('textbox', { name: /Your message/ }), 'My ramp')
  await send()
  const summary = await screen.findByRole('group', { name: /There is a problem/ })
  await waitFor(() => expect(document.activeElement).toBe(summary))
  expect(document.title).toBe('Error: General Enquiry – Example Provider')
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Enter your name', 'Choose how we should reply'])
  expect(screen.getByRole('textbox', { name: 'Your name' }).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('textbox', { name: /Your message/ })).toHaveProperty('value', 'My ramp')
  expect((await axe(container)).violations).toEqual([])
})

test('repeated errors take the focus again, but a later choice does not return the focus to the summary', async () => {
  outcomes = [nameMissing, nameMissing]
  await open()
  await send()
  await screen.findByRole('group', { name: /There is a problem/ })
  await userEvent.click(screen.getByRole('radio', { name: 'Text message' }))
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Text message' }))
  await send()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: /There is a problem/ })))
  expect(posts).toHaveLength(2)
})

test('following a hash link on the page preserves the errors and the confirmation', async () => {
  outcomes = [nameMissing, accepted]
  await open()
  await fillIn()
  await send()
  await screen.findByRole('group', { name: /There is a problem/ })
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere on this page' }))
  expect(screen.getByRole('group', { name: /There is a problem/ })).toBeDefined()
  expect(document.title).toMatch(/^Error: /)
  await send()
  await screen.findByText('GE-2345-6789')
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere on this page' }))
  expect(screen.getByText('GE-2345-6789')).toBeDefined()
  expect(document.title).toBe('Thanks, we’ve got your enquiry – Example Provider')
})

test('[S96] an expired enquiry keeps every answer and is sent with its new token next time', async () => {
  outcomes = [(posted) => returned('expired', 'token-new', answersOf(posted)), accepted]
  await open()
  await fillIn()
  await send()
  const notice = await screen.findByRole('region', { name: 'Please send it again' })
  await waitFor(() => expect(document.activeElement).toBe(notice))
  expect(document.title).toMatch(/^Error: /)
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveProperty('value', 'Ada')
  await userEvent.click(within(notice).getByRole('link', { name: 'Go to “Send enquiry”' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send enquiry' }))
  await send()
  await screen.findByText('GE-2345-6789')
  expect(posts.map((posted) => posted.get('token'))).toEqual(['token-1', 'token-new'])
  expect(posts[1]?.get('name')).toBe('Ada')
})

test('while sending, the button shows it and further presses do nothing', async () => {
  const answer = Promise.withResolvers<Outcome>()
  outcomes = [() => answer.promise, () => answer.promise, () => answer.promise]
  await open()
  await fillIn()
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send enquiry' }))
  const pending = await screen.findByRole('button', { name: 'Sending…' })
  await userEvent.click(pending)
  await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), '{Enter}')
  expect(posts).toHaveLength(1)
  answer.resolve({ kind: 'accepted', reference: 'GE-2345-6789', receivedAt: '2026-11-19T23:05:00Z', answers: {} })
  await screen.findByText('GE-2345-6789')
})

test('opening the address again before sending preserves the answers and the token', async () => {
  outcomes = [accepted]
  await open()
  await fillIn()
  await userEvent.click(screen.getByRole('link', { name: 'General Enquiry, in the menu' }))
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveProperty('value', 'Ada')
  await send()
  await screen.findByText('GE-2345-6789')
  expect(posts[0]?.get('token')).toBe('token-1')
})

test('opening the address again after acceptance shows an empty form with a new token', async () => {
  outcomes = [accepted, accepted]
  await open()
  await fillIn()
  await send()
  await screen.findByText('GE-2345-6789')
  await userEvent.click(screen.getByRole('link', { name: 'General Enquiry, in the menu' }))
  const name = await screen.findByRole('textbox', { name: 'Your name' })
  expect(name).toHaveProperty('value', '')
  expect(document.title).toBe('General Enquiry – Example Provider')
  await send()
  await waitFor(() => expect(posts).toHaveLength(2))
  expect(posts[1]?.get('token')).toBe('token-2')
})

const headersAfter = (actionHeaders = new Headers()) =>
  headers({ actionHeaders, loaderHeaders: new Headers(), parentHeaders: new Headers(), errorHeaders: undefined })

test('shared caches do not store the page, but Back can show it; a confirmation is not stored at all', () => {
  expect(headersAfter()).toEqual({ 'Cache-Control': 'private, no-cache' })
  expect(headersAfter(new Headers({ 'Cache-Control': 'no-store' }))).toEqual({ 'Cache-Control': 'no-store' })
})
