/** Documents as lists and blocks show them; null for one without a name or an address. */
import type {
  JobSummary,
  PageSummary,
  Person,
  PostSummary,
  PublicationSummary,
  Service,
  StorySummary,
  Video,
} from '#gateway/types.generated.ts'
import type { PageByPathQueryResult, PostsQueryResult, SharedQueryResult } from '#gateway/content/groq.generated.ts'
import { documentAddress } from '#schema/document-address.ts'
import type { Anchors } from './anchors.ts'
import { file } from './file.ts'
import { image } from './image.ts'
import { type FromOutside, usable } from './outside.ts'
import { richText } from './rich-text.ts'

export type BlockResult = NonNullable<NonNullable<PageByPathQueryResult>['blocks']>[number]

export const postSummary = (post: NonNullable<FromOutside<PostsQueryResult['posts'][number]>>): PostSummary | null =>
  post._id && post.slug && post.title && post.publishedAt
    ? {
        __typename: 'PostSummary',
        id: post._id,
        slug: post.slug,
        title: post.title,
        summary: post.summary ?? '',
        publishedAt: post.publishedAt,
        topics: usable(post.topics, (topic) => topic),
        picture: image(post.picture),
      }
    : null

export const service = (content: NonNullable<FromOutside<SharedQueryResult['services'][number]>>): Service | null =>
  content._id && content.name && content.path
    ? {
        __typename: 'Service',
        id: content._id,
        name: content.name,
        summary: content.summary ?? '',
        path: content.path,
        picture: image(content.picture),
      }
    : null

export const person = ({ _id, name, role, about, picture }: NonNullable<FromOutside<PersonResult>>): Person | null =>
  _id && name
    ? { __typename: 'Person', id: _id, name, role: role ?? '', about: about ?? '', picture: image(picture) }
    : null

type PersonResult = Extract<BlockResult, { _type: 'peopleBlock' }>['people'][number]

export const pageSummary = ({ _id, path, title, lead }: NonNullable<FromOutside<PageResult>>): PageSummary | null =>
  _id && path && title ? { __typename: 'PageSummary', id: _id, path, title, lead: lead ?? '' } : null

type PageResult = Extract<BlockResult, { _type: 'relatedPagesBlock' }>['pages'][number]

export const jobSummary = (job: NonNullable<FromOutside<JobResult>>): JobSummary | null =>
  job._id && job.slug && job.title && job.closesOn
    ? {
        __typename: 'JobSummary',
        id: job._id,
        slug: job.slug,
        title: job.title,
        summary: job.summary ?? '',
        place: job.place ?? '',
        hours: job.hours ?? '',
        closesOn: job.closesOn,
      }
    : null

type JobResult = Extract<BlockResult, { _type: 'jobListBlock' }>['jobs'][number]

/** The path of a publication depends on its kind; one of an unknown kind has no path. */
export function publicationSummary(content: NonNullable<FromOutside<PublicationResult>>): PublicationSummary | null {
  const { _id, slug, kind, title, summary, publishedOn, pageCount } = content
  const path = documentAddress({ type: 'publication', slug, kind })
  if (!_id || !path || !title) return null
  return {
    __typename: 'PublicationSummary',
    id: _id,
    path,
    title,
    summary: summary ?? '',
    publishedOn,
    file: file(content.file),
    pageCount: wholeNumber(pageCount),
  }
}

type PublicationResult = Extract<BlockResult, { _type: 'publicationListBlock' }>['publications'][number]

/** GraphQL's Int does not accept fractions. */
const wholeNumber = (value: number | null) => (typeof value === 'number' ? Math.round(value) : null)

export const storySummary = (story: NonNullable<FromOutside<StoryResult>>): StorySummary | null =>
  story._id && story.slug && story.title
    ? {
        __typename: 'StorySummary',
        id: story._id,
        slug: story.slug,
        name: story.name ?? '',
        title: story.title,
        summary: story.summary ?? '',
        picture: image(story.picture),
      }
    : null

type StoryResult = Extract<BlockResult, { _type: 'storyListBlock' }>['stories'][number]

/** A video is shown only with its captions; without them only the transcript is. */
export const video = (content: NonNullable<FromOutside<VideoResult>>, anchors: Anchors): Video | null => {
  const { _id, title, summary, seconds, publishedOn, transcript, hasIntegratedDescription } = content
  if (!_id || !title) return null
  const film = file(content.file)
  const captions = file(content.captions)
  return {
    __typename: 'Video',
    id: _id,
    anchor: anchors(title),
    title,
    summary: summary ?? '',
    seconds: wholeNumber(seconds) ?? 0,
    publishedOn,
    film: film &&
      captions && { __typename: 'Film', url: film.url, captionsUrl: captions.url, typeAndSize: film.typeAndSize },
    poster: image(content.poster),
    transcript: richText(transcript, anchors),
    hasIntegratedDescription: hasIntegratedDescription ?? false,
  }
}

type VideoResult = Extract<BlockResult, { _type: 'videoListBlock' }>['videos'][number]
