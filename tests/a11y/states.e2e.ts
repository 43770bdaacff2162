import { expect, test as base } from '@playwright/test'
import { isDecided } from './adjudications.ts'
import { auditStates } from './audit-states.ts'
import { type CellResult, cellsOf, examine, visitsOf } from './examine.ts'
import { renditions } from './renditions.ts'
import { attachResult } from './results.ts'
import { startSites } from './sites.ts'

const test = base.extend<object, { sites: ReturnType<typeof startSites>; isNew: (kind: string) => boolean }>({
  sites: [
    // Playwright reads the fixtures that are needed from the pattern, an empty one here.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const sites = startSites()
      await use(sites)
      await sites.stop()
    },
    { scope: 'worker' },
  ],
  isNew: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const seen = new Set<string>()
      await use((kind) => !seen.has(kind) && Boolean(seen.add(kind)))
    },
    { scope: 'worker' },
  ],
})

for (const pageVisit of visitsOf(cellsOf(auditStates, renditions))) {
  const { state, renditions: ways } = pageVisit
  test(`no engine and no check finds a fault: ${state.name}, ${ways.map(({ name }) => name).join(', ')} @slow`, async ({
    browser,
    sites,
    isNew,
  }, info) => {
    test.setTimeout(600_000)
    const cells: CellResult[] = []
    for await (const cell of examine(pageVisit, { browser, urlOf: sites.urlOf, isNew })) cells.push(cell)
    await attachResult(info, { cells })
    for (const cell of cells)
      expect
        .soft(
          [...cell.faults, ...cell.open].filter((finding) => !isDecided(finding, cell)),
          cell.cell.rendition,
        )
        .toEqual([])
  })
}
