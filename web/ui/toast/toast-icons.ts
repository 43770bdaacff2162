import type { NotificationType } from '#web/lib/toast-queue.ts'
import type { IconName } from '#web/ui/icon/shapes.ts'

/** The icon for each type, beside its word. */
export const toastIcons = {
  default: 'bell',
  info: 'info',
  success: 'check',
  warning: 'warning',
  error: 'error',
  loading: 'clock',
} as const satisfies Record<NotificationType, IconName>
