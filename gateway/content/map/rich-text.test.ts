import { expect, test, onTestFinished, vi } from 'vitest'
import type { Inline, RichTextNode } from '#gateway/types.generated.ts'
import { createAnchors } from '#schema/anchors.ts'
import { richText } from './rich-text.ts'

/** Text as it may arrive, whatever the types declare: JSON is untyped. */
const nodes = (...content: readonly unknown[]): RichTextNode[] =>
  richText(JSON.parse(JSON.stringify(content)), createAnchors()).nodes

const span = (text: string, ...marks: string[]) => ({ _type: 'span', _key: `span-${text}`, text, marks })
const block = (children: readonly unknown[], more: object = {}) => ({
  _type: 'block',
  _key: 'block',
  style: 'normal',
  children,
  ...more,
})
const spans = (children: readonly unknown[], markDefs: readonly unknown[] = []): Inline[] => {
  const [node] = nodes(block(children, { markDefs }))
  return node?.__typename === 'Paragraph' ? node.spans : []
}

const words = (text: string, marks: object = {}) => ({
  __typename: 'TextSpan',
  text,
  isStrong: false,
  isEmphasis: false,
  lang: null,
  ...marks,
})
const strong = { isStrong: true }

test('marks nest, and unmarked text has no mark', () => {
  expect(
    spans([span('plain '), span('strong ', 'strong'), span('both', 'strong', 'em'), span(' stressed', 'em')]),
  ).toEqual([
    words('plain '),
    words('strong ', strong),
    words('both', { isStrong: true, isEmphasis: true }),
    words(' stressed', { isEmphasis: true }),
  ])
})

const external = (href: string, _key = 'link') => ({ _type: 'externalLink', _key, href })
const internal = (to: object | null, hash: string | null = null) => ({ _type: 'internalLink', _key: 'link', to, hash })

test('a link whose words are partly strong is a single link', () => {
  const children = [span('Read '), span('the ', 'link'), span('whole', 'link', 'strong'), span(' story', 'link')]
  expect(spans(children, [external('https://example.org/')])).toEqual([
    words('Read '),
    {
      __typename: 'LinkSpan',
      href: 'https://example.org/',
      parts: [words('the '), words('whole', strong), words(' story')],
    },
  ])
})

test('a link that overlaps the end of strong text is a single link', () => {
  const children = [span('Please ', 'strong'), span('read ', 'strong', 'link'), span('this', 'link')]
  expect(spans(children, [external('https://example.org/')])).toEqual([
    words('Please ', strong),
    { __typename: 'LinkSpan', href: 'https://example.org/', parts: [words('read ', strong), words('this')] },
  ])
})

test('two adjacent links stay separate', () => {
  const children = [span('one', 'a'), span('two', 'b')]
  const links = ['a', 'b'].map((key) => external(`https://example.org/${key}`, key))
  expect(spans(children, links)).toMatchObject([{ href: 'https://example.org/a' }, { href: 'https://example.org/b' }])
})

test('of nested links only the outer one is used', () => {
  const links = ['outer', 'inner'].map((key) => external(`https://example.org/${key}`, key))
  expect(spans([span('both ', 'outer', 'inner'), span('one', 'outer')], links)).toEqual([
    { __typename: 'LinkSpan', href: 'https://example.org/outer', parts: [words('both '), words('one')] },
  ])
})

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  '//evil.example/',
  '/about',
  'https://',
  '',
])('the link %j is dropped, and its words remain', (href) => {
  expect(spans([span('before '), span('the words', 'link')], [external(href)])).toEqual([
    words('before '),
    words('the words'),
  ])
})

test.each([
  [{ _type: 'page', path: '/about' }, null, '/about'],
  [{ _type: 'page', path: '/about' }, 'our people', '/about#our%20people'],
  [{ _type: 'post', slug: 'a b' }, null, '/blogs/a%20b'],
])('a link to %o, part %j, leads to %s', (to, hash, href) => {
  expect(spans([span('there', 'link')], [internal(to, hash)])).toEqual([
    { __typename: 'LinkSpan', href, parts: [words('there')] },
  ])
})

test.each([[null], [{ _type: 'page', path: null }], [{ _type: 'post', slug: '' }]])(
  'a dangling link (%j) is dropped, and its words remain',
  (to) => {
    expect(spans([span('there', 'link')], [internal(to)])).toEqual([words('there')])
  },
)

const fact = {
  value: '1800 200 422',
  href: 'tel:1800200422',
  asAt: '2026-11-20',
  isDated: true,
  sourceName: 'My Aged Care',
  sourceUrl: 'https://www.myagedcare.gov.au/',
}
const factValue = (input: object | null) => ({ _type: 'factValue', _key: 'fact', fact: input })

test('a fact appears within the text, with its source', () => {
  expect(spans([span('Call '), factValue(fact), span('.')])).toEqual([
    words('Call '),
    { __typename: 'FactSpan', ...fact },
    words('.'),
  ])
})

test.each([
  ['its source has gone', { ...fact, sourceUrl: null }],
  ['its source is unsafe', { ...fact, sourceUrl: 'javascript:alert(1)' }],
  ['its day is missing', { ...fact, asAt: null }],
])('a fact is plain text when %s', (_, input) => {
  expect(spans([span('Call '), factValue(input)])).toEqual([words('Call '), words('1800 200 422')])
})

test('an expiring fact is replaced by "ask us" after its number of days', () => {
  const ageing = factValue({ ...fact, daysShown: 60 })
  const at = (time: string) => {
    vi.setSystemTime(time)
    return spans([span('Wait: '), ageing])
  }
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  expect(at('2027-01-18T23:59:59+10:00')).toEqual([words('Wait: '), { __typename: 'FactSpan', ...fact }])
  expect(at('2027-01-19T00:00:00+10:00')).toEqual([words('Wait: '), words('ask us')])
  expect(spans([factValue({ ...fact, daysShown: 60, asAt: null })])).toEqual([words('ask us')])
})

test.each([
  ['2026-11-21T09:00:00+10:00', [{ __typename: 'FactSpan', ...fact }]],
  [
    '2026-08-17T09:00:00+10:00',
    [
      { __typename: 'FactSpan', ...fact, isDated: false },
      words(' (check at '),
      { __typename: 'LinkSpan', href: fact.sourceUrl, parts: [words('My Aged Care')] },
      words(')'),
    ],
  ],
])('in a text of %s, a fact that was checked later has its source and no day', (publishedAt, expected) => {
  const content = JSON.parse(JSON.stringify([block([factValue(fact)])]))
  expect(richText(content, createAnchors(), publishedAt).nodes).toMatchObject([{ spans: expected }])
})

test('a fact’s unsafe URL is dropped, and the fact remains', () => {
  expect(spans([factValue({ ...fact, href: 'javascript:alert(1)' })])).toEqual([
    { __typename: 'FactSpan', ...fact, href: null },
  ])
})

test('a fact whose document is missing is left out', () => {
  expect(spans([span('Call us'), factValue(null)])).toEqual([words('Call us')])
})

test('text in another language retains its language, together with other marks and inside links', () => {
  const children = [span('Xin chào', 'vi', 'strong'), span(' 你好', 'zh', 'link')]
  const markDefs = [
    { _type: 'language', _key: 'vi', code: 'vi' },
    { _type: 'language', _key: 'zh', code: 'zh-Hant' },
    external('https://example.org/'),
  ]
  expect(spans(children, markDefs)).toEqual([
    words('Xin chào', { lang: 'vi', isStrong: true }),
    { __typename: 'LinkSpan', href: 'https://example.org/', parts: [words(' 你好', { lang: 'zh-Hant' })] },
  ])
})

test('right-to-left text is unchanged', () => {
  const arabic = 'مرحبا 123 (أهلا)'
  expect(spans([span(arabic, 'ar')], [{ _type: 'language', _key: 'ar', code: 'ar' }])).toEqual([
    words(arabic, { lang: 'ar' }),
  ])
  expect(nodes(block([span(arabic)], { style: 'h2' }))).toEqual([
    { __typename: 'Heading', level: 2, anchor: 'مرحبا-123-أهلا', text: arabic },
  ])
})

test('lists are flat: each item has its level and whether it is numbered', () => {
  const item = (text: string, listItem: string, level?: number) => block([span(text)], { listItem, level })
  const list = [item('a', 'bullet', 1), item('b', 'number', 2), item('c', 'bullet', 0), item('d', 'bullet')]
  const [first, between, second] = nodes(...list, block([span('between')]), item('e', 'number', 1))
  expect(first).toEqual({
    __typename: 'List',
    items: [
      { __typename: 'ListItem', level: 1, isNumbered: false, spans: [words('a')] },
      { __typename: 'ListItem', level: 2, isNumbered: true, spans: [words('b')] },
      { __typename: 'ListItem', level: 1, isNumbered: false, spans: [words('c')] },
      { __typename: 'ListItem', level: 1, isNumbered: false, spans: [words('d')] },
    ],
  })
  expect(between).toMatchObject({ __typename: 'Paragraph' })
  expect(second).toMatchObject({ __typename: 'List', items: [{ isNumbered: true }] })
})

test.each([
  ['h1', 2],
  ['h2', 2],
  ['h3', 3],
  ['h4', 4],
  ['h5', 4],
  ['h6', 4],
])('a heading %s has level %i, below the page’s h1', (style, level) => {
  expect(nodes(block([span('Why')], { style }))).toEqual([{ __typename: 'Heading', level, anchor: 'why', text: 'Why' }])
})

test('a style that is not a heading is a paragraph, also with the name of an object’s method', () => {
  for (const style of ['quote', 'constructor', 'toString', '__proto__'])
    expect(nodes(block([span('Why')], { style })), style).toMatchObject([{ __typename: 'Paragraph' }])
})

test.each([
  [1.5, 1],
  [-3, 1],
  [1e9, 10],
])('a list level of %d becomes %i', (level, mapped) => {
  expect(nodes(block([span('a')], { listItem: 'bullet', level }))).toMatchObject([{ items: [{ level: mapped }] }])
})

test('a heading is plain text, whatever its marks', () => {
  const children = [span('Call ', 'strong'), factValue(fact), span(' or '), span('write', 'link')]
  expect(nodes(block(children, { style: 'h2', markDefs: [external('https://example.org/')] }))).toEqual([
    { __typename: 'Heading', level: 2, anchor: 'call-1800-200-422-or-write', text: 'Call 1800 200 422 or write' },
  ])
})

test('a heading of 4,000 characters is not cut', () => {
  const text = 'Long word '.repeat(400).trim()
  expect(nodes(block([span(text)], { style: 'h2' }))).toMatchObject([{ __typename: 'Heading', text }])
})

test('the text of unknown styles, marks and inline objects remains', () => {
  const children = [
    span('words ', 'sparkle', 'nowhere'),
    { _type: 'widget', _key: 'w' },
    { _type: 'widget' },
    span('more'),
  ]
  expect(nodes(block(children, { style: 'blockquote', markDefs: [{ _type: 'glow', _key: 'sparkle' }] }))).toEqual([
    { __typename: 'Paragraph', spans: [words('words '), words('more')] },
  ])
})

test.each([
  ['no text', null],
  ['no blocks', []],
  ['a block of another type', [{ _type: 'widget', _key: 'w' }]],
  ['nothing in a block', [block([]), { _type: 'block' }, null]],
  [
    'spaces only',
    [block([span('  '), span('\n')]), block([span(' ')], { style: 'h2' }), block([span('')], { listItem: 'bullet' })],
  ],
  ['nothing in the children', [block([null, {}, { _type: 'span' }, { _type: 'factValue' }], { markDefs: [null, {}] })]],
])('%s is an empty text', (_, content) => {
  expect(content === null ? richText(null, createAnchors()).nodes : nodes(...content)).toEqual([])
})

test('text that an editor excluded from explanations has the mark', () => {
  expect(spans([span('plain '), span('boat hoist', 'unexplained')])).toEqual([
    words('plain '),
    words('boat hoist', { isUnexplained: true }),
  ])
})
