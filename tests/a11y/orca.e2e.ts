/**
 * Orca, a real screen reader, with Chromium on a virtual display. `npm run audit:orca` runs only these; Playwright's options choose
 * among them, such as `-g "Open a menu" --repeat-each=8`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test as base } from '#tests/helpers/site-test.ts'
import { missing, type OrcaSession, startOrca } from './orca/session.ts'
import { attachResult } from './results.ts'
import { tasks } from './tasks.ts'

const test = base.extend<object, { orca: OrcaSession }>({
  orca: [
    // Playwright reads the fixtures that are needed from the pattern, an empty one here.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const orca = await startOrca()
      await use(orca)
      await orca.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

test.skip(
  missing.length > 0,
  `Not installed: ${missing.join(', ')}. On Debian: apt-get install orca xvfb openbox dbus at-spi2-core xdotool`,
)

// `UPDATE_TRANSCRIPTS=1` writes the transcripts, for review.
const isUpdate = process.env['UPDATE_TRANSCRIPTS'] === '1'

for (const one of tasks) {
  const file = new URL(`./orca/${one.id}.txt`, import.meta.url)
  for (const isBusy of [false, true])
    test(`Orca speaks as reviewed${isBusy ? ' on a busy processor' : ''}: ${one.task} @slow @orca`, async ({
      orca,
      site,
    }, info) => {
      test.setTimeout(600_000)
      const { text, browser } = await orca.hear(one, site.url, isBusy)
      if (isUpdate && !isBusy) writeFileSync(file, text)
      const reviewed = readFileSync(file, 'utf8')
      // Orca leaves out words when it is late. The end of a task must be spoken all the same.
      const heard = isBusy ? text.split('\n') : [text]
      const expected = isBusy ? reviewed.trimEnd().split('\n').at(-1) : reviewed
      const isAsReviewed = heard.includes(expected ?? '')
      await attachResult(info, { heard: [{ task: one.task, isAsReviewed, reader: orca.name, browser }] })
      expect(heard).toContain(expected)
    })
}
