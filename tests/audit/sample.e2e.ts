import { expect, test } from '#tests/e2e/test.ts'
import { isDecided } from './adjudications.ts'
import { renditions } from './renditions.ts'
import { cellsOf, examine } from './run.ts'
import { auditStates } from './states.ts'

/** A page, a form with errors, and an open menu: `npm run audit` has all. */
const sample = new Set(['/services/home-modifications', 'enquiry, with errors', 'a menu panel open'])

for (const cell of cellsOf(
  auditStates.filter(({ name }) => sample.has(name)),
  renditions,
))
  test(`the audit finds nothing in “${cell.state.name}”, ${cell.rendition.title}`, async ({ browser, site }) => {
    // Every kind of control is hovered, pressed and looked at here: a machine that is busy takes its time.
    test.setTimeout(300_000)
    const seen = new Set<string>()
    const { faults, open } = await examine(cell, {
      browser,
      baseURL: site.url,
      isNew: (kind) => !seen.has(kind) && Boolean(seen.add(kind)),
    })
    expect(faults).toEqual([])
    expect(open.filter((said) => !isDecided(said))).toEqual([])
  })
