import type { Location, NavigationType } from 'react-router'

type Address = Pick<Location, 'pathname' | 'search'>

/**
 * Whether a change of address closes the toasts (S52): a new path does, and a new query from a link, a button or Back. A list that
 * filters while the visitor types replaces its history entry; neither that nor a hash counts as a navigation.
 */
export const clearsToasts = (before: Address, now: Address, type: `${NavigationType}`): boolean =>
  before.pathname !== now.pathname || (before.search !== now.search && type !== 'REPLACE')
