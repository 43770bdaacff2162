import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readPdf } from '#tests/helpers/pdf-tags.ts'
import { makePdf } from './make-pdf.ts'
import type { PageFile, Part, PictureBytes } from './parts.ts'
import { type Look, looks, writeTypst } from './write-typst.ts'

const page = (...parts: readonly Part[]): PageFile => ({
  title: 'Ramps',
  provider: 'Wide Verandah',
  phone: '1800 160 401',
  address: 'https://site.example/ramps',
  isEasyRead: false,
  parts: [{ kind: 'heading', level: 1, text: 'Ramps' }, ...parts],
})
const text = (words: string): Part => ({ kind: 'paragraph', line: [{ text: words }] })

const options = { look: looks.normal, date: '28 November 2026', now: Date.UTC(2026, 10, 28), pictures: new Map() }
const pdfOf = (of: PageFile, pictures: PictureBytes = new Map(), look: Look = options.look) =>
  readPdf(makePdf(of, { ...options, look, pictures }))

const drawing = '/images/ramp.svg'
const picture = (alt: string): Part => ({
  kind: 'picture',
  picture: { url: drawing, width: 40, height: 30, alt, caption: 'Two days' },
})
const svg = { type: 'image/svg+xml', bytes: readFileSync(new URL('../public/favicon.svg', import.meta.url)) }

test('a PDF has its language and title, and in reading order its headings, lists, tables and alternative texts', () => {
  const pdf = pdfOf(
    page(
      picture('A ramp'),
      { kind: 'heading', level: 2, text: 'What it costs' },
      {
        kind: 'list',
        isNumbered: true,
        items: [[text('Call us'), { kind: 'list', isNumbered: false, items: [[text('or write')]] }]],
      },
      { kind: 'table', caption: 'Prices', columns: ['What', 'How much'], rows: [[[text('A ramp')], [text('$10')]]] },
      { kind: 'note', parts: [text('Try before you buy.')] },
    ),
    new Map([[drawing, svg]]),
  )
  expect(pdf).toMatchObject({
    isTagged: true,
    language: 'en-AU',
    showsTitle: true,
    bookmarks: ['Ramps', 'What it costs'],
  })
  expect(pdf.tags.filter(({ name }) => /^(H\d|Figure|L|LI|Table|Caption|TH|TD)$/.test(name))).toEqual([
    { name: 'H1', text: 'Ramps' },
    { name: 'Figure', text: 'A ramp' },
    { name: 'H2', text: 'What it costs' },
    ...['L', 'LI', 'L', 'LI', 'Table', 'Caption', 'TH', 'TH', 'TD', 'TD'].map((name) => ({ name, text: undefined })),
  ])
})

test('a picture without an alternative text is no part of the structure, and a missing one is its alternative text', () => {
  expect(pdfOf(page(picture('')), new Map([[drawing, svg]])).named(/Figure/)).toEqual([])
  expect(pdfOf(page(picture('A ramp'))).named(/Figure/)).toEqual([])
  const source = writeTypst(page(picture('A ramp')), { ...options, fileOf: () => undefined })
  expect(source).toContain('"Picture: A ramp"')
})

test('letters that no font has do not cost the pictures of the page', () => {
  const pdf = pdfOf(page(text('We say \u{10fffd}.'), picture('A ramp')), new Map([[drawing, svg]]))
  expect(pdf.named(/Figure/)).toEqual(['A ramp'])
})

const paragraphs = (words: string) => pdfOf(page(text(words))).named(/^P$/).length

test('a document without some letters says where they can be read', () => {
  expect(paragraphs('We say \u{10fffd}.')).toBe(paragraphs('We say hello.') + 1)
})

test('a picture that is not one is replaced by its alternative text', () => {
  const broken = { type: 'image/svg+xml', bytes: Buffer.from('<svg') }
  expect(pdfOf(page(picture('A ramp')), new Map([[drawing, broken]])).named(/^H1|Figure/)).toEqual(['Ramps'])
})

test.each([
  ['marks of Typst', String.raw`# $ * _ @ <a> [b] { c } = - + / // /* ~ \ \" " ' \u{41} #panic("x")`],
  ['a heading mark', '= No heading'],
  ['control characters and half a character', 'a\u0000b\u0007c\ud800d\r\ne', 'a b c\ufffdd e'],
  ['Arabic in English', 'We say مرحبا بالعالم to you.'],
  ['a script that no font has', 'We say \u{10fffd} to you.', 'We say […] to you.'],
  ['nothing', ''],
])('any text is only text: %s', (_, words, shown = words) => {
  const pdf = pdfOf(page({ kind: 'heading', level: 2, text: `Say ${words}` }, text(words), picture(words)))
  expect(pdf.bookmarks.map((bookmark) => bookmark?.replaceAll(/\s+/g, ' ').trim())).toEqual([
    'Ramps',
    `Say ${shown}`.trim(),
  ])
})

test('a long word has places to break, and the address of its link stays whole', () => {
  const word = 'a'.repeat(200)
  const source = writeTypst(page({ kind: 'paragraph', line: [{ text: word, href: `https://site.example/${word}` }] }), {
    ...options,
    fileOf: () => undefined,
  })
  expect(source).toContain(`link("https://site.example/${word}", "${`${'a'.repeat(12)}\u200b`.repeat(16)}aaaaaaaa"`)
})

test('a table of 400 rows repeats its header on each page, and its rows are all there', () => {
  const rows = Array.from({ length: 400 }, (_, row) => [[text(`Row ${row}`)], [text('$10')]])
  const pdf = pdfOf(page({ kind: 'table', caption: 'Prices', columns: ['What', 'How much'], rows }))
  expect(pdf.pages).toBeGreaterThan(5)
  expect([pdf.named(/^TH$/).length, pdf.named(/^TD$/).length]).toEqual([2, 800])
})

const question = (count: number): Part => ({
  kind: 'question',
  isConditional: true,
  parts: [
    { kind: 'heading', level: 2, text: 'What happened?' },
    { kind: 'lines', count },
  ],
})

test('lines to write on are no part of the structure, and a question longer than a page goes on on the next', () => {
  const pdf = pdfOf(page(question(15), question(15), question(60)))
  // Two of fifteen lines do not fit on a page.
  expect(pdf.pages).toBe(2 + 3)
  expect([...new Set(pdf.tags.map(({ name }) => name))]).toEqual(['Document', 'H1', 'H2', 'P'])
})

test('20,000 words are a PDF in normal and large print', () => {
  const words = page(...Array.from({ length: 200 }, () => text('word '.repeat(100))))
  const [normal, large] = [looks.normal, looks.largePrint].map((look) => pdfOf(words, new Map(), look).pages)
  expect(normal).toBeGreaterThan(30)
  expect(large).toBeGreaterThan(Number(normal) * 1.5)
})

test('the foot of a page has the address of the site where that of the page would fill it', () => {
  const address = `https://site.example/services/finder/${'not-sure_'.repeat(20)}`
  const source = writeTypst({ ...page(), address }, { ...options, fileOf: () => undefined })
  expect(source).toContain('linebreak(); "site.example" }')
})

test('each page of a PDF has the phone number, the address, the date and its number, and links their addresses', () => {
  const line = [
    { text: 'Prices', href: 'https://site.example/prices' },
    { text: 'Call 1800 200 422', href: 'tel:1800200422' },
  ]
  const source = writeTypst(page({ kind: 'paragraph', line }), { ...options, fileOf: () => undefined })
  expect(source).toContain(
    'foot({ "Wide Verandah, 1800 160 401"; linebreak(); "site.example/ramps" }, "28\u00a0November\u00a02026")',
  )
  expect(source).toContain('link("https://site.example/prices", "Prices"); " (site.example/prices)"')
  expect(source).toContain('link("tel:1800200422", "Call\u00a01800\u00a0200\u00a0422") }')
})
