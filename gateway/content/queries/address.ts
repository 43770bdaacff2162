import type { Address } from '#gateway/types.generated.ts'
import { usable } from '#gateway/content/map/outside.ts'
import { type ContentReader, earliestExpiry } from '#gateway/content/reader.ts'
import { documentAddress } from '#schema/document-address.ts'
import { defineQuery } from 'groq'
import { isOpenJob, isPublishedPost, nextJobAt, nextPostAt } from './fragments.ts'
import { endOfJob } from './job.ts'

/** Every document with a page, and when the first of them appears or expires. */
const addressesQuery = defineQuery(`{
  "shown": *[
    _type in ["easyRead", "product", "publication", "story"] ||
    _type == "page" && (!defined(expiresAt) || dateTime(expiresAt) > dateTime(now())) ||
    ${isPublishedPost} ||
    ${isOpenJob}
  ] | order(_type asc, _id asc){
    _type, _updatedAt,
    "path": select(_type == "page" => path),
    "slug": select(_type in ["easyRead", "job", "post", "product", "publication", "story"] => slug.current),
    "kind": select(_type == "publication" => kind),
    "expiresAt": select(_type == "page" => expiresAt),
    "closesOn": select(_type == "job" => closesOn)
  },
  "nextPostAt": ${nextPostAt},
  "nextJobAt": ${nextJobAt}
}`)

/** Every document whose page is shown now. */
export async function addresses(reader: ContentReader): Promise<Address[]> {
  const found = await reader.read(
    addressesQuery,
    {},
    {
      validUntil: (result) =>
        earliestExpiry(
          result?.nextPostAt,
          result?.nextJobAt,
          ...usable(result?.shown, (item) => [item.expiresAt, endOfJob(item)]).flat(),
        ),
    },
  )
  return usable(found?.shown, (item) => {
    const path = documentAddress({ ...item, type: item._type })
    return path && item._updatedAt ? { __typename: 'Address', path, updatedAt: item._updatedAt } : null
  })
}
