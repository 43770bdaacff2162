/** Real programs, really killed: a few times here, 200 times by `npm run chaos`. */
import { expect, test } from 'vitest'
import { chaos } from '#tests/helpers/chaos.ts'
import { onBothStores } from '#tests/helpers/stores.ts'

onBothStores((newLocation) => {
  test(
    '[S94] killed at random points under load: every acknowledged reference exists, none twice, all mail leaves',
    { timeout: 300_000 },
    async () => {
      const report = await chaos(await newLocation(), 4)
      expect(report.broken).toEqual([])
      expect(report.acknowledged).toBeGreaterThan(0)
      expect(report.repeated).toBeGreaterThan(0)
    },
  )
})
