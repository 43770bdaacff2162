export const examples = {
  minimal: { id: 'born', name: 'born', legend: 'Your date of birth' },
  full: {
    id: 'discharge',
    name: 'discharge',
    legend: 'When do they go home?',
    hint: 'For example, 27 3 2027.',
    note: 'Fill this in if they are in hospital.',
    error: 'Enter a date, like 27 3 2027',
    isOptional: true,
    defaultValue: '31/2/2027',
  },
  'long words': {
    id: 'long',
    name: 'long',
    legend: 'Assistive-technology-assessment-and-trial-appointment-date',
  },
} as const
