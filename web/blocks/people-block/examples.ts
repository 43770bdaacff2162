import { photo } from '#web/blocks/picture/examples.ts'
import type { PeopleBlock_BlockFragment } from '#web/graphql/generated.ts'

const person = (id: string, name: string): PeopleBlock_BlockFragment['people'][number] => ({
  __typename: 'Person',
  id,
  name,
  role: 'Occupational therapist',
  about: 'Visits homes in the north of Brisbane. Ask about kitchens.',
  picture: null,
})

const minimal: PeopleBlock_BlockFragment = {
  __typename: 'PeopleBlock',
  key: 'people',
  heading: 'Who you will meet',
  people: [person('a', 'Ana Example')],
}

export const examples = {
  minimal,
  full: {
    ...minimal,
    people: [{ ...person('b', 'Ben Sample'), picture: { ...photo, alt: 'Ben at his desk.' } }, ...minimal.people],
  },
  longWords: {
    ...minimal,
    people: [
      {
        ...person('c', 'Wilhelmina-Alexandrina Featherstonehaugh-Cholmondeley'),
        role: 'Communication-technology-coordinator',
      },
    ],
  },
} satisfies Record<string, PeopleBlock_BlockFragment>
