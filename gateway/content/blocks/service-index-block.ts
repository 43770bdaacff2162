import { usable } from '#gateway/content/map/outside.ts'
import { plainText } from '#gateway/content/map/plain-text.ts'
import { textSpan } from '#gateway/content/map/rich-text.ts'
import { type BlockModule, never, unexplained } from './block-module.ts'
import { listOf } from './list-of.ts'

export const serviceIndexBlockFields = `{ heading, intro, "index": *[_type == "service"] | order(_id asc){ name, otherWords, "path": page->path } }`

export const serviceIndexBlock: BlockModule<'serviceIndexBlock', 'RichTextBlock'> = {
  map: ({ heading, intro, index }, place) => {
    if (!heading) return null
    const entries = usable(index, ({ name, otherWords, path }) =>
      name && path
        ? [
            { sortedBy: name, label: name, path },
            ...usable(otherWords, (word) => ({ sortedBy: word, label: `${word}: ${name}`, path })),
          ]
        : null,
    )
      .flat()
      .toSorted((a, b) => a.sortedBy.localeCompare(b.sortedBy, 'en-AU'))
    return listOf(
      place,
      { heading, intro },
      entries.map(({ label, path }) => [{ __typename: 'LinkSpan', href: path, parts: [textSpan(label)] }]),
    )
  },
  text: ({ text }) => plainText(text),
  explain: unexplained,
  changesAt: never,
}
