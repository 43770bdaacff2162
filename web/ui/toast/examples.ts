import type { Notification } from '#web/lib/toast-queue.ts'

export const examples = {
  default: { type: 'default', text: 'Your list has three things.' },
  info: { type: 'info', text: 'Our office is closed tomorrow.' },
  success: { type: 'success', text: 'Link copied.' },
  warning: { type: 'warning', text: 'You’re offline. You can go on reading this page.' },
  error: { type: 'error', text: 'We could not save your answers on this device.' },
  loading: { type: 'loading', text: 'We are getting the list.' },
  full: {
    type: 'info',
    text: 'There is a new version of this site.',
    action: { label: 'Load it now', onAction: () => undefined },
  },
  'long words': {
    type: 'warning',
    text: 'Wheelchair-accessible-transportation-arrangements/and-an-address-that-nobody-can-break-anywhere',
  },
} satisfies Record<string, Notification>
