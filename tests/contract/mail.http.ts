import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { enquire, shortest } from '#tests/helpers/enquire.ts'
import { expect, test } from '#tests/helpers/site-test.ts'

test('[S8] [S94] an enquiry is mailed to the staff who answer its topic, and acknowledged in the provider’s name', async ({
  site,
}) => {
  const { reference } = await enquire(site, { ...shortest, topic: 'job' })
  const mail = (kind: string) =>
    readFile(join(site.dataDir, 'mail', `${reference}-${kind}.eml`), 'utf8').catch(() => '')
  // The addresses and the name are those of the sample content.
  await expect.poll(() => mail('staff'), { timeout: 60_000 }).toMatch(/^To: careers@wideverandah\.example\r$/m)
  await expect.poll(() => mail('acknowledgement'), { timeout: 60_000 }).toMatch(/^To: bronwyn@example\.com\r$/m)
  const [staff, own] = await Promise.all([mail('staff'), mail('acknowledgement')])
  for (const text of [staff, own]) expect(text).toMatch(/^From: Wide Verandah <website@provider\.example>\r$/m)
  expect(staff).toMatch(/^Reply-To: bronwyn@example\.com\r$/m)
  expect(own).toMatch(/^Reply-To: careers@wideverandah\.example\r$/m)
  expect(staff).toContain(`Received by ${site.url} on`)
})
