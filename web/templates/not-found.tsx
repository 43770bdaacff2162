import { data } from 'react-router'

/** Every path that no row of the site map knows. The root's error boundary shows the page. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
