import { glossaryFields } from '#gateway/content/map/explain.ts'
import { usable } from '#gateway/content/map/outside.ts'
import { plainText } from '#gateway/content/map/plain-text.ts'
import { textSpan } from '#gateway/content/map/rich-text.ts'
import { type BlockModule, never, unexplained } from './block-module.ts'
import { listOf } from './list-of.ts'

export const glossaryBlockFields = `{ heading, intro, ${glossaryFields} }`

export const glossaryBlock: BlockModule<'glossaryBlock', 'RichTextBlock'> = {
  map: ({ heading, intro, glossary }, place) =>
    heading
      ? listOf(
          place,
          { heading, intro },
          usable(glossary, ({ term, abbreviation, meaning }) =>
            term && meaning
              ? [
                  textSpan(abbreviation ? `${term} (${abbreviation}):` : `${term}:`, { isStrong: true }),
                  textSpan(` ${meaning}`),
                ]
              : null,
          ),
        )
      : null,
  text: ({ body }) => plainText(body),
  explain: unexplained,
  changesAt: never,
}
