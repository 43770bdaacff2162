import { expect, test } from 'vitest'
import type { Searchable } from '#gateway/content/documents/document-module.ts'
import { SearchIndex } from './search-index.ts'

const entry = (id: string, title: string, rest: Partial<Searchable> = {}): Searchable => ({
  id,
  kind: 'PRODUCT',
  title,
  address: `/${id}`,
  summary: '',
  headings: [],
  body: [],
  otherWords: [],
  ...rest,
})

const entries = [
  entry('chair', 'Shower chair', { summary: 'Sit while you wash.' }),
  entry('lift', 'Stairlift'),
  entry('wheel', 'Manual wheelchair'),
  entry('scooter', 'Mobility scooter', { otherWords: ['gopher'] }),
  entry('complaints', 'Feedback, Compliments & Complaints', { kind: 'PAGE', body: ['Call 1800 035 544.'] }),
  entry('modifications', 'Home Modifications', { kind: 'PAGE', body: ['We organise the builder.'] }),
  entry('night', 'Night light', { summary: 'A note on the door.' }),
  entry('chsp', 'CHSP', { kind: 'PAGE', body: ['Shout for help at home.'] }),
  entry('about', 'About us', {
    kind: 'PAGE',
    body: ['A shower, a chair and much else.', 'Plan C, hall H, stop S, page P.'],
  }),
]

async function indexOf(content = entries, words: { words: string[]; leadsTo: string[] }[] = []) {
  const index = new SearchIndex()
  await index.update({ entries: content, words })
  return index
}

test('of many words that no page has, the first eight are corrected', async () => {
  const index = await indexOf()
  const unknown = 'zzqa zzqb zzqc zzqd zzqe zzqf zzqg'
  expect(index.find(`${unknown} stairlfit`).suggestion).toBe(`${unknown} Stairlift`.toLowerCase())
  expect(index.find(`${unknown} zzqh stairlfit`).suggestion).toBeNull()
})

test('a word that no page has any more is no correction', async () => {
  const index = await indexOf()
  expect(index.find('stairlfit').suggestion).toBe('stairlift')
  await index.update({ entries: entries.filter(({ id }) => id !== 'lift'), words: [] })
  expect(index.find('stairlfit').suggestion).toBeNull()
})

const ids = (index: SearchIndex, query: string) => index.find(query).hits.map((hit) => hit.entry.id)

test.each([
  ['shower chair', 'chair'],
  ['shower chiar', 'chair'],
  ['showerchair', 'chair'],
  ['stair lift', 'lift'],
  ['stairlfit', 'lift'],
  ['wheel chair', 'wheel'],
  ['wheelchairs', 'wheel'],
  ['gophers', 'scooter'],
  ['complane', 'complaints'],
  ['complai', 'complaints'],
  ['home mods', 'modifications'],
  ['organize', 'modifications'],
  ['1800035544', 'complaints'],
  ['1800 035 544', 'complaints'],
  ['how do i get a mobility scooter please', 'scooter'],
  ['MODIFICATIONS', 'modifications'],
  ['c.h.s.p.', 'chsp'],
  // The final letter is not a plural.
  ['chps', 'chsp'],
  // Text-message spelling, and joined words.
  ['shwr chr', 'chair'],
  ['wheelschair', 'wheel'],
  ['homemodificationsbuilder', 'modifications'],
  ['hw do u get a scooter pls', 'scooter'],
  // One error in a short word, an error in the first letter, and spellings of the same sound.
  ['chait', 'chair'],
  ['heelchair', 'wheel'],
  ['shawerr', 'chair'],
  ['modifikashions', 'modifications'],
  // The same sound, although three letters differ.
  ['nite light', 'night'],
  // A small error is more likely than two words: not wheel and hair.
  ['wheelhair', 'wheel'],
  // Two words in one, with an error; and only the last part is known.
  ['showerchiar', 'chair'],
  ['overchair', 'chair'],
])('%j finds %j first', async (query, id) => {
  expect(ids(await indexOf(), query)[0]).toBe(id)
})

test('a rare English word is not corrected to one that begins with another letter', async () => {
  expect((await indexOf([entry('lift', 'Lower')])).find('blower')).toEqual({ hits: [], suggestion: null })
})

test('matches in titles rank above matches in text', async () => {
  expect(ids(await indexOf(), 'chair shower')).toEqual(['chair', 'about'])
})

test('editors’ words lead to their documents in order, even if they are only stop words', async () => {
  const index = await indexOf(entries, [
    { words: ['buggy', 'who are you'], leadsTo: ['wheel', 'scooter'] },
    { words: ['loo seat'], leadsTo: ['chair'] },
  ])
  expect(ids(index, 'buggy')).toEqual(['wheel', 'scooter'])
  expect(ids(index, 'bugy')).toEqual(['wheel', 'scooter'])
  expect(ids(index, 'who are you')).toEqual(['wheel', 'scooter'])
  expect(ids(index, 'loo seats')).toEqual(['chair'])
})

test('editors’ words are examples of queries: one in other words of the same meaning finds the document', async () => {
  const index = await indexOf(entries, [{ words: ['im crook'], leadsTo: ['about'] }])
  expect(ids(index, 'he is sick')).toEqual(['about'])
})

test('editors’ results for a whole query rank first, in their order, above documents with that name', async () => {
  const index = await indexOf(entries, [{ words: ['stairlifts', 'shower chair'], leadsTo: ['about', 'lift'] }])
  expect(ids(index, 'stairlift')).toEqual(['about', 'lift'])
  expect(ids(index, 'Shower chairs')).toEqual(['about', 'lift', 'chair'])
  // Additional words make it a different query.
  expect(ids(index, 'shower chair for home')[0]).toBe('chair')
})

test('a code or a manufacturer matches only as a whole name', async () => {
  const index = await indexOf([...entries, entry('rail', 'Rail', { names: ['18 18', 'Chair and Sons'] })])
  expect(ids(index, '18 18')).toEqual(['rail'])
  expect(ids(index, 'chair and sons')).toContain('rail')
  expect(ids(index, 'chair')).not.toContain('rail')
  expect(index.find('sons').suggestion).toBeNull()
})

test('stop words are never corrected', async () => {
  const index = await indexOf(
    [...entries, entry('moss', 'Mush and moss')],
    [{ words: ['how much'], leadsTo: ['about'] }],
  )
  expect(index.find('how much')).toMatchObject({ hits: [{ entry: { id: 'about' } }], suggestion: null })
})

test('editors’ words that are almost all stop words match as a whole', async () => {
  const words = [{ words: ['how much do you charge'], leadsTo: ['complaints'] }]
  const mentioned = await indexOf([...entries, entry('power', 'Charge a chair')], words)
  expect(ids(mentioned, 'So how much do you charge?')[0]).toBe('complaints')
  const called = await indexOf([...entries, entry('power', 'Charging')], words)
  expect(ids(called, 'charge')[0]).toBe('power')
})

test('an unknown word is suggested in the spelling of the content', async () => {
  const index = await indexOf()
  expect(index.find('Shower chiar!').suggestion).toBe('Shower chair!')
  expect(index.find('shower chair').suggestion).toBeNull()
  expect(index.find('xylophonist').suggestion).toBeNull()
  // By letters alone the correction would be 'shout'.
  expect(index.find('shour chair').suggestion).toBe('shower chair')
  expect(index.find('shour').suggestion).toBeNull()
})

test.each(['cash', 'stuff', 'weeing'])('the ordinary word %s, which no entry has, stays as it is', async (word) => {
  const index = await indexOf([entry('case', 'Case'), entry('stiff', 'Stiff hands'), entry('seeing', 'Seeing')])
  expect(index.find(word).suggestion).toBeNull()
})

test.each(['', '   ', '?!', '"', '\\', '*', '🙂', 'a'.repeat(100), '\u0000', '<script>'])(
  '%j finds nothing and causes no error',
  async (query) => {
    expect((await indexOf()).find(query)).toEqual({ hits: [], suggestion: null })
  },
)

test('a query without results has similar entries', async () => {
  const index = await indexOf()
  expect(ids(index, 'skuuter')).toEqual([])
  expect(index.nearest('skuuter', 3).map((hit) => hit.entry.id)).toEqual(['scooter'])
})

test('a word in thousands of entries is looked up if alone, and skipped beside a rarer word', async () => {
  const many = Array.from({ length: 3_100 }, (_, n) => entry(`e${n}`, 'Something', { body: ['People at home.'] }))
  const index = await indexOf([...many, entry('rail', 'Rail', { body: ['For people at home.'] })])
  expect(index.find('rail for people at home').hits[0]).toMatchObject({
    entry: { id: 'rail' },
    terms: ['rail', 'peopl'],
  })
  expect(ids(index, 'home')).toHaveLength(20)
})

test('a search has at most twenty results', async () => {
  const rails = Array.from({ length: 25 }, (_, n) => entry(`r${n}`, 'Rail'))
  expect(ids(await indexOf(rails), 'rail')).toHaveLength(20)
})

test('an exact name does not hide entries that share a word with it', async () => {
  const scooters = [entry('hoist', 'Scooter hoist'), entry('stick', 'Mobility stick')]
  expect(ids(await indexOf([...entries, ...scooters]), 'mobility scooter')).toEqual(['scooter', 'stick', 'hoist'])
})

test('an entry that has the words only in its body follows every other one', async () => {
  const index = await indexOf([
    entry('garden', 'Garden ramp'),
    entry('text', 'Pathway', { kind: 'PAGE', body: ['Your mother may like a garden, and get help at home.'] }),
  ])
  expect(ids(index, 'help in the garden for mother')).toEqual(['garden', 'text'])
})

test('adjoining words of the query in a body count as they do in a heading', async () => {
  const index = await indexOf([
    entry('scheme', 'Scheme of a garden'),
    entry('cover', 'Building', { body: ['Work is covered by the Queensland Home Warranty Scheme.'] }),
    entry('apart', 'Paving', { body: ['A scheme, a warranty, a home, and then Queensland.'] }),
  ])
  expect(ids(index, 'queensland home warranty scheme')).toEqual(['cover', 'scheme', 'apart'])
})

test('a single word of a sensitive phrase does not find its page', async () => {
  const words = [{ words: ['want to die at home', 'palliative'], leadsTo: ['about'], isSensitive: true }]
  const index = await indexOf([...entries, entry('help', 'Help at home')], words)
  expect(ids(index, 'mum wants help at home')).not.toContain('about')
  for (const query of ['wants to die at home', 'palliative care', 'paliative'])
    expect(ids(index, query)).toContain('about')
})

test('of a long, dictated query the words that the fewest entries have count', async () => {
  const common =
    'hello I am looking for a person who could help my mother because she lives alone in her own house near us and has had trouble this year with getting safely up the'
  const many = Array.from({ length: 30 }, (_, n) => entry(`m${n}`, 'Page', { summary: common }))
  const index = await indexOf([...many, entry('stairs', 'Second handrail for stairs')])
  expect(ids(index, `${common} stairs`)[0]).toBe('stairs')
})

test('a list of one kind has every entry that matches all words, without a limit', async () => {
  const rails = Array.from({ length: 25 }, (_, n) => entry(`r${n}`, `Rail ${n}`))
  const index = await indexOf([...entries, ...rails])
  const products = (query: string) =>
    index.find(query, { kind: 'PRODUCT', isEveryWord: true }).hits.map(({ entry: { id } }) => id)
  expect(products('rails')).toHaveLength(25)
  expect(products('shower')).toEqual(['chair'])
  expect(products('shower scooter')).toEqual([])
})

test('the index follows the content: added, changed and removed entries, and new synonyms', async () => {
  const index = await indexOf(entries, [{ words: ['buggy'], leadsTo: ['scooter'] }])
  const changed = [
    ...entries.filter(({ id }) => id !== 'lift' && id !== 'chair'),
    entry('chair', 'Bath board'),
    entry('rail', 'Grab rail'),
  ]
  await index.update({ entries: changed, words: [{ words: ['buggy'], leadsTo: ['rail'] }] })
  expect(ids(index, 'stairlift')).toEqual([])
  expect(ids(index, 'shower')).toEqual(['about'])
  expect(ids(index, 'bath board')).toEqual(['chair'])
  expect(ids(index, 'buggy')).toEqual(['rail'])
  // Words of removed entries are not used as corrections.
  expect(index.find('stairlit').suggestion).toBeNull()
})

test('where every word must match, a name that is only a part of the query does not match', async () => {
  const index = await indexOf([...entries, entry('recliner', 'Recliner', { otherWords: ['chair'] })])
  const productsFor = (query: string) =>
    index.find(query, { kind: 'PRODUCT', isEveryWord: true }).hits.map((hit) => hit.entry.id)
  expect(productsFor('shower chair')).toEqual(['chair'])
  expect(productsFor('chair')).toContain('recliner')
})
