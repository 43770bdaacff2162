export const examples = {
  minimal: { icon: 'close', label: 'Close', onPress: () => undefined },
  'long words': {
    icon: 'link',
    label: 'Copy the address of this page about wheelchair-accessible-transportation-arrangements',
    onPress: () => undefined,
  },
} as const
