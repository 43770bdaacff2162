import type { RichText, SearchKind } from '#gateway/types.generated.ts'
import type {
  SearchableDocumentsQueryResult,
  SearchablePagesQueryResult,
  SearchablePostsQueryResult,
  SearchableProductsQueryResult,
} from '#gateway/content/groq.generated.ts'
import { createAnchors } from '#gateway/content/map/anchors.ts'
import type { Block } from '#gateway/content/map/blocks.ts'
import { publicationSummary } from '#gateway/content/map/summaries.ts'
import { type FromOutside, usable } from '#gateway/content/map/outside.ts'
import { richText, type RichTextContent, wordsOf } from '#gateway/content/map/rich-text.ts'
import { type ContentReader, earliestExpiry } from '#gateway/content/reader.ts'
import { readPages } from '#gateway/content/read-pages.ts'
import { documentAddress } from '#schema/document-address.ts'
import { officesId } from '#schema/offices.ts'
import { defineQuery } from 'groq'
import {
  fileFields,
  isOpenJob,
  isPublishedPost,
  nextJobAt,
  nextPostAt,
  richTextFields,
  textAndTableFields,
} from './fragments.ts'
import { endOfJob } from './job.ts'
import { blocksOf, isShownPage, pageFields, pageFrom, pageValidUntil } from './page.ts'

/** A search entry as plain text. */
export interface Searchable {
  /** The document's `_id`. */
  readonly id: string
  readonly kind: SearchKind
  readonly title: string
  /** A path, with a hash for a section of a page. */
  readonly address: string
  /** A summary of one or two sentences. */
  readonly summary: string
  readonly headings: readonly string[]
  /** Paragraphs, list items and cells. */
  readonly body: readonly string[]
  /** Synonyms. */
  readonly otherWords: readonly string[]
  /** Names that match only as a whole, such as a code: a single word of them is not significant. */
  readonly names?: readonly string[]
}

/** Words that people type, and the documents they are looking for, the best first. */
export interface SearchWords {
  readonly words: readonly string[]
  readonly leadsTo: readonly string[]
  /** Shown above the results; null for most. */
  readonly answer?: RichText | null
}

export interface SearchableContent {
  readonly entries: readonly Searchable[]
  readonly words: readonly SearchWords[]
}

/** Every shown page, with its questions, people and videos. */
const searchablePagesQuery = defineQuery(`*[${isShownPage}] | order(path asc)${pageFields}`)

const searchableProductsQuery = defineQuery(`*[_type == "product" && _id > $after] | order(_id asc)[0...500]{
  _id, "slug": slug.current, name, otherWords, searchWords, summary, isoCode, about, helps, features,
  "category": category._ref, "suppliers": suppliers[]._ref
}`)

const searchablePostsQuery = defineQuery(`*[${isPublishedPost} && _id > $after] | order(_id asc)[0...500]{
  _id, "slug": slug.current, title, summary, topics, "author": author->name, "body": body[]${richTextFields}
}`)

/** Other documents with a page, names of product categories and suppliers, and editors' search words. */
const searchableDocumentsQuery = defineQuery(`{
  "productCategories": *[_type == "productCategory"]{ _id, name },
  "suppliers": *[_type == "supplier"]{ _id, name },
  "nextPostAt": ${nextPostAt},
  "jobs": *[${isOpenJob}] | order(_id asc){ _id, "slug": slug.current, title, summary, place, hours, closesOn, "body": body[]${richTextFields} },
  "nextJobAt": ${nextJobAt},
  "publications": *[_type == "publication"] | order(_id asc){
    _id, "slug": slug.current, kind, title, summary, publishedOn, pageCount,
    "file": file${fileFields},
    "blocks": blocks[]{ _type, _key,${textAndTableFields} }
  },
  "stories": *[_type == "story"] | order(_id asc){ _id, "slug": slug.current, name, title, summary, "body": body[]${richTextFields} },
  "easyReads": *[_type == "easyRead"] | order(_id asc){
    _id, "slug": slug.current, title, "of": page->title, "lines": lines[]{ sentences }
  },
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{
    supportPhone, offices[]{ _key, name, street, suburb, state, postcode, phone }
  },
  "searchWords": *[_type == "searchWords"] | order(_id asc){
    words, "leadsTo": leadsTo[]._ref, "answer": answer[]${richTextFields}
  }
}`)

type Documents = NonNullable<FromOutside<SearchableDocumentsQueryResult>>

interface Text {
  readonly headings: string[]
  readonly body: string[]
}

function addRichText({ headings, body }: Text, { nodes }: RichText): void {
  for (const node of nodes)
    if (node.__typename === 'Heading') headings.push(node.text)
    else if (node.__typename === 'List') body.push(...node.items.map(({ spans }) => wordsOf(spans)))
    else body.push(wordsOf(node.spans))
}

/**
 * The text of the page itself. Its questions, people and videos have their own entries, and linked content is indexed
 * at its own page.
 */
function addBlock(text: Text, block: Block): void {
  const { headings, body } = text
  switch (block.__typename) {
    case 'CardGridBlock':
      headings.push(block.heading)
      body.push(...block.cards.map((card) => `${card.link.label}: ${card.text}`))
      break
    case 'HeroBlock':
      body.push(...block.quickLinks.map((quickLink) => `${quickLink.link.label}: ${quickLink.text}`))
      break
    case 'InShortBlock':
      body.push(...block.points)
      break
    case 'RichTextBlock':
      addRichText(text, block.text)
      break
    case 'ServiceListBlock':
      body.push(...block.services.map(({ name, summary }) => `${name}: ${summary}`))
      break
    case 'StepsBlock':
      headings.push(block.heading, ...block.steps.map(({ title }) => title))
      for (const step of block.steps) addRichText(text, step.text)
      break
    case 'TableBlock':
      headings.push(block.caption)
      for (const { cells } of block.rows) for (const cell of cells) addRichText(text, cell)
      break
    default:
  }
}

const textOf = (...texts: readonly (RichTextContent | undefined)[]): Text => {
  const text: Text = { headings: [], body: [] }
  for (const item of texts) addRichText(text, richText(item, createAnchors()))
  return text
}

const words = (...list: readonly (string | null | undefined)[]): string[] =>
  usable(list, (word) => word?.trim() || null)

function pageEntries(found: NonNullable<FromOutside<SearchablePagesQueryResult>>, reader: ContentReader): Searchable[] {
  const entries = new Map<string, Searchable>()
  const add = (entry: Searchable) => {
    // A question may be on several pages: the first is enough.
    if (!entries.has(entry.id)) entries.set(entry.id, entry)
  }
  for (const page of usable(found, (item) => pageFrom(reader, item))) {
    const text: Text = { headings: [], body: [] }
    if (page.otherHelp) addRichText(text, page.otherHelp)
    for (const block of page.blocks) addBlock(text, block)
    const { id, path, title, lead, description } = page
    add({ ...text, id, kind: 'PAGE', title, address: path, summary: lead, otherWords: words(description) })
    for (const block of page.blocks) {
      if (block.__typename === 'QuestionsBlock')
        for (const { id: questionId, question, anchor, answer } of block.questions) {
          const said: Text = { headings: [], body: [] }
          addRichText(said, answer)
          const address = `${path}#${encodeURIComponent(anchor)}`
          add({ ...said, id: questionId, kind: 'QUESTION', title: question, address, summary: '', otherWords: [] })
        }
      else if (block.__typename === 'PeopleBlock')
        for (const { id: personId, name, role, about } of block.people)
          add({
            id: personId,
            kind: 'PERSON',
            title: role ? `${name}, ${role}` : name,
            address: `${path}#${encodeURIComponent(block.key)}`,
            summary: about,
            headings: [],
            body: [],
            otherWords: words(name, role),
          })
      else if (block.__typename === 'VideoListBlock')
        for (const { id: videoId, title: name, anchor, summary, transcript } of block.videos) {
          const said: Text = { headings: [], body: [] }
          addRichText(said, transcript)
          const address = `${path}#${encodeURIComponent(anchor)}`
          add({ ...said, id: videoId, kind: 'VIDEO', title: name, address, summary, otherWords: [] })
        }
    }
  }
  return [...entries.values()]
}

/** The full name and its first word, which is how people often name a company. */
const namesOfSupplier = (name: string | null | undefined) => [name, name?.split(' ', 1)[0]]

type Names = ReadonlyMap<string, string>

const namesById = (documents: Documents['suppliers']): Names =>
  new Map(usable(documents, ({ _id, name }) => (_id && name ? ([_id, name] as const) : null)))

function productEntries(
  found: NonNullable<FromOutside<SearchableProductsQueryResult>>,
  categories: Names,
  suppliers: Names,
): Searchable[] {
  return usable(found, ({ _id: id, slug, name, category, summary, about, helps, features, ...also }) => {
    const address = documentAddress({ type: 'product', slug })
    return id && address && name
      ? {
          id,
          kind: 'PRODUCT',
          title: name,
          address,
          summary: summary ?? '',
          headings: words(categories.get(category ?? '')),
          body: words(about, ...(helps ?? []), ...(features ?? [])),
          otherWords: words(...(also.otherWords ?? []), ...(also.searchWords ?? [])),
          names: words(
            also.isoCode,
            also.isoCode && `ISO ${also.isoCode}`,
            ...usable(also.suppliers, (supplier) => suppliers.get(supplier)).flatMap(namesOfSupplier),
          ),
        }
      : null
  })
}

/** The display names of publication kinds. */
const kindWords: ReadonlyMap<string, string> = new Map([
  ['annualReport', 'Annual report'],
  ['factSheet', 'Fact sheet'],
])

/** The entry of a document with a title and a page. */
function titled(
  kind: SearchKind,
  type: string,
  document: { _id: string | null; slug: string | null; title: string | null; summary?: string | null },
  text: Text,
  otherWords: readonly string[],
): Searchable | null {
  const { _id: id, slug, title, summary } = document
  const address = documentAddress({ type, slug })
  return id && address && title ? { ...text, id, kind, title, address, summary: summary ?? '', otherWords } : null
}

const officeEntries = ({ settings }: Documents): Searchable[] =>
  usable(settings?.offices, ({ _key, name, street, suburb, state, postcode, phone }) =>
    _key && name
      ? {
          id: `office-${_key}`,
          kind: 'PAGE',
          title: `${name} office`,
          address: `/contact-us/general-enquiry#${officesId}`,
          summary: `${words(street, words(suburb, state, postcode).join(' ')).join(', ')}. Phone ${words(phone, settings?.supportPhone).join(' or ')}.`,
          headings: [],
          body: [],
          otherWords: words(phone, settings?.supportPhone),
        }
      : null,
  )

function documentEntries(found: Documents, reader: ContentReader): Searchable[] {
  return [
    ...officeEntries(found),
    ...usable(found.jobs, (job) => titled('JOB', 'job', job, textOf(job.body), words('Job', job.place, job.hours))),
    ...usable(found.publications, (publication): Searchable | null => {
      const summary = publicationSummary(publication)
      if (!summary) return null
      const text: Text = { headings: [], body: [] }
      for (const block of blocksOf(reader, summary.id, publication.blocks)) addBlock(text, block)
      const { id, title, path } = summary
      return {
        ...text,
        id,
        kind: 'PUBLICATION',
        title,
        address: path,
        summary: summary.summary,
        otherWords: words(kindWords.get(publication.kind ?? '')),
      }
    }),
    ...usable(found.stories, (story) =>
      titled('STORY', 'story', story, textOf(story.body), words('Story', story.name)),
    ),
    ...usable(found.easyReads, (version) =>
      titled(
        'EASY_READ',
        'easyRead',
        version,
        { headings: [], body: usable(version.lines, ({ sentences }) => words(...(sentences ?? [])).join(' ') || null) },
        words('Easy Read', version.of && `Easy Read ${version.of}`),
      ),
    ),
  ]
}

const postEntries = (found: NonNullable<FromOutside<SearchablePostsQueryResult>>): Searchable[] =>
  usable(found, (post) => {
    const { headings, body } = textOf(post.body)
    // Topics and authors are not names: several posts share them.
    const text = { headings: [...headings, ...words(...(post.topics ?? []), post.author)], body }
    return titled('POST', 'post', post, text, [])
  })

const editorsWords = ({ searchWords }: Documents): SearchWords[] =>
  usable(searchWords, (item) => ({
    words: words(...(item.words ?? [])),
    leadsTo: usable(item.leadsTo, (id) => id),
    answer: item.answer ? richText(item.answer, createAnchors()) : null,
  }))

/**
 * In ms. The index waits longer for content than a page may, because it reads everything, possibly on a small machine
 * that has just started.
 */
const deadline = 12_000

/** Everything that the search can find. */
export async function searchableContent(reader: ContentReader): Promise<SearchableContent> {
  const [pages, products, posts, documents] = await Promise.all([
    reader.read(
      searchablePagesQuery,
      {},
      { deadline, validUntil: (found) => Math.min(...usable(found, pageValidUntil)) },
    ),
    readPages((after) => reader.read(searchableProductsQuery, { after }, { deadline })),
    readPages((after) => reader.read(searchablePostsQuery, { after }, { deadline })),
    reader.read(
      searchableDocumentsQuery,
      {},
      {
        deadline,
        validUntil: (found) => earliestExpiry(found?.nextPostAt, found?.nextJobAt, ...usable(found?.jobs, endOfJob)),
      },
    ),
  ])
  const categories = namesById(documents?.productCategories ?? [])
  const suppliers = namesById(documents?.suppliers ?? [])
  return {
    entries: [
      ...(pages ? pageEntries(pages, reader) : []),
      ...products.flatMap((page) => productEntries(page, categories, suppliers)),
      ...posts.flatMap(postEntries),
      ...(documents ? documentEntries(documents, reader) : []),
    ],
    words: documents ? editorsWords(documents) : [],
  }
}
