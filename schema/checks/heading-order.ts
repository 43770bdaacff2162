import { isRecord } from '#schema/is-record.ts'
import { objectsIn } from './pieces.ts'
import type { Rule } from './rule.ts'

interface Heading {
  readonly path: string
  readonly level: number
}

/** The headings of rich text, in order. */
function* headingsIn(value: unknown, path: string): Generator<Heading> {
  if (!Array.isArray(value)) return
  for (const [index, block] of value.entries()) {
    const level = isRecord(block) && typeof block['style'] === 'string' && /^h([2-4])$/.exec(block['style'])?.[1]
    if (level) yield { path: `${path}[${index}]`, level: Number(level) }
  }
}

/** The headings of a document below its h1, in order. */
function* outline(document: Readonly<Record<string, unknown>>): Generator<Heading> {
  for (const name of ['body', 'answer', 'transcript']) yield* headingsIn(document[name], name)
  const { blocks } = document
  if (!Array.isArray(blocks)) return
  for (const [index, block] of blocks.entries()) {
    if (!isRecord(block)) continue
    const path = `blocks[${index}]`
    if (typeof block['heading'] === 'string') yield { path, level: 2 }
    if (block['_type'] === 'richTextBlock') yield* headingsIn(block['text'], `${path}.text`)
  }
}

/** Nested texts whose headings start a new outline, as on the page: below the title of a step. */
function* nested(document: Readonly<Record<string, unknown>>): Generator<readonly Heading[]> {
  for (const { path, value } of objectsIn(document['blocks'], 'blocks'))
    if (value['_type'] === 'step') yield [...headingsIn(value['text'], `${path}.text`)]
}

export const headingOrder: Rule = {
  id: 'heading-order',
  protects: 'people who find their way by headings',
  *check(document) {
    for (const headings of [[...outline(document)], ...nested(document)]) {
      let before = 1
      for (const { path, level } of headings) {
        if (level > before + 1)
          yield {
            path,
            problem: `is a heading ${level} after a heading ${before}`,
            remedy: `make it a heading ${before + 1}`,
          }
        before = level
      }
    }
    for (const { path, value } of objectsIn(document['blocks'], 'blocks'))
      if (value['_type'] === 'tableCell')
        for (const heading of headingsIn(value['text'], `${path}.text`))
          yield {
            path: heading.path,
            problem: 'is a heading within a table, where it parts the page in the wrong place',
            remedy: 'make it a paragraph, or a row of its own',
          }
  },
}
