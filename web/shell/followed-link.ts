/** A link that was followed: its address as written, and which it is of several to the same address. */
interface Followed {
  readonly href: string
  readonly index: number
}

const linksTo = (href: string) =>
  [...document.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href)

/** For a click: keeps which link it followed with the history entry itself, so that it is there however one comes back (S12). */
export function rememberFollowed({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null
  const href = link?.getAttribute('href')
  if (!link || !href) return
  const followed: Followed = { href, index: linksTo(href).indexOf(link) }
  history.replaceState({ ...history.state, followed }, '')
}

/** The link that was followed from this history entry. */
export function followedFromHere(): Followed | undefined {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !('followed' in state)) return undefined
  const { followed } = state
  if (typeof followed !== 'object' || followed === null || !('href' in followed) || !('index' in followed))
    return undefined
  const { href, index } = followed
  return typeof href === 'string' && typeof index === 'number' ? { href, index } : undefined
}

/** The link itself, if it is still in the page. */
export const linkOf = ({ href, index }: Followed): HTMLAnchorElement | undefined => linksTo(href)[index]
