import type { ShouldRevalidateFunction } from 'react-router'

/** For a page whose results are a route of their own: another query on the same page loads only that route. A draft loads both. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || nextUrl.searchParams.has('preview'))
