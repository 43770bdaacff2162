import type { EasyRead, Link } from '#gateway/types.generated.ts'
import type { EasyReadBySlugQueryResult } from '#gateway/content/groq.generated.ts'
import { image, pictureFields } from '#gateway/content/map/image.ts'
import { link, linkFields, safeHref } from '#gateway/content/map/link.ts'
import { type FromOutside, usable } from '#gateway/content/map/outside.ts'
import { words } from '#gateway/content/map/plain-text.ts'
import { pageSummary, pageSummaryFields } from '#gateway/content/map/summaries.ts'
import { type ContentReader, longestAddress } from '#gateway/content/reader.ts'
import { defineQuery } from 'groq'
import { telHref } from '#schema/contact.ts'
import { type DocumentModule, indexRead, type Searchable, titled, withDraft } from './document-module.ts'

export const isShownEasyRead = `_type == "easyRead"`

const isEasyRead = `_type == "easyRead" && lower(slug.current) == $slug`
const shownEasyRead = `*[${isEasyRead}][0]`

/** An Easy Read version by `$slug`. */
const easyReadBySlugQuery = defineQuery(`${shownEasyRead}{
  _id, "slug": slug.current, title,
  "page": page->${pageSummaryFields},
  "lines": lines[]{
    heading, "picture": picture${pictureFields}, sentences,
    "phone": phone->{ value, href, supportPhone }, "link": link${linkFields}
  },
  "words": words[]->{ word, meaning }
}`)
const easyReadDraftQuery = withDraft(easyReadBySlugQuery, shownEasyRead, isEasyRead)

const searchableEasyReadsQuery = defineQuery(`*[${isShownEasyRead}] | order(_id asc){
  _id, "slug": slug.current, title, "of": page->title, "lines": lines[]{ sentences }
}`)

type Phone = NonNullable<NonNullable<FromOutside<EasyReadBySlugQueryResult>>['lines']>[number]

/** The phone number of a fact, or the provider's; null without one. */
function phoneLink(phone: NonNullable<Phone>['phone'] | undefined): Link | null {
  const label = phone?.value ?? phone?.supportPhone
  if (!label) return null
  const href = safeHref(phone?.href ?? telHref(label))
  return href === null ? null : { __typename: 'Link', label, href }
}

/**
 * An Easy Read version; null when the slug is unknown. A line without words is left out; one without a picture remains.
 */
export async function easyReadBySlug(reader: ContentReader, slug: string): Promise<EasyRead | null> {
  if (slug.length > longestAddress) return null
  const found = await reader.read(easyReadBySlugQuery, { slug }, { draftQuery: easyReadDraftQuery })
  if (!found?._id || !found.slug || !found.title) return null
  return {
    __typename: 'EasyRead',
    id: found._id,
    slug: found.slug,
    title: found.title,
    fullPage: found.page && pageSummary(found.page),
    lines: usable(found.lines, (line) => {
      const sentences = usable(line.sentences, (sentence) => sentence || null)
      if (sentences.length === 0) return null
      return {
        __typename: 'EasyReadLine',
        heading: line.heading || null,
        picture: image(line.picture),
        sentences,
        links: [phoneLink(line.phone), link(line.link)].filter((item) => item !== null),
      }
    }),
    words: usable(found.words, ({ word, meaning }) => {
      const sentences = usable(meaning, (sentence) => sentence || null)
      return word && sentences.length > 0 ? { __typename: 'EasyReadWord', word, meaning: sentences } : null
    }),
  }
}

async function searchable(reader: ContentReader): Promise<Searchable[]> {
  const versions = await reader.read(searchableEasyReadsQuery, {}, indexRead)
  return usable(versions, (version) =>
    titled('EASY_READ', 'easyRead', version, {
      headings: [],
      body: usable(version.lines, ({ sentences }) => words(...(sentences ?? [])).join(' ') || null),
      otherWords: words('Easy Read', version.of && `Easy Read ${version.of}`),
    }),
  )
}

export const easyRead = { searchable } satisfies DocumentModule
