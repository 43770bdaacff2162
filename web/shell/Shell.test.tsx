import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { expectNoViolations, renderPart } from '#tests/helpers/axe.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { settings } from './examples.ts'
import { Shell } from './Shell.tsx'
import { static500 } from './static-500.ts'

const page = (
  <Shell settings={settings}>
    <h1 id="page-title" tabIndex={-1}>
      Services
    </h1>
  </Shell>
)

test('[S19] the header has phone and email links, and axe reports no violations', async () => {
  renderPart(page)
  const banner = within(screen.getByRole('banner'))
  expect(banner.getByRole('link', { name: 'Call 1800 160 401' }).getAttribute('href')).toBe('tel:1800160401')
  expect(banner.getByRole('link', { name: 'Email hello@wideverandah.example' }).getAttribute('href')).toBe(
    'mailto:hello@wideverandah.example',
  )
  await expectNoViolations(screen.getByRole('banner'))
})

test('[S23] the page has one main area with its h1, and axe reports no violations', async () => {
  const { container } = renderPart(page)
  expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toBeDefined()
  await expectNoViolations(container)
})

test('[S27] the name of each social link contains the provider and the network, and axe reports no violations', async () => {
  renderPart(page)
  const section = screen.getByRole('region', { name: 'Keep in touch' })
  const links = within(section).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Subscribe to our news by email (opens in new tab)', expect.stringMatching(/^https:/)],
    ['Wide Verandah on Facebook', 'https://facebook.wideverandah.example/'],
    ['Wide Verandah on YouTube', 'https://youtube.wideverandah.example/'],
  ])
  expect(within(section).getByRole('link', { name: 'Wide Verandah on Facebook' })).toBeDefined()
  await expectNoViolations(section)
})

test('[S30] the badge of a registered NDIS provider is an image with this text, and axe reports no violations', async () => {
  renderPart(page)
  const badge = screen.getByRole('img', { name: 'Registered NDIS provider' })
  expect(screen.getByRole('contentinfo').contains(badge)).toBe(true)
  expect([badge.getAttribute('src'), badge.getAttribute('alt')]).toEqual([
    settings.badge.url,
    'Registered NDIS provider',
  ])
  await expectNoViolations(screen.getByRole('contentinfo'))
})

test('[S4] the header and footer show the settings of another provider', () => {
  renderPart(
    <Shell
      settings={{
        ...settings,
        providerName: 'Ridge & River',
        supportPhone: { __typename: 'Phone', display: '1800 975 707', href: 'tel:1800975707' },
      }}
    >
      <h1>Services</h1>
    </Shell>,
  )
  expect(within(screen.getByRole('banner')).getByText('Ridge & River')).toBeDefined()
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Call 1800 975 707' }).getAttribute('href')).toBe(
    'tel:1800975707',
  )
  expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: '1800 975 707' })).toBeDefined()
  expect(document.body.textContent).not.toContain('1800 160 401')
})

test('the skip link focuses the h1 and does not change the address', async () => {
  renderPart(page)
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('Skip to main content')
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('at most 16 tab stops precede the main area', async () => {
  renderPart(page)
  const main = screen.getByRole('main')
  const stops = [...document.querySelectorAll<HTMLElement>('a[href]:not([tabindex="-1"]), button')].filter(
    (element) =>
      main.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING &&
      // Excludes closed panels, and elements of the narrow layout or of pages without scripts.
      !element.closest('[id^="menu-"]:not(button), [href="#main-menu"]') &&
      element.textContent !== 'Menu' &&
      element.textContent !== 'Wide Verandah',
  )
  const [, ...withoutSecondReferral] = stops.filter(({ textContent }) => textContent === 'Referral')
  expect(stops.length - withoutSecondReferral.length).toBeLessThanOrEqual(16)
})

test('[S18] the logo links to the home page by the words that are seen on it', () => {
  renderPart(page)
  const banner = within(screen.getByRole('banner'))
  const logo = banner.getByRole('link', { name: 'Wide Verandah' })
  expect([logo.getAttribute('href'), logo.tabIndex]).toEqual(['/', 0])
  expect(banner.getByRole('link', { name: 'Home, Wide Verandah' }).getAttribute('href')).toBe('/')
})

test('the search is a few tab stops from the top of every page, and marked as current on its page', () => {
  renderPart(page, '/search')
  const search = within(screen.getByRole('banner')).getByRole('link', { name: 'Search' })
  expect([search.getAttribute('href'), search.getAttribute('aria-current')]).toEqual(['/search', 'page'])
})

test('[S22] on the referral form the Referral button is marked as current and inert', async () => {
  renderPart(page, '/contact-us/referral')
  const [button] = within(screen.getByRole('banner')).getAllByRole('link', { name: 'Referral' })
  if (!button) throw new Error('No Referral button')
  expect(button.getAttribute('aria-current')).toBe('page')
  const entries = history.length
  await userEvent.click(button)
  expect(history.length).toBe(entries)
})

test('footer: hours, offices and their access, policies, subscribe, badge, acknowledgement, help', () => {
  renderPart(page)
  const footer = within(screen.getByRole('contentinfo'))
  expect(
    footer.getByText('Monday to Friday, 8:30 am to 4:30 pm, Brisbane time. Closed on weekends and public holidays.'),
  ).toBeDefined()
  expect(document.querySelectorAll('footer address')).toHaveLength(2)
  expect(footer.getByText('Friday 25 December 2026')).toBeDefined()
  expect(footer.getByText(/^Step-free from the footpath/)).toBeDefined()
  const policies = within(footer.getByRole('navigation', { name: 'Policies' }))
  expect(policies.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Privacy policy',
    'Refund policy',
    'Quality policy',
    'Appointment cancellation',
  ])
  expect(
    footer.getByRole('link', { name: 'Subscribe to our news by email (opens in new tab)' }).getAttribute('target'),
  ).toBe('_blank')
  expect(footer.getByRole('img', { name: 'Registered NDIS provider' })).toBeDefined()
  expect(footer.getByText(/Elders past and present/)).toBeDefined()
  expect(footer.getByText('Wide Verandah is not a real organisation.')).toBeDefined()
  expect(footer.getByRole('link', { name: /^National Relay Service/ })).toBeDefined()
})

test('[S70] the site alert is in a polite live region, which is in the page before there is an alert', () => {
  const siteAlert = { __typename: 'SiteAlert' as const, message: 'Our office is closed today.', link: null }
  const { unmount } = renderPart(<Shell settings={{ ...settings, siteAlert }}>Services</Shell>)
  expect(screen.getByRole('region', { name: 'Site alert' }).parentElement?.getAttribute('role')).toBe('status')
  unmount()
  renderPart(page)
  expect(screen.getByRole('main').previousElementSibling?.firstElementChild?.getAttribute('role')).toBe('status')
})

test('has no style attribute and no script', () => {
  const Stub = createRoutesStub([{ path: '*', Component: () => page }])
  const html = renderToString(<Stub />)
  expect(html).not.toMatch(/ style=|<script|<style/)
})

test.each([
  [404, 'Page Not Found'],
  [500, 'Internal Server Error'],
  [503, 'Internal Server Error'],
  [undefined, 'Internal Server Error'],
])('[S32] the error page of status %s has the title %s, with and without settings', async (status, title) => {
  const { container } = renderPart(
    <main>
      <ErrorPage {...(status && { status })} path="/nothing/here" settings={settings} />
    </main>,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  expect(screen.getByRole('link', { name: 'Call 1800 160 401' })).toBeDefined()
  expect(screen.queryByText('Page Not Found: /nothing/here') !== null).toBe(status === 404)
  await expectNoViolations(container)
  renderPart(<ErrorPage {...(status && { status })} />)
  expect(screen.getAllByRole('link', { name: 'Send us an enquiry' })).toHaveLength(2)
})

test('[S10] below the title an unknown page has its path, then search, the enquiry and the phone number', () => {
  renderPart(<ErrorPage status={404} path="/no/<b>page</b>?secret=1#part" settings={settings} />)
  const items = [
    screen.getByRole('heading', { level: 1, name: 'Page Not Found' }),
    screen.getByText('Page Not Found: /no/<b>page</b>'),
    screen.getByRole('heading', { level: 2, name: 'What you can do next' }),
    screen.getByRole('link', { name: 'Search this website' }),
    screen.getByRole('link', { name: 'Send us an enquiry' }),
    screen.getByRole('link', { name: 'Call 1800 160 401' }),
  ]
  for (const [index, item] of items.slice(1).entries())
    expect(items[index]?.compareDocumentPosition(item), item.textContent).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(items.slice(3).map((link) => link.getAttribute('href'))).toEqual([
    '/search',
    '/contact-us/general-enquiry',
    'tel:1800160401',
  ])
})

test('[S32] without settings, the error page has the provider’s name and a call as its button', () => {
  renderPart(<ErrorPage status={503} contact={{ name: 'Wide Verandah', phone: '1800 160 401' }} />)
  expect(screen.getByText('Wide Verandah')).toBeDefined()
  expect(screen.getByText(/^Sorry, this isn’t working/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Call 1800 160 401' }).getAttribute('href')).toBe('tel:1800160401')
})

test('[S32] the static error page needs no other resources, has links to continue and escapes its input', () => {
  expect(static500(undefined)).toContain('<title>500 - Internal Server Error</title>')
  const html = static500({ name: '<b>', phone: '1800 160 401' })
  expect(html).toContain('&lt;b&gt;')
  expect(html).toContain('<a class="call" href="tel:1800160401">Call 1800 160 401</a>')
  expect(html).toContain('Sorry, this isn’t working.')
  expect(html).not.toMatch(/ style=|<script|<style/)
  expect(html).toContain('<html lang="en-AU">')
  expect(html).toContain('<meta name="robots" content="noindex">')
})

test('[S10] the tools, the footer and the error page omit missing pages', () => {
  const missingPages = ['/search', '/sitemap', '/refund-policy', '/blogs', '/services']
  renderPart(
    <Shell settings={{ ...settings, missingPages, menu: [] }}>
      <ErrorPage status={404} path="/blogs" settings={{ ...settings, missingPages }} />
    </Shell>,
  )
  const hrefs = screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(expect.arrayContaining(['/privacy-policy', '/accessibility', '/contact-us/referral']))
  for (const path of missingPages) expect(hrefs).not.toContain(path)
})
