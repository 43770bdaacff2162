import { expect, test } from '#tests/e2e/test.ts'
import { isDecided } from './adjudications.ts'
import { renditions } from './renditions.ts'
import { cellsOf, examine, visitsOf } from './examine.ts'
import { auditStates } from './audit-states.ts'

/** One page: `npm run audit` has all. */
const sample = new Set(['/services/home-modifications wide'])

const cells = cellsOf(auditStates, renditions).filter(({ state, rendition }) =>
  sample.has(`${state.name} ${rendition.name}`),
)

for (const pageVisit of visitsOf(cells))
  test(`the audit finds nothing in “${pageVisit.state.name}” @slow`, async ({ browser, site }) => {
    test.setTimeout(300_000)
    // Hovering over and pressing every kind of control takes a minute: only the whole audit does it.
    const surroundings = { browser, urlOf: () => Promise.resolve(site.url), isNew: () => false }
    for await (const result of examine(pageVisit, surroundings))
      expect([...result.faults, ...result.open].filter((rawFinding) => !isDecided(rawFinding, result))).toEqual([])
  })
