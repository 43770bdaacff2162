import { inBrisbane, week } from './dates.ts'

/** The hours in which staff answer the phone, from the site settings. */
interface PhoneHours {
  readonly openingHours: {
    /** 'Monday to Friday', or one day. */
    readonly days: string
    /** '08:30'. */
    readonly opens: string
    readonly closes: string
  }
  readonly offices: readonly { readonly closures: readonly { readonly date: string }[] }[]
}

/**
 * Returns whether staff answer the phone at an instant, in Brisbane time. Null when the hours cannot be parsed, or when only some
 * offices are closed for the day: the page then shows the hours alone (S25).
 * @param now ms since 1970.
 */
export function isPhoneStaffed({ openingHours, offices }: PhoneHours, now: number): boolean | null {
  const { days, opens, closes } = openingHours
  const [first, last, ...more] = days.split(' to ').map((day) => week.indexOf(day.trim()))
  if (first === undefined || more.length > 0 || [first, last ?? first].includes(-1)) return null
  if (![opens, closes].every((time) => /^\d\d:\d\d$/.test(time))) return null

  const { date, time, weekday } = inBrisbane(now)
  const day = week.indexOf(weekday)

  if (day < first || day > (last ?? first) || time < opens || time >= closes) return false
  const closed = offices.filter(({ closures }) => closures.some((closure) => closure.date === date)).length
  return closed === 0 ? true : closed === offices.length ? false : null
}
