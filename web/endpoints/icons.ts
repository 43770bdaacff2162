import { data } from 'react-router'
import { bounded } from '#schema/bounded.ts'
import { errorText } from '#schema/errors/error-entry.ts'
import { iconErrors, maxIcons } from '#schema/errors/endpoint-errors.ts'
import { siteContext } from '#web/lib/site-context.ts'
import type { Route } from './+types/icons.ts'

/** Lowercase letters, digits and hyphens: Iconify's rule for the names of collections and icons. */
const namePattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** The maximum length of the name of a collection or an icon; the longest of Iconify has half as many letters. */
const maxName = 100

const isName = (text: string) => bounded(text, maxName) !== undefined && namePattern.test(text)

const box = { width: 24, height: 24 }

/**
 * `GET /api/icons/{collection}.json?icons=a,b` (S75): the requested icons, and the names that were not found, in the format
 * of https://iconify.design/docs/types/iconify-json.html
 */
export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Response> {
  const file = params['*']
  const collection = file.endsWith('.json') ? file.slice(0, -'.json'.length) : ''
  const names = [...new Set((url.searchParams.get('icons') ?? '').split(',').filter(Boolean))]
  if (!isName(collection)) throw data(null, { status: 404 })
  if (names.length === 0 || names.length > maxIcons || !names.every(isName))
    return Response.json(
      { error: errorText(iconErrors.names) },
      { status: iconErrors.names.status, headers: { 'cache-control': 'no-store' } },
    )

  const icons = await context.get(siteContext).icons(collection, names)
  if (!icons) throw data(null, { status: 404 })
  const notFound = names.filter((requested) => !Object.hasOwn(icons, requested))
  return Response.json(
    { prefix: collection, icons, ...box, ...(notFound.length > 0 && { not_found: notFound }) },
    {
      headers: {
        // A missing icon may exist later, so the response is cached only briefly.
        'cache-control':
          notFound.length > 0 ? 'public, max-age=60' : 'public, max-age=604800, stale-while-revalidate=604800',
      },
    },
  )
}
