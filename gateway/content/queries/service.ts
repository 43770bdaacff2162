import type { Service } from '#gateway/types.generated.ts'
import type { ServicesQueryResult } from '#gateway/content/groq.generated.ts'
import { service } from '#gateway/content/map/blocks.ts'
import { type FromOutside, usable } from '#gateway/content/map/outside.ts'
import type { ContentReader } from '#gateway/content/reader.ts'
import { defineQuery } from 'groq'
import { serviceFields } from './fragments.ts'

const servicesQuery = defineQuery(`*[_type == "service"] | order(order asc)${serviceFields}`)

/** Every service, in its order. */
export async function allServices(reader: ContentReader): Promise<Service[]> {
  const found: FromOutside<ServicesQueryResult> = await reader.read(servicesQuery, {})
  return usable(found, service)
}
