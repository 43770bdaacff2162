const options = [
  { value: 'equipment', label: 'Equipment' },
  { value: 'home', label: 'Changes to a home', hint: 'Rails, ramps, bathrooms' },
  { value: 'other', label: 'Something else' },
] as const

export const examples = {
  minimal: { id: 'topic', name: 'topic', legend: 'What is this about?', options },
  full: {
    id: 'needs',
    name: 'needs',
    legend: 'What makes it easier to talk with us?',
    hint: 'Choose as many as you like.',
    note: 'You can tell us more below.',
    error: 'Choose what this is about',
    isOptional: true,
    options,
    defaultValue: 'home',
  },
  'long words': {
    id: 'long',
    name: 'long',
    legend: 'Assistive-technology-assessment-and-trial-appointment-preferences',
    options: [{ value: 'long', label: 'Wheelchair-accessible-transportation-arrangements' }],
  },
} as const
