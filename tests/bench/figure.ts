/** A figure, the reference that it is compared with, and their ratio. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: 'ms' | 'µs' | 'MB' | ''
  readonly reference?: number
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
