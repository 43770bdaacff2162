import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unzip } from '#tests/helpers/unzip.ts'
import { makeWord } from './make-word.ts'
import type { PageFile, Part, PictureBytes } from './parts.ts'

const text = (words: string): Part => ({ kind: 'paragraph', line: [{ text: words }] })
const drawing = '/images/ramp.svg'
const picture = (alt: string): Part => ({
  kind: 'picture',
  picture: { url: drawing, width: 40, height: 30, alt, caption: null },
})
const svg = { type: 'image/svg+xml', bytes: readFileSync(new URL('../public/favicon.svg', import.meta.url)) }

async function wordOf(parts: readonly Part[], pictures: PictureBytes = new Map([[drawing, svg]])) {
  const page: PageFile = {
    title: 'Ramps',
    provider: 'Wide Verandah',
    phone: '1800 160 401',
    address: 'https://site.example/ramps',
    isEasyRead: false,
    parts: [{ kind: 'heading', level: 1, text: 'Ramps' }, ...parts],
  }
  const files = unzip(await makeWord(page, { date: '28 November 2026', pictures }))
  const read = (name: string) => files.get(name)?.toString() ?? ''
  const document = read('word/document.xml')
  const paragraphs = [...document.matchAll(/<w:p>([^]*?)<\/w:p>/g)].map(([, inner = '']) => ({
    style: /<w:pStyle w:val="(\w+)"/.exec(inner)?.[1],
    isListed: inner.includes('<w:numPr>'),
    text: [...inner.matchAll(/<w:t(?: [^>]*)?>([^<]*)</g)].map(([, words]) => words).join(''),
  }))
  return { files, read, document, paragraphs }
}

test('a Word document has the headings, lists and links of the page', async () => {
  const { paragraphs, read } = await wordOf([
    { kind: 'heading', level: 2, text: 'What it costs' },
    { kind: 'list', isNumbered: true, items: [[text('Call us'), text('or write')], [text('Meet us')]] },
    { kind: 'paragraph', line: [{ text: 'Read ' }, { text: 'prices', href: 'https://site.example/prices' }] },
  ])
  expect(paragraphs.slice(0, -1)).toEqual([
    { style: 'Heading1', isListed: false, text: 'Ramps' },
    { style: 'Heading2', isListed: false, text: 'What it costs' },
    { style: 'ListParagraph', isListed: true, text: 'Call us' },
    { style: undefined, isListed: false, text: 'or write' },
    { style: 'ListParagraph', isListed: true, text: 'Meet us' },
    { style: undefined, isListed: false, text: 'Read prices (site.example/prices)' },
  ])
  expect(read('word/_rels/document.xml.rels')).toContain('https://site.example/prices')
  // LibreOffice takes the levels of headings from it.
  const levels = read('word/styles.xml').matchAll(/w:styleId="Heading(\d)".*?<w:outlineLvl w:val="(\d)"\/>/g)
  expect(Array.from(levels, ([, style, level]) => [style, level])).toEqual(
    ['1', '2', '3', '4', '5', '6'].map((style, level) => [style, String(level)]),
  )
  expect(read('word/styles.xml')).toContain('<w:lang w:val="en-AU"/>')
  expect(read('docProps/core.xml')).toContain('<dc:title>Ramps</dc:title>')
})

test('each page of a Word document has the phone number, the address, the date and its number', async () => {
  const { read } = await wordOf([])
  const foot = read('word/footer1.xml')
  expect(foot.replaceAll(/<[^>]*>/g, '')).toMatch(
    /Wide Verandah, 1800 160 401\t28 November 2026site\.example\/ramps\tPage PAGE of NUMPAGES/,
  )
})

test('pictures have their alternative texts, are decorative without one, and are that text when they are missing', async () => {
  const { document, files } = await wordOf([picture('A ramp'), picture('')])
  expect(document).toContain('descr="A ramp"')
  expect(document).toMatch(/<adec:decorative [^>]*val="1"/)
  expect([...files.keys()].filter((name) => name.startsWith('word/media/'))).toHaveLength(1)
  const missing = await wordOf([picture('A ramp')], new Map())
  expect(missing.paragraphs.map((paragraph) => paragraph.text)).toContain('Picture: A ramp')
  const broken = await wordOf([picture('A ramp')], new Map([[drawing, { ...svg, bytes: Buffer.from('<svg') }]]))
  expect(broken.paragraphs.map((paragraph) => paragraph.text)).toContain('Picture: A ramp')
})

test('a table of 400 rows has a caption and a header row that each page repeats', async () => {
  const rows = Array.from({ length: 400 }, (_, row) => [[text(`Row ${row}`)], []])
  const { document, paragraphs } = await wordOf([
    { kind: 'table', caption: 'Prices', columns: ['What', 'How much'], rows },
  ])
  expect(paragraphs[1]).toEqual({ style: 'Caption', isListed: false, text: 'Prices' })
  expect(document.match(/<w:tblHeader\/>/g)).toHaveLength(1)
  expect(document.match(/<w:tr>/g)).toHaveLength(401)
})

test('a question of a form has boxes to tick, lines to write on, and stays on one page', async () => {
  const heading: Part = { kind: 'heading', level: 2, text: '1. How should we reply?' }
  const { document, paragraphs } = await wordOf([
    {
      kind: 'question',
      isConditional: true,
      parts: [heading, { kind: 'list', isNumbered: false, hasBoxes: true, items: [[text('Email')], [text('Call')]] }],
    },
    { kind: 'question', isConditional: false, parts: [heading, { kind: 'lines', count: 2 }] },
    { kind: 'question', isConditional: false, parts: [{ kind: 'blanks', labels: ['Day', 'Month', 'Year'] }] },
  ])
  expect(document.match(/<w14:checkbox>/g)).toHaveLength(2)
  expect(document).toContain('<w:alias w:val="Email"/>')
  expect(document.match(/w:leader="underscore"/g)).toHaveLength(2 + 3)
  expect(paragraphs.map((paragraph) => paragraph.text).join()).not.toContain('_')
  const stays = [...document.matchAll(/<w:p>([^]*?)<\/w:p>/g)].map(([, inner = '']) => inner.includes('<w:keepNext/>'))
  // Of each question all but the last line stay with the next.
  expect(stays.slice(1, -1)).toEqual([true, true, false, true, true, false, false])
})

test.each([
  ['marks of XML', `<w:p> & ]]> " '`, '&lt;w:p&gt; &amp; ]]&gt; &quot; &apos;'],
  ['control characters and half a character', 'a\u0000b\ud800c', 'a b\ufffdc'],
  ['a word of 200 letters', 'a'.repeat(200), 'a'.repeat(200)],
])('any text is only text: %s', async (_, words, written) => {
  expect((await wordOf([text(words)])).paragraphs[1]?.text).toBe(written)
})

test('Arabic in English runs from right to left, in its language', async () => {
  const { document } = await wordOf([
    { kind: 'paragraph', line: [{ text: 'We say ' }, { text: 'مرحبا', lang: 'ar' }, { text: ' to you.' }] },
  ])
  expect(document).toMatch(/<w:rtl\/>.*<w:lang w:bidi="ar"\/>.*مرحبا/)
})
