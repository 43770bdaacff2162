import type { Route } from './+types/not-found.ts'
import { notHere } from './not-here.ts'

/** Handles every path outside the site map. The root's error boundary renders the page. */
export const loader = ({ context, url }: Route.LoaderArgs) => notHere(context, url)

export default function NotFound() {
  return null
}
