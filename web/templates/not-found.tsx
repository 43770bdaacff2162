import type { Route } from './+types/not-found.ts'
import { notHere } from './not-here.ts'

/** Every path that no row of the site map knows. The root's error boundary shows the page. */
export const loader = ({ context, url }: Route.LoaderArgs) => notHere(context, url)

export default function NotFound() {
  return null
}
