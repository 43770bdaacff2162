import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, Outlet, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { maxQuestion } from '#schema/kept-list.ts'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { eventually } from '#tests/helpers/eventually.ts'
import { exampleSettings } from '#tests/helpers/render-example.tsx'
import { takeStart } from '#web/forms/saved-pages.ts'
import type { KeptProduct_ProductFragment } from '#web/graphql/generated.ts'
import { keptList } from '#web/lib/kept-list.ts'
import { postedNotifications } from '#web/lib/toast-queue.ts'
import YourList from './your-list.tsx'

const path = '/resources/product-database/your-list'

const product = (slug: string, name: string, rest: Partial<KeptProduct_ProductFragment> = {}) => ({
  __typename: 'Product' as const,
  id: `product-${slug}`,
  slug,
  name,
  price: { __typename: 'ProductTerm' as const, label: 'Under $100' },
  hire: null,
  funding: [{ __typename: 'ProductTerm' as const, label: 'NDIS, if your plan covers it' }],
  checks: ['Measure the door'],
  suppliers: [],
  ...rest,
})

const catalogue = [
  product('rail', 'Grab rail', {
    suppliers: [
      {
        __typename: 'Supplier',
        id: 'supplier-a',
        name: 'A shop',
        phone: { __typename: 'Phone', display: '(07) 7010 3110', href: 'tel:0770103110' },
      },
    ],
  }),
  product('walker', 'Walker', { hire: { __typename: 'Hire', price: '$15', minimum: '2 weeks' } }),
  product('chair', 'Shower chair'),
]

/** The addresses that the page requested. */
let requested: string[] = []
let isDown = false

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  requested = []
  isDown = false
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const Elsewhere = () => <p>{`At ${useLocation().pathname}${useLocation().search}`}</p>

function open() {
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ settings: exampleSettings, siteUrl: 'https://site.example' }),
      HydrateFallback: () => null,
      Component: () => (
        <main>
          <Outlet />
        </main>
      ),
      children: [
        {
          id: path,
          path: path.slice(1),
          Component: YourList,
          loader({ request }) {
            const { searchParams } = new URL(request.url)
            const slugs = searchParams.getAll('product')
            if (slugs.length > 0) requested.push(searchParams.toString())
            if (isDown) return { slugs: [], products: null }
            return { slugs, products: catalogue.filter(({ slug }) => slugs.includes(slug)) }
          },
        },
        { path: '*', Component: Elsewhere },
      ],
    },
  ])
  return render(<Page initialEntries={[path]} />)
}

const keep = (...slugs: string[]) => {
  for (const slug of slugs)
    localStorage.setItem(`kept product ${slug}`, JSON.stringify({ at: Date.now() - 1000 + slugs.indexOf(slug) }))
}
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const question = () => screen.getByRole('textbox', { name: 'What do you want to ask?' })
const lastNotification = () => postedNotifications.all().at(-1)?.text
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('an empty list says how to fill it, and requests nothing', async () => {
  const { container } = open()
  expect(await screen.findByText('There’s nothing on your list yet.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Look at products' })).toBeDefined()
  expect(requested).toEqual([])
  await expectNoViolations(container)
})

test('each product has its price band, hire price, who may pay, what to check and where to get it, in brief', async () => {
  keep('rail', 'walker')
  const { container } = open()
  await heading('2 products')
  expect(requested).toEqual(['product=rail&product=walker'])
  const facts = screen
    .getAllByRole('listitem')
    .map((item) =>
      within(item)
        .queryAllByRole('term')
        .map((term) => term.parentElement?.textContent),
    )
    .filter(({ length }) => length > 0)
  expect(facts).toEqual([
    [
      'Price band (a guide)Under $100',
      'Who may payNDIS, if your plan covers it',
      'Check firstMeasure the door',
      'Buy or hireA shop, (07) 7010 3110',
    ],
    [
      'Price band (a guide)Under $100',
      'Hire from us$15 a week, for at least 2 weeks, plus delivery',
      'Who may payNDIS, if your plan covers it',
      'Check firstMeasure the door',
      'Buy or hireAsk us',
    ],
  ])
  expect(screen.getByRole('link', { name: 'Grab rail' }).getAttribute('href')).toBe('/resources/product-database/rail')
  await expectNoViolations(container)
})

test('a product is taken off: it is announced, and the focus is on the next one, after the last on the title', async () => {
  keep('rail', 'walker')
  open()
  await heading('2 products')
  await press('Take off Grab rail')
  await heading('1 product')
  expect(lastNotification()).toBe('Grab rail is off your list.')
  await eventually(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Take off Walker' })))
  await press('Take off Walker')
  await screen.findByText('There’s nothing on your list yet.')
  await eventually(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  expect(requested).toHaveLength(1)
})

test('one press deletes the products and the question: it is announced, and the focus is on the title', async () => {
  keep('rail', 'walker')
  open()
  await heading('2 products')
  await userEvent.type(question(), 'Why?')
  await press('Delete from this device')
  expect(localStorage.length).toBe(0)
  expect(lastNotification()).toBe('Your list and your question are deleted from this device.')
  await eventually(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})

test('a question without a product can still be deleted', async () => {
  keptList.ask('Why?')
  open()
  await screen.findByText('There’s nothing on your list yet.')
  await press('Delete from this device')
  expect(localStorage.length).toBe(0)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a product that is no longer in the database drops out, with a sentence', async () => {
  keep('gone', 'rail')
  const { container } = open()
  await heading('1 product')
  await screen.findByText('One product is no longer in our product database, so it’s off your list.')
  expect(keptList.products()).toBe('rail')
  await expectNoViolations(container)
})

test('a product that another tab keeps is loaded', async () => {
  keep('rail')
  open()
  await heading('1 product')
  act(() => {
    keep('chair')
    dispatchEvent(new StorageEvent('storage'))
  })
  await heading('2 products')
  expect(names()).toContain('Shower chair')
})

test('when the products cannot be loaded, the list stays, and can be tried again', async () => {
  isDown = true
  keep('rail')
  const { container } = open()
  await screen.findByText(/^We couldn’t get your list just now/)
  await expectNoViolations(container)
  expect(keptList.products()).toBe('rail')
  isDown = false
  await press('Try again')
  await heading('1 product')
})

test('the question stays on the device, and is in the form of the documents with the products', async () => {
  keep('rail', 'walker')
  const { container } = open()
  await heading('2 products')
  await userEvent.type(question(), 'Will it hold me?')
  expect(keptList.question()).toBe('Will it hold me?')
  const form = container.querySelector('form')
  const sent = form && [...new FormData(form)]
  expect(sent).toEqual([
    ['question', 'Will it hold me?'],
    ['product', 'rail'],
    ['product', 'walker'],
  ])
  expect(form?.method).toBe('post')
  expect(
    ['PDF', 'Large print (PDF)', 'Word'].map((name) => screen.getByRole('button', { name }).getAttribute('formaction')),
  ).toEqual(['pdf', 'large-print', 'word'].map((format) => `/documents/${format}${path}`))
  cleanup()
  open()
  await heading('2 products')
  expect(question()).toHaveProperty('value', 'Will it hold me?')
})

test('a question that is too long has an error, and is not sent', async () => {
  keep('rail')
  const { container } = open()
  await heading('1 product')
  await userEvent.click(question())
  await userEvent.paste('x'.repeat(maxQuestion + 1))
  expect(screen.getByText('Use 1,000 characters or fewer. There are 1,001 now.')).toBeDefined()
  await expectNoViolations(container)
  const submit = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  addEventListener('submit', submit)
  await press('PDF')
  removeEventListener('submit', submit)
  expect(submit.mock.calls[0]?.[0].defaultPrevented).toBe(true)
  expect(document.activeElement).toBe(question())
})

test('a browser that refuses to store the question says so', async () => {
  keep('rail')
  open()
  await heading('1 product')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await userEvent.type(question(), 'W')
  expect(screen.getByText(/^We couldn’t keep your question/)).toBeDefined()
})

test('the enquiry opens with the question and the products, which are in no address', async () => {
  keep('rail', 'walker')
  open()
  await heading('2 products')
  await userEvent.type(question(), 'Will it hold me?')
  await press('Ask us about these products')
  await screen.findByText('At /contact-us/general-enquiry')
  expect(takeStart('/contact-us/general-enquiry')).toEqual({
    message: 'Will it hold me?\n\nOn my list: Grab rail and Walker.',
  })
  expect(takeStart('/contact-us/general-enquiry')).toBeUndefined()
})

test('the served page has no list: it says what to do without scripts', () => {
  keep('rail')
  const Page = createRoutesStub([
    { id: 'root', path: '*', loader: () => ({ settings: exampleSettings }), Component: YourList },
  ])
  const html = renderToString(
    <Page initialEntries={[path]} hydrationData={{ loaderData: { root: { settings: exampleSettings } } }} />,
  )
  expect(html).toContain('compare up to three products side by side')
  expect(html).toContain('Getting your list…')
  expect(html).not.toContain('nothing on your list')
})
