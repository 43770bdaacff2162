import { expect, expectTypeOf, test } from 'vitest'
import { formIds, isFormId } from './forms/forms.ts'
import { isSitePath, type SiteHref, siteMap, type SiteMapRow, type SitePath } from './site-map.ts'

const rows: readonly SiteMapRow[] = siteMap

/** The specification's table of routes and purposes; for policies the purpose is the name. */
const specified = [
  ['/', 'Home'],
  ['/careers', 'Careers'],
  ['/about', 'About Us'],
  ['/about/our-people', 'Our People'],
  ['/about/annual-reports', 'Annual Reports'],
  ['/about/partner-with-us', 'Partner With Us'],
  ['/about/consumer-pathway', 'Consumer Pathway'],
  ['/about/trilogy-care-foundation', 'Our Foundation'],
  ['/about/reconciliation-action-plan', 'Reconciliation Action Plan'],
  ['/about/consumer-reference-committee', 'Consumer Reference Committee'],
  ['/blogs', 'Blogs & News'],
  ['/blogs/:slug', 'Blog post'],
  ['/refund-policy', 'Refund Policy'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/quality-policy', 'Quality Policy'],
  ['/appointment-cancellation', 'Appointment Cancellation'],
  ['/services', 'Services'],
  ['/services/chsp', 'Commonwealth Home Support Programme (CHSP)'],
  ['/services/chsp/home-maintenance', 'Home maintenance'],
  ['/services/chsp/minor-home-modifications', 'Minor home modifications'],
  ['/services/alternative-access', 'Alternative Access'],
  ['/services/home-modifications', 'Home Modifications Services'],
  ['/services/at-learning-development', 'AT Learning & Development'],
  ['/services/support-at-home-program', 'Support At Home Program'],
  ['/services/support-at-home-program/at-hm-scheme', 'AT-HM scheme'],
  ['/services/support-at-home-program/end-of-life-pathway', 'End-of-life pathway'],
  ['/services/support-at-home-program/restorative-care-pathway', 'Restorative care pathway'],
  ['/services/functional-capacity-assessment', 'Functional Capacity Assessment'],
  ['/services/assistive-technology-assessment', 'Assistive Technology Assessment & Trial'],
  ['/services/augmentative-alternative-communication', 'Augmentative & Alternative Communication'],
  ['/resources', 'Resources'],
  ['/resources/faq', 'FAQ'],
  ['/resources/ndis', 'NDIS'],
  ['/resources/fact-sheet', 'Fact Sheets'],
  ['/resources/my-aged-care', 'My Aged Care'],
  ['/resources/at-hm-offerings', 'AT-HM Offerings'],
  ['/resources/education', 'Education'],
  ['/resources/education/great-gadget-videos', 'Great Gadget Videos'],
  ['/resources/consumer-stories', 'Consumer Stories'],
  ['/resources/product-database', 'Product Database'],
  ['/resources/assistive-technology-explained', 'Assistive Technology Explained'],
  ['/contact-us/general-enquiry', 'General Enquiry'],
  ['/contact-us/referral', 'Referral Form'],
  ['/contact-us/feedback', 'Feedback, Compliments & Complaints'],
]

test('[S3] the table begins with the 43 static routes and /blogs/:slug exactly as specified', () => {
  expect(rows.slice(0, specified.length).map(({ path, title }) => [path, title])).toEqual(specified)
  expect(specified.filter(([path = '']) => !path.includes(':'))).toHaveLength(43)
})

test('[S3] every path and every title is unique', () => {
  expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length)
  expect(new Set(rows.map(({ title }) => title)).size).toBe(rows.length)
})

test('no path in the table ends with a slash, except the home page’s', () => {
  expect(rows.filter(({ path }) => path.endsWith('/')).map(({ path }) => path)).toEqual(['/'])
})

test('a link to a page that does not exist does not compile', () => {
  expectTypeOf<'/about'>().toExtend<SiteHref>()
  expectTypeOf<'/about#people'>().toExtend<SiteHref>()
  expectTypeOf<'/blogs/try-it-first'>().toExtend<SiteHref>()
  expectTypeOf<'/careers/driver'>().toExtend<SiteHref>()
  expectTypeOf<'/easy-read/ndis'>().toExtend<SiteHref>()
  expectTypeOf<'/abuot'>().not.toExtend<SiteHref>()
  expectTypeOf<'/blogs/:slug'>().not.toExtend<SitePath>()
  expect([isSitePath('/about'), isSitePath('/abuot'), isSitePath('/blogs/:slug')]).toEqual([true, false, false])
})

const templatesOf = (found: readonly SiteMapRow[]) => found.map(({ template }) => template).toSorted()

test('every form in the table exists, and its page is private because it has a token; search pages are private too', () => {
  expect(templatesOf(rows.filter(({ template }) => isFormId(template)))).toEqual(formIds.toSorted())
  expect(templatesOf(rows.filter(({ cache }) => cache === 'private'))).toEqual(
    [...formIds, 'say-send', 'search'].toSorted(),
  )
})

test('the base wording is original: no title names a real organisation', () => {
  expect(rows.map(({ title, menuLabel = '' }) => title + menuLabel).filter((words) => /trilogy/i.test(words))).toEqual(
    [],
  )
})
