const counted = (count: number, unit: string) => (count > 0 ? [`${count} ${unit}${count === 1 ? '' : 's'}`] : [])

/** A duration in words, such as '1 minute 20 seconds', from seconds. */
export const length = (seconds: number): string =>
  [...counted(Math.floor(seconds / 60), 'minute'), ...counted(seconds % 60, 'second')].join(' ')
