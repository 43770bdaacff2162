import { data } from 'react-router'
import { type IslandsQuery, IslandsDocument } from '#web/graphql/generated.ts'
import { gql } from '#web/graphql/server-client.ts'
import { type IslandKey, islandKeys } from '#web/lib/islands.ts'
import { isPhoneStaffed } from '#web/lib/phone-hours.ts'
import type { Route } from './+types/islands.ts'

const islandData: Readonly<Record<IslandKey, (settings: IslandsQuery['siteSettings']) => object>> = {
  'site-alert': ({ siteAlert }) => ({ alert: siteAlert }),
  phone: (settings) => ({ isStaffed: isPhoneStaffed(settings, Date.now()) }),
}

/**
 * `GET /islands/{key}.json` (S70): content that may change while a page is open. Browsers revalidate it on each use; the
 * ETag makes that cheap.
 */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const key = islandKeys.find((known) => `${known}.json` === params['*'])
  if (!key) throw data(null, { status: 404 })
  const { siteSettings } = await context.get(gql).query(IslandsDocument, {})
  return Response.json({ key, ...islandData[key](siteSettings) }, { headers: { 'cache-control': 'public, no-cache' } })
}
