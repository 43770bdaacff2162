import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startSite } from '#tests/helpers/site.ts'
import { title } from './shell.ts'
import { expect, test as shared } from './test.ts'

const dataset = fileURLToPath(new URL('../../schema/dataset', import.meta.url))

interface Editor {
  /** Publishes another alert, or none. */
  publish(alert: object | undefined): Promise<void>
}

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
const flood = {
  message: 'Our Townsville office is closed today because of flooding.',
  startsAt: '2026-01-01T00:00:00+10:00',
}

/** A site with its own content, in which an alert is published. */
const test = shared.extend<object, { editor: Editor }>({
  editor: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const dir = await mkdtemp(join(tmpdir(), 'islands-'))
      await cp(dataset, dir, { recursive: true })
      const file = join(dir, 'site-settings/siteSettings.json')
      const settings: object = JSON.parse(await readFile(file, 'utf8'))
      await use({
        dir,
        publish: (siteAlert) => writeFile(file, JSON.stringify({ ...settings, siteAlert })),
      } as Editor)
      await rm(dir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ editor }, use) => {
      await editor.publish({ ...flood, endsAt: inAnHour() })
      const site = await startSite({ CONTENT_DATASET_DIR: (editor as Editor & { dir: string }).dir })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})

test('[S70] the alert is in the HTML of the page; the island updates an open page when the alert changes or ends @slow', async ({
  page,
  request,
  editor,
}) => {
  expect(await (await request.get('/about')).text()).toContain(flood.message)
  await page.clock.install()
  await page.goto('/about')
  const alert = page.getByRole('region', { name: 'Site alert' })
  await expect(alert).toContainText(flood.message)
  const answered = page.waitForResponse('**/islands/site-alert.json')
  await page.clock.runFor(5_000)
  await answered

  await editor.publish({ message: 'The office is open again.', endsAt: inAnHour() })
  await expect.poll(async () => (await request.get('/islands/site-alert.json')).text()).toContain('open again')
  await page.clock.runFor(60_000)
  await expect(alert).toContainText('The office is open again.')
  await expect(title(page)).toHaveText('About Us')

  await editor.publish(undefined)
  await expect.poll(async () => (await request.get('/islands/site-alert.json')).json()).toMatchObject({ alert: null })
  await page.clock.runFor(60_000)
  await expect(alert).toBeHidden()
})

const alertOf = (message?: string) => ({
  json: { key: 'site-alert', alert: message ? { message, link: null } : null },
})
const phoneOf = (isStaffed: boolean | null) => ({ json: { key: 'phone', isStaffed } })

shared(
  '[S70] an open page shows whether the phone is staffed, which its cached HTML does not; islands update it each minute, and invalid ones leave it as it is',
  async ({ page, request, expectSaid }) => {
    const about = await (await request.get('/about')).text()
    expect(about).not.toMatch(/phone lines are (open|closed)/)
    const staffed = page.getByRole('contentinfo').getByText(/phone lines are (open|closed)/)
    const alert = page.getByRole('region', { name: 'Site alert' })
    let answers: Record<string, object> = {}
    await page.route('**/islands/*.json', (route) => {
      const key = /(\w[\w-]*)\.json$/.exec(route.request().url())?.[1] ?? ''
      return route.fulfill(answers[key] ?? { status: 200, body: '<h1>A proxy</h1>' })
    })
    /** Lets a minute pass, after which both islands are requested again. */
    const refresh = async (next: typeof answers) => {
      answers = next
      const answered = Promise.all(['site-alert', 'phone'].map((key) => page.waitForResponse(`**/islands/${key}.json`)))
      await page.clock.runFor(60_000)
      await answered
    }
    await page.clock.install()
    await page.goto('/about')
    await refresh({})
    await expect(title(page)).toHaveText('About Us')
    await expect(staffed).toHaveCount(0)

    await expectSaid()
    await refresh({ 'site-alert': alertOf(flood.message), phone: phoneOf(true) })
    await expectSaid(flood.message)
    await expect(staffed).toHaveText('Our phone lines are open now.')
    await expect(alert).toContainText(flood.message)
    await refresh({ 'site-alert': alertOf('The office is open again.'), phone: phoneOf(false) })
    await expect(staffed).toHaveText('Our phone lines are closed right now.')
    await expect(alert).toContainText('The office is open again.')
    await expectSaid('The office is open again.')
    await refresh({})
    await expect(staffed).toHaveText('Our phone lines are closed right now.')
    await expect(alert).toContainText('The office is open again.')
    await refresh({ 'site-alert': alertOf(), phone: phoneOf(null) })
    await expect(staffed).toHaveCount(0)
    await expect(alert).toBeHidden()
    await expect(title(page)).toHaveText('About Us')
  },
)
