import { formatDayAndDate, formatTime } from '#web/lib/dates.ts'

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Australia/Brisbane',
})

/** 'Friday 20 November 2026, 9:05 am' in Brisbane, from an ISO instant. */
export const receivedAtInWords = (instant: string): string =>
  `${formatDayAndDate(instant)}, ${formatTime(clock.format(new Date(instant)))}`
