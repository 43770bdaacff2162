export const examples = {
  minimal: { name: 'q', label: 'Words' },
  full: {
    name: 'q',
    label: 'What are you looking for?',
    description: 'Such as ‘ramp for front steps’',
    defaultValue: 'rail',
  },
} as const
