import { image, pictureFields } from '#gateway/content/map/image.ts'
import { usable } from '#gateway/content/map/outside.ts'
import { words } from '#gateway/content/map/plain-text.ts'
import { type BlockModule, never, unexplained } from './block-module.ts'

export const peopleBlockFields = `{ heading, "people": people[]->{ _id, name, role, about, "picture": picture${pictureFields} } }`

export const peopleBlock: BlockModule<'peopleBlock', 'PeopleBlock'> = {
  map: ({ heading, people }, { key }) =>
    heading
      ? {
          __typename: 'PeopleBlock',
          key,
          heading,
          people: usable(people, ({ _id, name, role, about, picture }) =>
            _id && name
              ? { __typename: 'Person', id: _id, name, role: role ?? '', about: about ?? '', picture: image(picture) }
              : null,
          ),
        }
      : null,
  text: ({ key, people }) => ({
    headings: [],
    body: [],
    parts: people.map(({ id, name, role, about }) => ({
      id,
      kind: 'PERSON',
      title: role ? `${name}, ${role}` : name,
      anchor: key,
      summary: about,
      headings: [],
      body: [],
      otherWords: words(name, role),
    })),
  }),
  explain: unexplained,
  changesAt: never,
}
