/** One number of `npm run bench`. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: 'µs of CPU' | 'ms of CPU' | 'ms' | 'kB' | 'MB' | ''
  /** At most; what others made of the same content in the same run has none. */
  readonly goal?: number
  /** The goal is of a processor's time on the peers' machine: what it would be on this one is told beside it. */
  readonly isProcessorTime?: true
  /** What peers with the same content took on a quiet machine of two cores: Nuxt 4, Next 16, Astro 7, plain files. */
  readonly peers?: readonly [nuxt: string, next: string, astro: string, plain: string]
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

export const shown = ({ value, unit }: Pick<Figure, 'value' | 'unit'>): string => {
  const number = unit === '' ? value.toFixed(3) : value.toFixed(unit === 'ms' && value >= 10 ? 0 : 1)
  return unit === '' ? number : `${number} ${unit}`
}

/** What tells this machine from the peers': bytes that node sends from memory, and what that took there, in µs. */
export const fromMemory = {
  page: { name: 'The same page, by node from memory', peers: 13 },
} as const
