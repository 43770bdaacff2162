import type { Address } from '#gateway/types.generated.ts'
import { isShownDocument } from '#gateway/content/documents/all-documents.ts'
import { usable } from '#gateway/content/map/outside.ts'
import { endOfJob } from '#gateway/content/map/shown.ts'
import { type ContentReader, earliestExpiry } from '#gateway/content/reader.ts'
import { documentAddress } from '#schema/document-address.ts'
import { defineQuery } from 'groq'

/** Every document with a page, and when the first of them appears or expires. */
const addressesQuery = defineQuery(`{
  "shown": *[${isShownDocument}] | order(_type asc, _id asc){
    _type, _updatedAt, path, "slug": slug.current, kind, expiresAt, closesOn
  },
  "nextAt": *[dateTime(publishedAt) > dateTime($now)] | order(dateTime(publishedAt) asc)[0].publishedAt
}`)

/** Every document whose page is shown now. */
export async function addresses(reader: ContentReader): Promise<Address[]> {
  const found = await reader.read(
    addressesQuery,
    {},
    {
      validUntil: (result) =>
        earliestExpiry(result?.nextAt, ...usable(result?.shown, (item) => [item.expiresAt, endOfJob(item)]).flat()),
    },
  )
  return usable(found?.shown, (item) => {
    const path = documentAddress({ ...item, type: item._type })
    return path && item._updatedAt ? { __typename: 'Address', path, updatedAt: item._updatedAt } : null
  })
}
