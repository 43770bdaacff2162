import type { ComponentProps } from 'react'

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  /** A path of this site, a hash, or an https, mailto, tel or sms address. */
  readonly href: string
  /** Adds visible words that announce the new tab. Only for links that would lose the visitor's work: the mailing list (S29). */
  readonly opensInNewTab?: boolean
}

/** A link whose address comes from content. */
export function ContentLink({ href, opensInNewTab = false, children, ...rest }: Props) {
  return (
    <a {...rest} href={href} {...(opensInNewTab && { target: '_blank', rel: 'noopener' })}>
      {/* A text that can change is the only child, for translators (tests/lint/changing-text.ts). */}
      {opensInNewTab ? <>{children} (opens in new tab)</> : children}
    </a>
  )
}
