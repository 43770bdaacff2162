import { formatClock, formatDayAndDate } from '#web/lib/dates.ts'

/** 'Friday 20 November 2026, 9:05 am' in Brisbane, from an ISO instant. */
export const receivedAtInWords = (instant: string): string => `${formatDayAndDate(instant)}, ${formatClock(instant)}`
