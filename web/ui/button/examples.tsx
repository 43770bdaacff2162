export const examples = {
  minimal: { children: 'Send enquiry' },
  full: { children: 'Call us', icon: 'phone', kind: 'secondary' },
  quiet: { children: 'Remove my answers', kind: 'quiet' },
  'long words': { children: 'Augmentative and Alternative Communication: ask for an appointment' },
} as const
