export const examples = {
  minimal: { children: 'Keep on screen' },
  full: { children: 'Keep on screen', defaultSelected: true },
  'long words': { children: 'Wheelchair-accessible-transportation-arrangements' },
} as const
