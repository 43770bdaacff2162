export const examples = {
  minimal: { id: 'name', name: 'name', label: 'Your name' },
  full: {
    id: 'email',
    name: 'email',
    label: 'Email address',
    description: 'We only use it to reply. Fill this in if you chose email.',
    errorMessage: 'Enter your email address, such as sam@example.com',
    isOptional: true,
    defaultValue: 'sam@',
  },
  'long words': {
    id: 'long',
    name: 'long',
    label: 'Assistive-technology-assessment-and-trial-appointment-preferences',
    description: 'Wheelchair-accessible-transportation-arrangements',
  },
} as const
