/** What the site's settings lend to a form; each is null while they cannot be had. */
export interface FormHelp {
  /** What to do in danger. */
  readonly safetyNote: string | null
  readonly phone: { readonly display: string; readonly href: string } | null
}
