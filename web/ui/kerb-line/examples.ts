export const examples = {
  line: { size: 'line' },
  mark: { size: 'mark', tone: 'wattle' },
  'edge of a tone': { isEdge: true },
  edge: { size: 'edge', at: 'middle' },
} as const
