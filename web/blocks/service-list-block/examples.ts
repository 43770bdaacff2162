import { decoration, drawing } from '#web/blocks/picture/examples.ts'
import type { ServiceListBlock_BlockFragment } from '#web/graphql/generated.ts'

const service = (id: string, name: string, path: string): ServiceListBlock_BlockFragment['services'][number] => ({
  __typename: 'Service',
  id,
  name,
  path,
  summary: 'We look, you try, we help you choose.',
  picture: null,
})

const minimal: ServiceListBlock_BlockFragment = {
  __typename: 'ServiceListBlock',
  key: 'services',
  heading: 'What we do',
  intro: null,
  services: [service('service-modifications', 'Home modifications', '/services/home-modifications')],
}

export const examples = {
  minimal,
  full: {
    ...minimal,
    intro: 'Eight services, and one phone number for all of them.',
    services: [
      { ...service('service-access', 'Alternative access', '/services/alternative-access'), picture: drawing },
      { ...service('service-learning', 'Learning', '/services/at-learning-development'), picture: decoration },
      ...minimal.services,
    ],
  },
} satisfies Record<string, ServiceListBlock_BlockFragment>
