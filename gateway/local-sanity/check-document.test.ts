import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { documents } from '#schema/content/content-model.ts'
import { isRecord } from '#schema/is-record.ts'
import { loadDataset } from './load-dataset.ts'
import { copyFixture, writeInto } from '#tests/helpers/dataset-fixtures.ts'

/** Returns all findings after a change to one document of the fixture. */
async function findingsAfter(
  file: string,
  change: (document: Record<string, unknown>) => unknown,
): Promise<readonly string[]> {
  const folder = await copyFixture()
  const document: unknown = JSON.parse(await readFile(join(folder, file), 'utf8'))
  if (!isRecord(document)) throw new Error('not a document')
  await writeInto(folder, file, change(document))
  const { findings, draftFindings } = await loadDataset(folder)
  return [...findings, ...draftFindings].map((sentence) => sentence.replace(`${folder}/`, ''))
}

const about = 'page/page-about.json'
const text = (child: object, block: object = {}) => [
  {
    _key: 'words',
    _type: 'richTextBlock',
    text: [{ _key: 'p', _type: 'block', children: [{ _key: 's', _type: 'span', text: 'Words', ...child }], ...block }],
  },
]
const links = (link: object) => [
  {
    _key: 'next',
    _type: 'callToActionBlock',
    heading: 'Next',
    links: [{ _key: 'a', _type: 'link', label: 'There', ...link }],
  },
]

const documentTypes = documents.map(({ name }) => name).join(', ')

const faults: readonly (readonly [string, Record<string, unknown>, string])[] = [
  ['an unknown type', { _type: 'pge' }, `_type is "pge", which is no type of document (${documentTypes}).`],
  ['no type', { _type: undefined }, `_type is missing; write one of ${documentTypes}.`],
  ['a missing field', { lead: undefined }, 'lead is missing; write it: Lead.'],
  ['an empty field', { lead: '' }, 'lead is missing; write it: Lead.'],
  ['a number for words', { title: 7 }, 'title is 7; write text in quotes.'],
  ['no such day', { lastReviewed: '2026-02-30' }, 'lastReviewed is "2026-02-30"; write a date such as "2026-11-20".'],
  [
    'a time without a zone',
    { expiresAt: '2026-11-20T09:00:00' },
    'expiresAt is "2026-11-20T09:00:00"; write a time with its zone, such as "2026-11-20T09:00:00+10:00".',
  ],
  [
    'a field nobody knows',
    { titel: 'About' },
    'titel is not a field here; remove it or correct its name (path, title, lead, description, picture, otherHelp, choicePictures, blocks, lastReviewed, reviewDue, expiresAt, searchWords).',
  ],
  ['a list that is none', { blocks: 'words' }, 'blocks is "words"; write a list in [ … ].'],
  [
    'a member without a key',
    { blocks: [{ _type: 'latestPostsBlock', heading: 'News' }] },
    'blocks[0] has no _key; give it one that no other member of this list has.',
  ],
  [
    'a key twice',
    { blocks: [1, 2].map(() => ({ _key: 'a', _type: 'latestPostsBlock', heading: 'News' })) },
    'blocks[1] has the _key "a" that another member of this list has; give it its own.',
  ],
  [
    'a member of an unknown type',
    { blocks: [{ _key: 'a', _type: 'heroBlok' }] },
    'blocks[0] has the _type "heroBlok"; use one of callToActionBlock, cardGridBlock, contactPanelBlock, glossaryBlock, heroBlock, hireListBlock, imageBlock, inShortBlock, jobListBlock, languageListBlock, latestPostsBlock, peopleBlock, publicationListBlock, questionsBlock, quoteBlock, relatedPagesBlock, richTextBlock, serviceListBlock, stepsBlock, storyListBlock, tableBlock, videoListBlock, visualStoryListBlock.',
  ],
  [
    'words where objects stand',
    { blocks: ['words'] },
    'blocks[0] is "words"; write { "_key": "…", "_type": "…" } with one of callToActionBlock, cardGridBlock, contactPanelBlock, glossaryBlock, heroBlock, hireListBlock, imageBlock, inShortBlock, jobListBlock, languageListBlock, latestPostsBlock, peopleBlock, publicationListBlock, questionsBlock, quoteBlock, relatedPagesBlock, richTextBlock, serviceListBlock, stepsBlock, storyListBlock, tableBlock, videoListBlock, visualStoryListBlock.',
  ],
  [
    'a reference to nothing',
    { blocks: links({ to: { _type: 'reference', _ref: 'page-gone' } }) },
    'blocks[0].links[0].to refers to "page-gone", which does not exist; add it or correct the id.',
  ],
  [
    'a reference to the wrong type',
    { blocks: links({ to: { _type: 'reference', _ref: 'fact-phone' } }) },
    'blocks[0].links[0].to refers to "fact-phone", which is a fact; it takes a page or post or easyRead or product.',
  ],
  [
    'a reference to a draft',
    { blocks: links({ to: { _type: 'reference', _ref: 'drafts.page-about' } }) },
    'blocks[0].links[0].to refers to the draft "drafts.page-about"; write the published id, page-about.',
  ],
  [
    'a reference that is none',
    { blocks: links({ to: 'page-home' }) },
    'blocks[0].links[0].to is "page-home"; write { … } with the fields of reference.',
  ],
  [
    'a link to nowhere',
    { blocks: links({}) },
    'blocks[0].links[0] needs exactly one of to (a page of this site) and href (an address elsewhere).',
  ],
  [
    'a link to two places',
    { blocks: links({ to: { _type: 'reference', _ref: 'page-home' }, href: 'https://example.org/' }) },
    'blocks[0].links[0] needs exactly one of to (a page of this site) and href (an address elsewhere).',
  ],
  [
    'an address of an unsafe kind',
    { blocks: links({ href: 'javascript:alert(1)' }) },
    'blocks[0].links[0].href is "javascript:alert(1)"; write an address that begins with https:, mailto:, tel: or sms:.',
  ],
  [
    'a picture that nobody describes',
    { picture: { _type: 'picture', _sanityAsset: 'image@file://./images/ramp.svg' } },
    'picture has no alt; say what the picture tells, or set isDecorative to true.',
  ],
  [
    'a picture described and decorative',
    {
      picture: { _type: 'picture', _sanityAsset: 'image@file://./images/ramp.svg', alt: 'A ramp', isDecorative: true },
    },
    'picture has alt and isDecorative; keep the one that is true.',
  ],
  [
    'a picture of another type',
    { picture: { _type: 'image', _sanityAsset: 'image@file://./images/ramp.svg', alt: 'A ramp' } },
    'picture has the _type "image"; write "_type": "picture".',
  ],
  [
    'a picture that names no file',
    { picture: { _type: 'picture', alt: 'A ramp' } },
    'picture names no file; write "_sanityAsset": "image@file://./images/name.svg".',
  ],
  [
    'a picture whose file is missing',
    { picture: { _type: 'picture', _sanityAsset: 'image@file://./images/gone.svg', alt: 'A ramp' } },
    'picture names ./images/gone.svg, which does not exist; add the file or correct the name.',
  ],
  [
    'a picture outside the dataset',
    { picture: { _type: 'picture', _sanityAsset: 'image@file://./../secret.svg', alt: 'A ramp' } },
    'picture names ./../secret.svg, which is outside the dataset; put the file under images/ or files/.',
  ],
  [
    'a picture that is none',
    { picture: { _type: 'picture', _sanityAsset: 'image@file://./page/page-home.json', alt: 'A ramp' } },
    'picture names ./page/page-home.json, which is not a picture that browsers show; use jpg, png, webp, avif, gif or svg.',
  ],
  [
    'a picture written in another way',
    { picture: { _type: 'picture', _sanityAsset: 'images/ramp.svg', alt: 'A ramp' } },
    'picture is written "images/ramp.svg"; write "image@file://./images/name.svg" or "file@file://./files/name.mp4".',
  ],
  [
    'text without words',
    { blocks: text({ text: undefined }) },
    'blocks[0].text[0].children[0].text is missing; write text in quotes.',
  ],
  [
    'a mark that is not defined',
    { blocks: text({ marks: ['link1'] }) },
    'blocks[0].text[0].children[0].marks names "link1"; use strong, em, unexplained or the _key of one of the block’s markDefs.',
  ],
  [
    'a heading that would be a second h1',
    { blocks: text({}, { style: 'h1' }) },
    'blocks[0].text[0].style is "h1"; write one of normal, h2, h3, h4.',
  ],
  [
    'a list of an unknown kind',
    { blocks: text({}, { listItem: 'dash' }) },
    'blocks[0].text[0].listItem is "dash"; write one of bullet, number.',
  ],
]

test.each(faults)('%s: one sentence gives the place and the remedy', async (_, change, sentence) => {
  expect(await findingsAfter(about, (document) => ({ ...document, ...change }))).toEqual([`${about}: ${sentence}`])
})

test('a draft may be incomplete, but not malformed', async () => {
  const draft = 'page/drafts.page-about.json'
  expect(await findingsAfter(draft, (document) => ({ ...document, lead: undefined }))).toEqual([])
  expect(await findingsAfter(draft, (document) => ({ ...document, title: 7 }))).toEqual([
    `${draft}: title is 7; write text in quotes.`,
  ])
})

test('an id that differs from the file name is reported', async () => {
  expect(await findingsAfter('author/author-mira.json', (document) => ({ ...document, _id: 'mira' }))).toContain(
    'author/author-mira.json: _id is "mira" in a file named author-mira.json; make them the same.',
  )
})

test('an id that occurs in two folders is reported', async () => {
  const folder = await copyFixture()
  await writeInto(folder, 'elsewhere/author-mira.json', { _id: 'author-mira', _type: 'author', name: 'Another' })
  const { findings } = await loadDataset(folder)
  expect(findings).toEqual([
    `${folder}/elsewhere/author-mira.json: _id is "author-mira", which another document has; ids are unique across folders.`,
  ])
})

test('an invalid JSON file is reported once, with the line, and references to it are not reported', async () => {
  const folder = await copyFixture()
  await writeInto(folder, 'author/author-mira.json', '{\n  "_id": "author-mira"\n  "_type": "author"\n}')
  const { findings } = await loadDataset(folder)
  expect(findings).toHaveLength(1)
  expect(findings[0]).toMatch(
    /author\/author-mira\.json: the document is not valid JSON; mend it where the reader stopped \(.*line 3 column 3.*\)\.$/,
  )
})

test('an invalid line of an export is reported with its number', async () => {
  const folder = await copyFixture('export')
  const lines = (await readFile(join(folder, 'data.ndjson'), 'utf8')).split('\n')
  await writeInto(folder, 'data.ndjson', lines.map((line) => line.replace('"Mira Quandt"', '7')).join('\n'))
  const { findings } = await loadDataset(folder)
  expect(findings).toEqual([`${folder}/data.ndjson:1: name is 7; write text in quotes.`])
})

test('a missing or empty folder is reported with the setting that names it', async () => {
  const folder = await copyFixture()
  const load = (path: string) => loadDataset(join(folder, path))
  const advice =
    'set CONTENT_DATASET_DIR to a folder with one JSON file for each document, or to an unpacked `sanity dataset export`.'
  expect((await load('gone')).findings).toEqual([`The content folder ${folder}/gone does not exist: ${advice}`])
  expect((await load('images')).findings).toEqual([`The content folder ${folder}/images holds no documents: ${advice}`])
})
