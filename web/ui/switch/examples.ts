export const examples = {
  minimal: { children: 'Higher contrast' },
  full: { children: 'Less movement', description: 'Nothing slides or folds.', defaultSelected: true },
  'long words': { children: 'Wheelchair-accessible-transportation-arrangements' },
} as const
