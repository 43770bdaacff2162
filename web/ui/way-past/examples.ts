export const examples = {
  minimal: { of: 'the menu' },
} as const
