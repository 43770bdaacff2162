import { sendsForm } from '#schema/forms/forms.ts'
import { makesListFile } from '#schema/page-files.ts'
import { siteRouteOf } from '#schema/site-route.ts'

/** Forms, in any spelling of their address, are sent to their page or its data, and a list to that of its document; everything else is only read. */
export const acceptsPost = (path: string): boolean => {
  const route = siteRouteOf(path.replace(/\.data$/, ''))
  return route ? sendsForm(route.row.template) : path === '/graphql' || path === '/csp-report' || makesListFile(path)
}
