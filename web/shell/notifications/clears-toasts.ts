import type { Location, NavigationType } from 'react-router'

type Address = Pick<Location, 'pathname' | 'search'>

/**
 * Whether toasts go with a change of address (S52): with a new path, and with a new query that a link, a button or Back made. A
 * list that filters while one types replaces its history entry; that is no navigation, and neither is a hash.
 */
export const clearsToasts = (before: Address, now: Address, type: `${NavigationType}`): boolean =>
  before.pathname !== now.pathname || (before.search !== now.search && type !== 'REPLACE')
