import type { Page } from '#gateway/types.generated.ts'
import type { PageByPathQueryResult } from '#gateway/content/groq.generated.ts'
import { endOfJob } from './job.ts'
import { createAnchors } from '#gateway/content/map/anchors.ts'
import { block } from '#gateway/content/map/blocks.ts'
import { image } from '#gateway/content/map/image.ts'
import { type FromOutside, usable } from '#gateway/content/map/outside.ts'
import { type ContentReader, longestAddress, nearest } from '#gateway/content/reader.ts'
import { defineQuery } from 'groq'
import {
  isOpenJob,
  isPublishedPost,
  jobSummaryFields,
  linkFields,
  nextJobAt,
  nextPostAt,
  pictureFields,
  postSummaryFields,
  publicationSummaryFields,
  richTextFields,
  serviceFields,
  storySummaryFields,
  videoFields,
} from './fragments.ts'

/** One page by `$path`, its blocks with everything that they show: a page is this query and the shell's. */
const pageByPathQuery =
  defineQuery(`*[_type == "page" && path == $path && (!defined(expiresAt) || dateTime(expiresAt) > dateTime(now()))][0]{
  _id, path, title, lead, description, lastReviewed, expiresAt,
  "picture": picture${pictureFields},
  "easyRead": *[_type == "easyRead" && page._ref == ^._id][0].slug.current,
  "blocks": blocks[]{
    _type, _key,
    _type == "callToActionBlock" => { heading, text, "links": links[]${linkFields} },
    _type == "cardGridBlock" => { heading, intro, "cards": cards[]{ "link": link${linkFields}, text, "picture": picture${pictureFields} } },
    _type == "contactPanelBlock" => { heading, text },
    _type == "heroBlock" => { "picture": picture${pictureFields}, "ways": ways[]{ "link": link${linkFields}, text } },
    _type == "imageBlock" => { "picture": picture${pictureFields} },
    _type == "inShortBlock" => { points },
    _type == "jobListBlock" => {
      heading, emptyText,
      "jobs": *[${isOpenJob}] | order(closesOn asc, _id asc)${jobSummaryFields},
      "nextJobAt": ${nextJobAt}
    },
    _type == "latestPostsBlock" => {
      heading,
      "posts": *[${isPublishedPost}] | order(publishedAt desc)[0...3]${postSummaryFields},
      "nextPostAt": ${nextPostAt}
    },
    _type == "peopleBlock" => { heading, "people": people[]->{ _id, name, role, about, "picture": picture${pictureFields} } },
    _type == "publicationListBlock" => {
      heading,
      "publications": *[_type == "publication" && kind == ^.kind] | order(publishedOn desc, _id asc)${publicationSummaryFields}
    },
    _type == "questionsBlock" => { heading, "questions": questions[]->{ _id, question, "answer": answer[]${richTextFields} } },
    _type == "quoteBlock" => { "quote": text, speaker },
    _type == "relatedPagesBlock" => { heading, "pages": pages[]->{ _id, path, title, lead } },
    _type == "richTextBlock" => { "richText": text[]${richTextFields} },
    _type == "serviceListBlock" => { heading, intro, "services": *[_type == "service"] | order(order asc)${serviceFields} },
    _type == "stepsBlock" => { heading, "steps": steps[]{ title, "text": text[]${richTextFields} } },
    _type == "storyListBlock" => { heading, "stories": *[_type == "story"] | order(title asc)${storySummaryFields} },
    _type == "tableBlock" => { caption, columns, "rows": rows[]{ "cells": cells[]{ "text": text[]${richTextFields} } } },
    _type == "videoListBlock" => { heading, "videos": videos[]->${videoFields} }
  }
}`)

/** When the page, or a list on it, stops being as it is. */
const pageValidUntil = (page: FromOutside<PageByPathQueryResult>): number =>
  nearest(
    page?.expiresAt,
    ...usable(page?.blocks, (content) => content).flatMap((content) => {
      if (content._type === 'latestPostsBlock') return [content.nextPostAt]
      if (content._type === 'jobListBlock') return [content.nextJobAt, ...usable(content.jobs, endOfJob)]
      return []
    }),
  )

/** What was told of blocks of unknown types: once is enough, and a page is read often. */
const told = new Set<string>()

/** The page at a path; null when it has no document, or none any more. */
export async function pageByPath(reader: ContentReader, path: string): Promise<Page | null> {
  if (path.length > longestAddress) return null
  const found: FromOutside<PageByPathQueryResult> = await reader.read(pageByPathQuery, { path }, pageValidUntil)
  if (!found?._id || !found.path) return null
  const anchors = createAnchors()
  const onUnknown = (type: string) => {
    const key = `${found._id} ${type}`
    if (told.has(key)) return
    told.add(key)
    reader.logger.warn({ page: found._id, type }, 'A page has a block of an unknown type; it is left out')
  }
  return {
    __typename: 'Page',
    id: found._id,
    path: found.path,
    title: found.title ?? '',
    lead: found.lead ?? '',
    description: found.description ?? '',
    picture: image(found.picture),
    lastReviewed: found.lastReviewed,
    easyReadPath: found.easyRead ? `/easy-read/${encodeURIComponent(found.easyRead)}` : null,
    blocks: usable(found.blocks, (content, index) =>
      block(content, { key: content._key ?? String(index), anchors }, onUnknown),
    ),
  }
}
