import { test } from '@playwright/test'
import { firefox, type RunningEngine, webKit } from './engines.ts'
import { journeys } from './journeys.ts'
import { visitorIn } from './visitor.ts'
import { startWatchedSite, type WatchedSite } from './watched-site.ts'

/** In ms. Generous for slow machines: a time-out must mean that something never happens. */
const timeout = 300_000

// One site and one browser for all tests of an engine.
test.describe.configure({ mode: 'default', timeout })

/** A computer, and a phone with its menu behind a button. */
const sizes = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
] as const

for (const { name, start } of [firefox, webKit])
  test.describe(name, () => {
    let engine: RunningEngine | undefined
    let site: WatchedSite | undefined
    test.beforeAll(async () => {
      test.setTimeout(timeout)
      engine = await start()
      site = await startWatchedSite()
    })
    test.afterAll(async () => {
      await site?.stop()
      await engine?.stop()
    })
    for (const { title, take } of journeys)
      for (const size of sizes)
        test(`${title}, ${size.width} px wide @slow`, async () => {
          if (!engine || !site) throw new Error('Nothing was started')
          const tab = await engine.newTab(size)
          try {
            const visitor = visitorIn(tab, site)
            await take(visitor)
            await visitor.expectNoProblems()
          } finally {
            await tab.close()
          }
        })
  })
