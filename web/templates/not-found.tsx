import type { Route } from './+types/not-found.ts'
import { throwMissingPage } from './require-page.ts'

/** Handles every path outside the site map. The root's error boundary renders the page. */
export const loader = ({ context, url }: Route.LoaderArgs) => throwMissingPage(context, url)

export default function NotFound() {
  return null
}
