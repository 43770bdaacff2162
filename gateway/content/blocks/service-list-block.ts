import { usable } from '#gateway/content/map/outside.ts'
import { service, serviceFields } from '#gateway/content/map/summaries.ts'
import { type BlockModule, never } from './block-module.ts'

export const serviceListBlockFields = `{ heading, intro, "services": *[_type == "service"] | order(order asc)${serviceFields} }`

export const serviceListBlock: BlockModule<'serviceListBlock', 'ServiceListBlock'> = {
  map: ({ heading, intro, services }, { key }) =>
    heading ? { __typename: 'ServiceListBlock', key, heading, intro, services: usable(services, service) } : null,
  text: ({ services }) => ({ headings: [], body: services.map(({ name, summary }) => `${name}: ${summary}`) }),
  explain: (block, { orNull }) => ({ ...block, intro: orNull(block.intro) }),
  changesAt: never,
}
