/** The site's time: ten hours ahead of UTC all year, because Queensland has no daylight saving. */
export const timeZone = 'Australia/Brisbane'

const aheadOfUtc = 10 * 60 * 60 * 1000

/** The ISO 8601 instant of a time of day in Brisbane, from `2026-11-20` and `23:59:59`. */
export const brisbaneInstant = (date: string, time: string): string => `${date}T${time}+10:00`

/** Date and time in Brisbane as the UTC fields of a date. @param instant ms since 1970 */
export const brisbaneAsUtc = (instant: number): Date => new Date(instant + aheadOfUtc)
