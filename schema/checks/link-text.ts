import { linksOf } from './pieces.ts'
import type { Rule } from './rule.ts'

const vague = new Set(
  'click here|click|here|read more|more|learn more|find out more|see more|more information|more info|this page|this link|link|details|go|download|view|continue|website|their website|start|start here'.split(
    '|',
  ),
)

const plain = (words: string) =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export const linkText: Rule = {
  id: 'link-text',
  protects:
    'people who go through the links of a page without the text around them, or say a link’s words to follow it',
  *check(document) {
    const known = new Map<string, string>()
    for (const { path, words, ref, hash, href } of linksOf(document)) {
      const said = plain(words)
      const target = href ?? `${ref}#${hash ?? ''}`
      if (vague.has(said))
        yield {
          path,
          problem: `has the words "${words.trim()}", which say nothing alone`,
          remedy: 'use the words of what the link leads to',
        }
      else if (/^\s*(https?:\/\/|www\.)\S+\s*$/i.test(words))
        yield {
          path,
          problem: `shows the bare address ${words.trim()}`,
          remedy: 'use the name of the page that it leads to',
        }
      const before = known.get(said)
      if (said && before !== undefined && before !== target && !vague.has(said))
        yield {
          path,
          problem: `has the words "${words.trim()}", as another link of this document that leads elsewhere`,
          remedy: 'give each target words of its own',
        }
      if (before === undefined) known.set(said, target)
    }
  },
}
