/** One number of `npm run bench`. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: 'µs of CPU' | 'ms of CPU' | 'ms' | 'kB' | 'MB' | ''
  /** The limit. References, measured in the same run, have none. */
  readonly goal?: number
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

export const shown = ({ value, unit }: Pick<Figure, 'value' | 'unit'>): string => {
  const number = unit === '' ? value.toFixed(3) : value.toFixed(unit === 'ms' && value >= 10 ? 0 : 1)
  return unit === '' ? number : `${number} ${unit}`
}
