import type { ComponentProps } from 'react'
import { matchPath } from 'react-router'
import { siteMap } from '#schema/site-map.ts'
import { RouterLink } from './RouterLink.tsx'

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  /** A path of this site, a hash, or an https, mailto or tel address. */
  readonly href: string
  /** Says so in words. Only where leaving would lose something: the mailing list (S29). */
  readonly opensInNewTab?: boolean
}

const isRoute = (href: string) => {
  const path = href.replace(/[?#].*$/, '')
  return siteMap.some((row) => matchPath(row.path, path))
}

/** A link whose address is content. A page of this site goes through the router; everything else (files too) is a plain link. */
export function ContentLink({ href, opensInNewTab = false, children, ...rest }: Props) {
  if (isRoute(href) && !opensInNewTab) {
    return (
      <RouterLink {...rest} to={href}>
        {children}
      </RouterLink>
    )
  }
  return (
    <a {...rest} href={href} {...(opensInNewTab && { target: '_blank', rel: 'noopener' })}>
      {children}
      {opensInNewTab && ' (opens in new tab)'}
    </a>
  )
}
