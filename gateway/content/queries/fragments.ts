/**
 * Projections that several queries share. Each has the fields that gateway/content/map reads, with references resolved.
 */

/**
 * A query for a preview: the draft, `$draft`, replaces the published document if `condition` matches it. The rest of
 * the query is unchanged, so lists show no other draft.
 */
export const withDraft = (query: string, published: string, condition: string): string =>
  query.replace(published, () => `coalesce([$draft][${condition}][0], ${published})`)

/** The target of a reference to a page or post. */
const target = `{ _type, path, "slug": slug.current }`

export const pictureFields = `{ "asset": asset._ref, alt, isDecorative, caption }`

export const linkFields = `{ label, href, hash, "to": to->${target} }`

export const richTextFields = `{
  _type, _key, style, listItem, level,
  "children": children[]{
    _type, _key, text, marks,
    "fact": fact->{ value, href, asAt, isDated, daysShown, sourceName, sourceUrl }
  },
  "markDefs": markDefs[]{ _type, _key, href, hash, code, "to": to->${target} }
}`

/** The fields of blocks in pages and publications; the mapping of page blocks reads both. */
export const textAndTableFields = `
    _type == "richTextBlock" => { "richText": text[]${richTextFields} },
    _type == "tableBlock" => { caption, columns, "rows": rows[]{ "cells": cells[]{ "text": text[]${richTextFields} } } }`

export const postSummaryFields = `{ _id, "slug": slug.current, title, summary, publishedAt, topics, "picture": picture${pictureFields} }`

export const serviceFields = `{ _id, name, summary, "path": page->path, "picture": picture${pictureFields} }`

/** The only definition of which posts are published. */
export const isPublishedPost = `_type == "post" && dateTime(publishedAt) <= dateTime(now())`

/** When the next post appears. A result that lists posts is valid until then. */
export const nextPostAt = `*[_type == "post" && dateTime(publishedAt) > dateTime(now())] | order(dateTime(publishedAt) asc)[0].publishedAt`

/** Newest first. Compared as text, times with different zones would be in the wrong order. */
export const newestPosts = `*[${isPublishedPost}] | order(dateTime(publishedAt) desc, _id asc)`

export const fileFields = `{ "asset": asset._ref, "size": asset->size }`

/** The end of a job's last day in Brisbane, which has no daylight saving. */
export const jobCloses = `dateTime(closesOn + "T23:59:59+10:00")`

export const isPublishedJob = `_type == "job" && dateTime(publishedAt) <= dateTime(now())`

/** The only definition of which jobs are open. */
export const isOpenJob = `${isPublishedJob} && ${jobCloses} > dateTime(now())`

/** When the next job appears. */
export const nextJobAt = `*[_type == "job" && dateTime(publishedAt) > dateTime(now())] | order(dateTime(publishedAt) asc)[0].publishedAt`

export const jobSummaryFields = `{ _id, "slug": slug.current, title, summary, place, hours, closesOn }`

export const publicationSummaryFields = `{ _id, "slug": slug.current, kind, title, summary, publishedOn, pageCount, "file": file${fileFields} }`

export const storySummaryFields = `{ _id, "slug": slug.current, name, title, summary, "picture": picture${pictureFields} }`

/** The glossary, as a field of every document whose terms are explained (gateway/content/map/explain.ts). */
export const glossaryFields = `"glossary": *[_type == "glossaryTerm"] | order(lower(term) asc, _id asc){ term, abbreviation, meaning, forms }`

export const videoFields = `{
  _id, title, summary, seconds, publishedOn, hasIntegratedDescription,
  "file": file${fileFields}, "captions": captions${fileFields}, "poster": poster${pictureFields},
  "transcript": transcript[]${richTextFields}
}`
