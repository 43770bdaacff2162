import type { ComponentProps } from 'react'
import { Link, useLocation, useResolvedPath } from 'react-router'

/** The router's link, which scrolls to the top of what it leads to, unless that is the page one is on (S14). */
export function RouterLink({ to, ...rest }: ComponentProps<typeof Link>) {
  const here = useLocation()
  const there = useResolvedPath(to)
  const staysHere = there.pathname === here.pathname && !there.hash && !here.hash
  return <Link preventScrollReset={staysHere} {...rest} to={to} />
}
