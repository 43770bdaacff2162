export const examples = {
  minimal: { children: 'Higher contrast' },
  full: { children: 'Less movement', description: 'Turns off animation.', defaultSelected: true },
  'long words': { children: 'Wheelchair-accessible-transportation-arrangements' },
} as const
