import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { publicationFolders, siteMap } from '#schema/site-map.ts'
import { reach, states as namedStates } from '#tests/e2e/states.ts'

const dataset = fileURLToPath(new URL('../../gateway/content-service/dataset', import.meta.url))

/** A page in a state that the audit examines. */
export interface AuditState {
  /** Unique; of a route as it is served, its path. */
  readonly name: string
  readonly path: string
  /** In CSS pixels, where the state is of one layout alone. */
  readonly width?: 1280 | 320
  readonly hasJavaScript: boolean
  /** Brings it about as a person would. */
  readonly reach: (page: Page) => Promise<void>
  /** An ordinary page: its menu and help are compared with all others. */
  readonly isPlain: boolean
}

const visit = (path: string): AuditState => ({
  name: path,
  path,
  hasJavaScript: true,
  isPlain: true,
  reach: async (page) => void (await page.goto(path)),
})

const slugs = (folder: string): { readonly slug: string; readonly kind: string }[] =>
  globSync(`${folder}/*.json`, { cwd: dataset })
    .toSorted()
    .map((file) => {
      const document: { slug: { current: string }; kind?: string } = JSON.parse(
        readFileSync(join(dataset, file), 'utf8'),
      )
      return { slug: document.slug.current, kind: document.kind ?? '' }
    })

/** Every page of each kind, but of posts and products the first few: they differ in words alone, which the content check reads. */
const documents: readonly string[] = [
  ...slugs('post')
    .slice(0, 6)
    .map(({ slug }) => `/blogs/${slug}`),
  ...slugs('job').map(({ slug }) => `/careers/${slug}`),
  ...slugs('publication').map(
    ({ slug, kind }) => `${(publicationFolders as Readonly<Record<string, string>>)[kind]}/${slug}`,
  ),
  ...slugs('story').map(({ slug }) => `/resources/consumer-stories/${slug}`),
  ...slugs('product')
    .slice(0, 6)
    .map(({ slug }) => `/resources/product-database/${slug}`),
  ...slugs('easy-read').map(({ slug }) => `/easy-read/${slug}`),
]

const post = '/blogs/try-it-first'

/** States that no plain list of steps brings about. */
const special: readonly AuditState[] = [
  {
    name: 'a toast',
    path: post,
    hasJavaScript: true,
    isPlain: false,
    async reach(page) {
      await page.addInitScript(() => localStorage.setItem('preferences', '{"messages":"keep"}'))
      await page.goto(post)
      await page.getByRole('button', { name: 'Copy link to this post' }).click()
      await page.getByRole('region', { name: 'Notifications' }).getByRole('group').first().waitFor()
    },
  },
  {
    name: 'the Notifications panel open',
    path: post,
    hasJavaScript: true,
    isPlain: false,
    async reach(page) {
      await page.goto(post)
      await page.getByRole('button', { name: 'Notifications', exact: true }).click()
      await page.getByRole('region', { name: 'Notifications' }).getByRole('heading').first().waitFor()
    },
  },
  {
    name: 'a form that was open too long',
    path: '/contact-us/general-enquiry',
    hasJavaScript: true,
    isPlain: false,
    async reach(page) {
      await page.goto('/contact-us/general-enquiry')
      await page.getByRole('textbox', { name: 'Your name' }).fill('Bronwyn Ashby')
      // As a token of another secret, which the site takes for one that has expired.
      await page.locator('input[name=token]').evaluate((field: HTMLInputElement) => (field.value = 'x.y.z'))
      await page.getByRole('button', { name: 'Send enquiry' }).press('Enter')
      await page
        .getByText(/open|again/i)
        .first()
        .waitFor()
    },
  },
  {
    name: 'a film with its captions',
    path: '/resources/education/great-gadget-videos',
    hasJavaScript: true,
    isPlain: false,
    async reach(page) {
      await page.goto('/resources/education/great-gadget-videos')
      await page.locator('main details summary').first().click()
      await page.locator('main details[open]').first().waitFor()
    },
  },
]

export const auditStates: readonly AuditState[] = [
  ...siteMap
    .map(({ path }) => path)
    .filter((path) => !path.includes(':'))
    .map(visit),
  ...documents.map(visit),
  ...namedStates.map((state): AuditState => ({
    name: state.name,
    path: state.path,
    hasJavaScript: state.hasJavaScript !== false,
    isPlain: false,
    reach: (page) => reach(page, state),
    ...(state.width && { width: state.width }),
  })),
  ...special,
]
