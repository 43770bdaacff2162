import type { ComponentProps } from 'react'
import type { Link } from 'react-router'
import type { SiteHref } from '#schema/site-map.ts'
import { RouterLink } from './RouterLink.tsx'

type Props = Omit<ComponentProps<typeof Link>, 'to'> & { readonly to: SiteHref }

/** A link that the code writes: an address that is not in the site map does not compile. */
export function SiteLink(props: Props) {
  return <RouterLink {...props} />
}
