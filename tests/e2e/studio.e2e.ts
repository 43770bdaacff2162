import { spawn } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { editableSite } from '#tests/helpers/editable-site.ts'
import { freePort } from '#tests/helpers/site.ts'

const linesOf = (text: string) => text.split('\n')

/** `npm run studio` over a folder, when it has printed its address. */
async function startStudio(dir: string) {
  const port = String(await freePort())
  const env = { ...process.env, CONTENT_DATASET_DIR: dir, STUDIO_PORT: port, SANITY_PROJECT_ID: '' }
  const child = spawn(process.execPath, ['gateway/local-sanity/studio.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let log = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      log += chunk.toString()
      const [, address] = /The Studio is at (\S+)\/ /.exec(log) ?? []
      if (address !== undefined) resolve(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', () => reject(new Error(log)))
  })
  return { url, stop: () => child.kill() }
}

test('an editor breaks a rule, reads its sentence, mends the words and publishes, and the site shows them @slow', async ({
  page,
}) => {
  // It installs the Studio once.
  test.setTimeout(600_000)
  const editable = await editableSite()
  const studio = await startStudio(editable.dir)
  const file = 'page/page-prices.json'
  const before = await editable.read(file)
  try {
    await page.goto(studio.url)
    await page.getByRole('link', { name: 'Pages', exact: true }).click({ timeout: 120_000 })
    await page.getByRole('link', { name: /^Prices/ }).click()
    const lead = page.getByLabel('Lead')
    const publish = page.getByRole('button', { name: 'Publish', exact: true })

    await lead.fill('What somebody pays for a visit.')
    await expect(publish).toBeDisabled({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Validation' }).click()
    const sentence = page.getByRole('button', { name: 'Lead Has "somebody"; write someone (wording).' })
    await expect(sentence).toBeVisible()
    await page.screenshot({ path: 'test-results/studio-rule.png' })

    const words = 'What you pay for a visit, a report and travel.'
    await lead.fill(words)
    await expect(sentence).toBeHidden({ timeout: 60_000 })
    await publish.click()
    await expect(page.getByText('was published')).toBeVisible()
    await page.screenshot({ path: 'test-results/studio-published.png' })

    const after = linesOf(await editable.read(file))
    expect(after.filter((line, index) => line !== linesOf(before)[index])).toEqual([`  "lead": "${words}",`])
    await expect.poll(() => editable.words('/prices'), { timeout: 30_000 }).toContain(words)
  } finally {
    studio.stop()
    await editable.stop()
  }
})
