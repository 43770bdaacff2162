import { expect, test } from '#tests/e2e/test.ts'
import { isDecided } from './adjudications.ts'
import { renditions } from './renditions.ts'
import { cellsOf, examine } from './run.ts'
import { auditStates } from './states.ts'

/** One page: `npm run audit` has all. */
const sample = new Set(['/services/home-modifications wide'])

for (const cell of cellsOf(auditStates, renditions).filter(({ state, rendition }) =>
  sample.has(`${state.name} ${rendition.name}`),
))
  test(`the audit finds nothing in “${cell.state.name}”, ${cell.rendition.title}`, async ({ browser, site }) => {
    test.setTimeout(300_000)
    // What hovers over and presses every kind of control takes a minute: the whole audit does it.
    const { faults, open } = await examine(cell, { browser, baseURL: site.url, isNew: () => false })
    expect([...faults, ...open].filter((said) => !isDecided(said))).toEqual([])
  })
