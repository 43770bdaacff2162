/** Compares the ratios of two runs. Other figures depend on the machine. */
import type { Figure } from './figure.ts'

type Ratios = Readonly<Record<string, number>>

/** How much worse a ratio may be than in the recorded run. */
const tolerance = 1.3

/** Ratios to a reference of the same run, by name. Without CLS, which has no reference. */
export const ratiosOf = (figures: readonly Figure[]): Ratios =>
  Object.fromEntries(
    figures.flatMap(({ name, value, unit }) =>
      unit === '' && / against /.test(name) ? [[name, Number(value.toFixed(3))]] : [],
    ),
  )

/** A sentence for each ratio that is more than 30 % worse than before, or that was not measured. */
export function regressions(now: Ratios, before: Ratios): string[] {
  const recorded = Object.entries(before)
  if (recorded.length === 0) return ['No run is recorded to compare with. Record one with `npm run bench -- --readme`.']
  return recorded.flatMap(([name, past]) => {
    const value = now[name]
    if (value === undefined) return [`${name}: not measured, ${past} before`]
    return value > past * tolerance ? [`${name}: ${value}, ${past} before`] : []
  })
}
