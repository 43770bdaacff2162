export const examples = {
  minimal: { id: 'born', name: 'born', label: 'Your date of birth' },
  full: {
    id: 'discharge',
    name: 'discharge',
    label: 'When do they go home?',
    description: 'For example, 27 3 2027. Fill this in if they are in hospital.',
    errorMessage: 'Enter a date, like 27 3 2027',
    isOptional: true,
    defaultValue: '31/2/2027',
  },
  'long words': {
    id: 'long',
    name: 'long',
    label: 'Assistive-technology-assessment-and-trial-appointment-date',
  },
} as const
