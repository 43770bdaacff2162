export const examples = {
  minimal: { errors: [{ href: '#email', message: 'Enter your email address' }] },
  full: {
    errors: [
      { href: '#email', message: 'Enter your email address, such as sam@example.com' },
      { href: '#topic', message: 'Choose what this is about' },
    ],
  },
  'long words': { errors: [{ href: '#email', message: 'Wheelchair-accessible-transportation-arrangements' }] },
} as const
