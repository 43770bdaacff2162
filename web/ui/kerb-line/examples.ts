export const examples = {
  line: { size: 'line' },
  mark: { size: 'mark', tone: 'wattle' },
  edge: { size: 'edge', at: 'middle' },
} as const
