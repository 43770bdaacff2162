import type { RichText } from '#gateway/types.generated.ts'
import type { SearchableSettingsQueryResult } from '#gateway/content/groq.generated.ts'
import { documentModules } from '#gateway/content/documents/all-documents.ts'
import { createAnchors } from '#schema/anchors.ts'
import { type FromOutside, usable } from '#gateway/content/map/outside.ts'
import { words } from '#gateway/content/map/plain-text.ts'
import { richText, richTextFields } from '#gateway/content/map/rich-text.ts'
import { readPages } from '#gateway/content/read-pages.ts'
import type { ContentReader } from '#gateway/content/reader.ts'
import { officesId } from '#schema/contact.ts'
import { defineQuery } from 'groq'
import { indexRead, type Searchable } from '#gateway/content/documents/document-module.ts'

/** Words that people type, and the documents they are looking for, the best first. */
export interface SearchWords {
  readonly words: readonly string[]
  readonly leadsTo: readonly string[]
  /** Whether they are about dying, violence or despair. */
  readonly isSensitive?: boolean
  /** Shown above the results; null for most. */
  readonly answer?: RichText | null
}

export interface SearchableContent {
  readonly entries: readonly Searchable[]
  readonly words: readonly SearchWords[]
}

/** The offices, which have no page of their own, and editors' search words. */
const searchableSettingsQuery = defineQuery(`{
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{
    supportPhone, offices[]{ _key, name, street, suburb, state, postcode, phone }
  },
  "searchWords": *[_type == "searchWords"] | order(_id asc){
    words, isSensitive, "leadsTo": leadsTo[]._ref, "answer": answer[]${richTextFields}
  }
}`)

/** What editors say in the field of a document that people type who look for it. */
const wordsOfDocumentsQuery = defineQuery(`*[defined(searchWords) && _id > $after] | order(_id asc)[0...500]{
  _id, searchWords
}`)

type Settings = FromOutside<SearchableSettingsQueryResult> | null

const officeEntries = (found: Settings): Searchable[] =>
  usable(found?.settings?.offices, ({ _key, name, street, suburb, state, postcode, phone }) =>
    _key && name
      ? {
          id: `office-${_key}`,
          kind: 'PAGE',
          title: `${name} office`,
          address: `/contact-us#${officesId}`,
          summary: `${words(street, words(suburb, state, postcode).join(' ')).join(', ')}. Phone ${words(phone, found?.settings?.supportPhone).join(' or ')}.`,
          headings: [],
          body: [],
          otherWords: words(phone, found?.settings?.supportPhone),
        }
      : null,
  )

const editorsWords = (found: Settings): SearchWords[] =>
  usable(found?.searchWords, (item) => ({
    words: words(...(item.words ?? [])),
    leadsTo: usable(item.leadsTo, (id) => id),
    isSensitive: item.isSensitive === true,
    answer: item.answer ? richText(item.answer, createAnchors()) : null,
  }))

/** Everything that the search can find. */
export async function searchableContent(reader: ContentReader): Promise<SearchableContent> {
  const [settings, pages, ...documents] = await Promise.all([
    reader.read(searchableSettingsQuery, {}, indexRead),
    readPages((after) => reader.read(wordsOfDocumentsQuery, { after }, indexRead)),
    ...Object.values(documentModules).map(({ searchable }) => searchable(reader)),
  ])
  const ofDocuments = usable(pages.flat(), ({ _id: id, searchWords }) =>
    id ? { words: words(...(searchWords ?? [])), leadsTo: [id] } : null,
  )
  return {
    entries: [...documents.flat(), ...officeEntries(settings)],
    words: [...editorsWords(settings), ...ofDocuments],
  }
}
