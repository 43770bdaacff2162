/** A followed link: its href as written, and its index among the links with the same href. */
interface Followed {
  readonly href: string
  readonly index: number
}

const linksTo = (href: string) =>
  [...document.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href)

/** Stores the clicked link in the history entry, so that it survives any way of coming back (S12). */
export function rememberFollowed({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null
  const href = link?.getAttribute('href')
  if (!link || !href) return
  const followed: Followed = { href, index: linksTo(href).indexOf(link) }
  history.replaceState({ ...history.state, followed }, '')
}

/** Returns the link that was followed from this history entry. */
export function followedFromHere(): Followed | undefined {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !('followed' in state)) return undefined
  const { followed } = state
  if (typeof followed !== 'object' || followed === null || !('href' in followed) || !('index' in followed))
    return undefined
  const { href, index } = followed
  return typeof href === 'string' && typeof index === 'number' ? { href, index } : undefined
}

/** Returns the link element, if it is still in the page. */
export const linkOf = ({ href, index }: Followed): HTMLAnchorElement | undefined => linksTo(href)[index]
