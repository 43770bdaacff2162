/** Kills real processes: a few times here, 200 times in `npm run chaos -- --kills 200`. */
import { expect, test } from 'vitest'
import { chaos } from '#tests/helpers/chaos.ts'
import { onBothStores } from '#tests/helpers/stores.ts'

onBothStores((newLocation) => {
  test(
    '[S94] after kills at random points under load, every acknowledged reference exists once and all mail is sent',
    { timeout: 300_000 },
    async () => {
      const report = await chaos(await newLocation(), 4)
      expect(report.broken).toEqual([])
      expect(report.acknowledged).toBeGreaterThan(0)
      expect(report.repeated).toBeGreaterThan(0)
    },
  )
})
