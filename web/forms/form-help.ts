/** What the site's settings lend to a form; each is null while they cannot be had. */
export interface FormHelp {
  /** What to do in danger. */
  readonly safetyNote: string | null
  readonly phone: { readonly display: string; readonly href: string } | null
  /** When somebody reads what is sent: times as '08:30'. */
  readonly hours: { readonly days: string; readonly opens: string; readonly closes: string } | null
  /** Who collects what is written. */
  readonly provider: string | null
}
