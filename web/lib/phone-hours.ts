import { inBrisbane, week } from './dates.ts'

/** When somebody answers the phone, as the site settings tell it. */
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
 * Whether somebody answers the phone at an instant, in Brisbane. Null when the words do not tell, or when one office is closed
 * for the day and another is not: then the hours speak for themselves (S25).
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
