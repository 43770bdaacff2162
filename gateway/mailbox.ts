/** Gmail has two domains, and in its names dots do not count: https://support.google.com/mail/answer/7436150 */
const gmail = ['gmail.com', 'googlemail.com'] as const

/** A mailbox by its own name. Letter case, and a tag after a plus sign, reach the same one with most providers. */
export interface Mailbox {
  readonly name: string
  readonly domains: readonly [string, ...string[]]
  /** Whether dots within the name do not count. */
  readonly ignoresDots: boolean
}

export function mailboxOf(address: string): Mailbox {
  const lower = address.toLowerCase()
  const at = lower.lastIndexOf('@')
  // A name that begins with a plus sign has no tag.
  const [name, domain] = [lower.slice(0, at).replace(/^(.[^+]*)\+.*/s, '$1'), lower.slice(at + 1)]
  return gmail.some((one) => one === domain)
    ? { name: name.replaceAll('.', ''), domains: gmail, ignoresDots: true }
    : { name, domains: [domain], ignoresDots: false }
}
