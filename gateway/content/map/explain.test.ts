import { expect, test } from 'vitest'
import type { Inline, RichText, RichTextNode } from '#gateway/types.generated.ts'
import { cardGridBlock } from '#gateway/content/blocks/card-grid-block.ts'
import { questionsBlock } from '#gateway/content/blocks/questions-block.ts'
import { tableBlock } from '#gateway/content/blocks/table-block.ts'
import { createExplainer, glossaryOf } from './explain.ts'
import type { MarkedSpan } from './rich-text.ts'

const term = (name: string, meaning: string, abbreviation: string | null = null, forms: string[] = []) => ({
  term: name,
  abbreviation,
  meaning,
  forms,
})

const glossary = glossaryOf([
  term('National Disability Insurance Scheme', 'The scheme that pays for supports.', 'NDIS'),
  term('Assistive technology', 'Any thing that helps you.', 'AT'),
  term('AT-HM scheme', 'The part that pays for equipment.'),
  term('Hoist', 'A machine with a sling.'),
  term('Switch', 'A button that you press.', null, ['a switch', 'switches']),
  term('Switch scanning', 'A way to choose with one switch.'),
  term('Support at Home', 'The program for older people.'),
])

const words = (text: string): Inline => ({
  __typename: 'TextSpan',
  text,
  isStrong: false,
  isEmphasis: false,
  lang: null,
})
const link = (text: string): Inline => ({ __typename: 'LinkSpan', href: '/x', parts: [words(text)] as never })
const paragraph = (...spans: Inline[]): RichTextNode => ({ __typename: 'Paragraph', spans })
const text = (...nodes: RichTextNode[]): RichText => ({ __typename: 'RichText', nodes })

const wordsOf = (spans: readonly Inline[]): string =>
  spans
    .map((span) =>
      span.__typename === 'TextSpan'
        ? span.text
        : span.__typename === 'LinkSpan'
          ? `[${span.parts.map((part) => part.text).join('')}]`
          : span.value,
    )
    .join('')

/** One line for each paragraph, heading and item. */
const linesOf = ({ nodes }: RichText): string[] =>
  nodes.flatMap((node) => {
    if (node.__typename === 'Heading') return [`# ${node.text}`]
    if (node.__typename === 'Definition') return [`${node.isOpen ? '' : '+ '}${node.term}: ${node.meaning}`]
    return node.__typename === 'List' ? node.items.map(({ spans }) => `- ${wordsOf(spans)}`) : [wordsOf(node.spans)]
  })

const explain = (title = 'Home') => createExplainer(glossary, title)

test('an abbreviation is expanded at its first use on a page, and its meaning follows the paragraph', () => {
  const { words: inWords, richText } = explain()
  expect(
    linesOf(richText(text(paragraph(words('Ask the NDIS. The NDIS answers.')), paragraph(words('NDIS again.'))))),
  ).toEqual([
    'Ask the NDIS (National Disability Insurance Scheme). The NDIS answers.',
    'National Disability Insurance Scheme (NDIS): The scheme that pays for supports.',
    'NDIS again.',
  ])
  expect(inWords('The NDIS and AT.')).toBe('The NDIS and AT (assistive technology).')
})

test('a term is explained after the paragraph of its first use, in a separate sentence', () => {
  const list: RichTextNode = {
    __typename: 'List',
    items: ['Two hoists', 'A switch'].map((item) => ({
      __typename: 'ListItem',
      level: 1,
      isNumbered: false,
      spans: [words(item)],
    })),
  }
  expect(linesOf(explain().richText(text(list, paragraph(words('The hoist lifts.')))))).toEqual([
    '- Two hoists',
    '- A switch',
    'Hoist: A machine with a sling.',
    'Switch: A button that you press.',
    'The hoist lifts.',
  ])
})

test('headings, links and foreign-language text get no explanations and do not count as a first use', () => {
  const other: Inline = { ...words('hoist'), lang: 'de' } as Inline
  const heading: RichTextNode = { __typename: 'Heading', level: 2, anchor: 'ndis', text: 'The NDIS and a hoist' }
  expect(linesOf(explain().richText(text(heading, paragraph(words('See '), link('the NDIS page'), other))))).toEqual([
    '# The NDIS and a hoist',
    'See [the NDIS page]hoist',
  ])
})

test('a definition on the page itself is not repeated', () => {
  for (const said of [
    'A hoist is a machine that lifts.',
    'AT means assistive technology.',
    'The National Disability Insurance Scheme (NDIS) means money for supports.',
  ])
    expect(linesOf(explain().richText(text(paragraph(words(said)))))).toEqual([said])
  // A page about the term explains it; its abbreviation is still expanded.
  expect(
    linesOf(explain('Your hoist and the NDIS').richText(text(paragraph(words('The NDIS pays for a hoist.'))))),
  ).toEqual(['The NDIS (National Disability Insurance Scheme) pays for a hoist.'])
})

test('an abbreviation that its own sentence expands is not expanded again', () => {
  expect(lines('The NDIS, which stands for disability insurance.')[0]).toBe(
    'The NDIS, which stands for disability insurance.',
  )
})

/** The lines of a paragraph after explanation. */
const lines = (said: string) => linesOf(explain().richText(text(paragraph(words(said)))))

test('a term within a longer word, a name and an everyday word are not explained', () => {
  expect(lines('Hoisting. Switch it off. Look at it.')).toEqual(['Hoisting. Switch it off. Look at it.'])
  expect(lines('The NDIS Commission. Our AT-HMX.')[0]).toBe('The NDIS Commission. Our AT-HMX.')
  // The longer of two overlapping terms is used.
  expect(lines('Try switch scanning.')).toEqual([
    'Try switch scanning.',
    'Switch scanning: A way to choose with one switch.',
  ])
})

test('a collapsed answer has its own explanations, because visitors may never open it', () => {
  const explainer = explain()
  const answer = text(paragraph(words('Use a hoist.')))
  const requested = questionsBlock.explain(
    {
      __typename: 'QuestionsBlock',
      key: 'q',
      heading: 'Questions',
      questions: [{ __typename: 'Question', id: 'q1', question: 'What?', anchor: 'what', answer }],
    },
    explainer,
  )
  expect(requested).toMatchObject({ questions: [{ answer: { nodes: [{}, { __typename: 'Definition' }] } }] })
  expect(explainer.richText(answer)).toMatchObject({ nodes: [{}, { __typename: 'Definition' }] })
})

test('without a glossary the content is unchanged', () => {
  const { richText, words: inWords } = createExplainer(glossaryOf([]), 'Home')
  const said = text(paragraph(words('The NDIS pays for a hoist.')))
  expect(richText(said)).toEqual(said)
  expect(inWords('AT')).toBe('AT')
})

const cell = (said: string) => text(paragraph(words(said)))

test('on cards and in tables an abbreviation is expanded, and no meaning is added', () => {
  const explainer = explain()
  const cards = cardGridBlock.explain(
    {
      __typename: 'CardGridBlock',
      key: 'cards',
      heading: 'The NDIS',
      intro: 'Ask the NDIS about a hoist.',
      cards: [
        {
          __typename: 'Card',
          link: { __typename: 'Link', label: 'NDIS', href: '/x' },
          text: 'The NDIS again.',
          picture: null,
          icon: null,
        },
      ],
    },
    explainer,
  )
  expect(cards).toMatchObject({
    heading: 'The NDIS',
    intro: 'Ask the NDIS (National Disability Insurance Scheme) about a hoist.',
    cards: [{ link: { label: 'NDIS' }, text: 'The NDIS again.' }],
  })
  const table = tableBlock.explain(
    {
      __typename: 'TableBlock',
      key: 'table',
      caption: 'AT',
      columns: ['What', 'Who'],
      rows: [{ __typename: 'TableRow', cells: [cell('AT at home'), cell('A hoist')] }],
    },
    explainer,
  )
  expect(table.caption).toBe('AT')
  expect(table.rows.flatMap(({ cells }) => cells.flatMap(linesOf))).toEqual([
    'AT (assistive technology) at home',
    'A hoist',
  ])
})

test('plain paragraphs are followed by the meanings of their terms', () => {
  expect(explain().prose(['A hoist for the NDIS.', 'A hoist again.'])).toEqual([
    'A hoist for the NDIS (National Disability Insurance Scheme).',
    'Hoist: A machine with a sling.',
    'National Disability Insurance Scheme (NDIS): The scheme that pays for supports.',
    'A hoist again.',
  ])
})

test('the name of a scheme is explained only where it is capitalised as a name', () => {
  expect(lines('Life support at home needs power.')).toEqual(['Life support at home needs power.'])
  expect(lines('Support at Home may pay.')).toEqual([
    'Support at Home may pay.',
    'Support at Home: The program for older people.',
  ])
})

test('an abbreviation in or before brackets is not expanded; its next use is', () => {
  const { richText } = explain('The NDIS and AT')
  expect(linesOf(richText(text(paragraph(words('Help (from the '), words('NDIS) and AT (equipment).')))))).toEqual([
    'Help (from the NDIS) and AT (equipment).',
  ])
  expect(linesOf(richText(text(paragraph(words('The NDIS pays.')))))).toEqual([
    'The NDIS (National Disability Insurance Scheme) pays.',
  ])
})

test('a screen has at most three meanings; further terms are explained at a later use', () => {
  const { richText } = createExplainer(
    glossaryOf(['Hoist', 'Commode', 'Walker', 'Rail'].map((name) => term(name, `What ${name} means.`))),
    'Home',
  )
  const shown = linesOf(
    richText(
      text(
        paragraph(words('Hoist, commode.')),
        paragraph(words('Walker, rail.')),
        paragraph(words('A rail again.')),
        paragraph(words('word '.repeat(150))),
        paragraph(words('The rail at last.')),
      ),
    ),
  )
  expect(shown.filter((line) => line.includes(': What'))).toEqual([
    'Hoist: What Hoist means.',
    'Commode: What Commode means.',
    '+ Walker: What Walker means.',
    '+ Rail: What Rail means.',
  ])
  expect(shown.at(-1)).toBe('+ Rail: What Rail means.')
})

test('text that an editor has excluded is not explained', () => {
  const marked: MarkedSpan = {
    __typename: 'TextSpan',
    text: 'a hoist',
    isStrong: false,
    isEmphasis: false,
    lang: null,
    isUnexplained: true,
  }
  expect(linesOf(explain().richText(text(paragraph(words('Not for boats: '), marked))))).toEqual([
    'Not for boats: a hoist',
  ])
})

test('collapsed texts have each its own meanings, and one expansion of an abbreviation for the whole page', () => {
  const { aside } = explain()
  const answer = text(paragraph(words('Ask the NDIS about a hoist.')))
  expect(linesOf(aside(answer))[0]).toBe('Ask the NDIS (National Disability Insurance Scheme) about a hoist.')
  expect(linesOf(aside(answer))).toEqual([
    'Ask the NDIS about a hoist.',
    'National Disability Insurance Scheme (NDIS): The scheme that pays for supports.',
    'Hoist: A machine with a sling.',
  ])
})

const meanings = (of: RichText) => linesOf(of).filter((line) => / (?:A|Any|The) /.test(line) && line.includes(': '))

test('the first two meanings of a page stand open, and later ones open by a press; collapsed text does not count', () => {
  const { richText, aside } = explain()
  expect(meanings(richText(text(paragraph(words('Two hoists.')))))).toEqual(['Hoist: A machine with a sling.'])
  expect(meanings(aside(text(paragraph(words('A switch.')))))).toEqual(['Switch: A button that you press.'])
  expect(meanings(richText(text(paragraph(words('A switch.')))))).toEqual(['Switch: A button that you press.'])
  expect(meanings(richText(text(paragraph(words('Support at Home pays.')))))).toEqual([
    '+ Support at Home: The program for older people.',
  ])
})
