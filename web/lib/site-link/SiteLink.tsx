import type { ComponentProps } from 'react'
import type { SiteHref } from '#schema/site-map.ts'

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  readonly to: SiteHref
}

/** A link written in code. An address outside the site map does not compile. */
export function SiteLink({ to, children, ...rest }: Props) {
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  )
}
