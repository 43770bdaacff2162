import { usable } from '#gateway/content/map/outside.ts'
import { plainText } from '#gateway/content/map/plain-text.ts'
import { textSpan } from '#gateway/content/map/rich-text.ts'
import { type BlockModule, never, unexplained } from './block-module.ts'
import { listOf } from './list-of.ts'

export const languageListBlockFields = `{ heading, intro, languages }`

const english = new Intl.DisplayNames('en-AU', { type: 'language', fallback: 'none' })

/** The name of a language in itself and in English; null for a code without a name. */
function namesOf(code: string) {
  try {
    const own = new Intl.DisplayNames(code, { type: 'language', fallback: 'none' }).of(code)
    const inEnglish = english.of(code)
    return own && inEnglish ? { own, inEnglish } : null
  } catch {
    return null // Not a code of BCP 47.
  }
}

export const languageListBlock: BlockModule<'languageListBlock', 'RichTextBlock'> = {
  map: ({ heading, intro, languages }, place) =>
    heading
      ? listOf(
          place,
          { heading, intro },
          usable(languages, (code) => {
            const names = namesOf(code)
            return names && [textSpan(names.own, { isStrong: true, lang: code }), textSpan(` (${names.inEnglish})`)]
          }),
        )
      : null,
  text: ({ body }) => plainText(body),
  explain: unexplained,
  changesAt: never,
}
