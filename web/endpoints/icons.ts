import { data } from 'react-router'
import { type IconBody, siteContext } from '#web/lib/site-context.ts'
import { shapes } from '#web/ui/icon/shapes.ts'
import type { Route } from './+types/icons.ts'

/** Of one request. */
const maxIcons = 50

/** Small letters, digits and hyphens, as Iconify names collections and icons. */
const name = /^[a-z0-9]+(-[a-z0-9]+)*$/
const file = /^([a-z0-9-]+)\.json$/

const box = { width: 24, height: 24 }

/** The icon sets that came with the site, in the format of https://iconify.design/docs/types/iconify-json.html */
const installed: Readonly<Record<string, Readonly<Record<string, IconBody>>>> = {
  kerbcut: Object.fromEntries(
    Object.entries(shapes).map(([icon, d]) => [
      icon,
      {
        ...box,
        body: `<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`,
      },
    ]),
  ),
}

/**
 * `GET /api/icons/{collection}.json?icons=a,b` (S75): the icons asked for, and which of them there are not. What our own sets lack
 * may be asked of a service outside, where the operator has named one (S76).
 */
export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Response> {
  const collection = file.exec(params['*'])?.[1]
  const names = [...new Set((url.searchParams.get('icons') ?? '').split(',').filter(Boolean))]
  if (collection === undefined || !name.test(collection)) throw data(null, { status: 404 })
  if (names.length === 0 || names.length > maxIcons || !names.every((asked) => name.test(asked)))
    return Response.json(
      { error: `Name from 1 to ${maxIcons} icons in small letters: ?icons=phone,email` },
      { status: 400, headers: { 'cache-control': 'no-store' } },
    )

  const set = Object.hasOwn(installed, collection) ? installed[collection] : undefined
  const own = names.flatMap((asked) => (set && Object.hasOwn(set, asked) ? [[asked, set[asked]] as const] : []))
  const lacking = names.filter((asked) => !own.some(([found]) => found === asked))
  const outside = lacking.length > 0 ? await context.get(siteContext).outsideIcons(collection, lacking) : {}
  const icons = { ...Object.fromEntries(own), ...outside }
  if (!set && Object.keys(icons).length === 0) throw data(null, { status: 404 })
  const notFound = lacking.filter((asked) => !Object.hasOwn(icons, asked))
  return Response.json(
    { prefix: collection, icons, ...box, ...(notFound.length > 0 && { not_found: notFound }) },
    {
      headers: {
        // What is not there today may be tomorrow.
        'cache-control':
          notFound.length > 0 ? 'public, max-age=60' : 'public, max-age=604800, stale-while-revalidate=604800',
      },
    },
  )
}
