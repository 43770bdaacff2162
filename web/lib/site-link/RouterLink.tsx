import type { ComponentProps } from 'react'
import { Link, useLocation, useResolvedPath } from 'react-router'
import { isMotionUnwelcome } from '#web/lib/motion.ts'

/** Whether a page may fade into the next. It says nothing that is not said without. */
const mayFade = () => typeof document !== 'undefined' && 'startViewTransition' in document && !isMotionUnwelcome()

/** The router's link, which scrolls to the top of what it leads to, unless that is the page one is on (S14). */
export function RouterLink({ to, ...rest }: ComponentProps<typeof Link>) {
  const here = useLocation()
  const there = useResolvedPath(to)
  const staysHere = there.pathname === here.pathname && !there.hash && !here.hash
  return <Link preventScrollReset={staysHere} viewTransition={!staysHere && mayFade()} {...rest} to={to} />
}
