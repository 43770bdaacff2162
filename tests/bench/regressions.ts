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
export const regressions = (now: Ratios, before: Ratios): string[] =>
  Object.entries(before).flatMap(([name, recorded]) => {
    const value = now[name]
    if (value === undefined) return [`${name}: not measured, ${recorded} before`]
    return value > recorded * tolerance ? [`${name}: ${value}, ${recorded} before`] : []
  })
