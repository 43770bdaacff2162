/** Documents as lists and blocks show them; null for one without a name or an address. */
import type {
  JobSummary,
  PageSummary,
  PostSummary,
  PublicationSummary,
  Service,
  StorySummary,
  VisualStorySummary,
} from '#gateway/types.generated.ts'
import type { PageByPathQueryResult, PostsQueryResult, SharedQueryResult } from '#gateway/content/groq.generated.ts'
import { documentAddress } from '#schema/document-address.ts'
import { image, pictureFields } from './image.ts'
import { type FromOutside, usable } from './outside.ts'

type BlockResult = NonNullable<NonNullable<PageByPathQueryResult>['blocks']>[number]

export const postSummaryFields = `{ _id, "slug": slug.current, title, summary, publishedAt, topics, "picture": picture${pictureFields} }`

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

export const serviceFields = `{ _id, name, summary, "path": page->path, "picture": picture${pictureFields} }`

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

export const pageSummaryFields = `{ _id, path, title, lead }`

export const pageSummary = ({ _id, path, title, lead }: NonNullable<FromOutside<PageResult>>): PageSummary | null =>
  _id && path && title ? { __typename: 'PageSummary', id: _id, path, title, lead: lead ?? '' } : null

type PageResult = Extract<BlockResult, { _type: 'relatedPagesBlock' }>['pages'][number]

export const jobSummaryFields = `{ _id, "slug": slug.current, title, summary, place, hours, closesOn }`

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

export const publicationSummaryFields = `{ _id, "slug": slug.current, kind, title, summary, publishedOn }`

/** The path of a publication depends on its kind; one of an unknown kind has no path. */
export function publicationSummary(content: NonNullable<FromOutside<PublicationResult>>): PublicationSummary | null {
  const { _id, slug, kind, title, summary, publishedOn } = content
  const path = documentAddress({ type: 'publication', slug, kind })
  if (!_id || !path || !title) return null
  return {
    __typename: 'PublicationSummary',
    id: _id,
    path,
    title,
    summary: summary ?? '',
    publishedOn,
  }
}

type PublicationResult = Extract<BlockResult, { _type: 'publicationListBlock' }>['publications'][number]

export const storySummaryFields = `{ _id, "slug": slug.current, name, title, summary, "picture": picture${pictureFields} }`

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

export const visualStorySummaryFields = `{ _id, "slug": slug.current, title, summary, "picture": moments[0].picture${pictureFields} }`

export const visualStorySummary = (story: NonNullable<FromOutside<VisualStoryResult>>): VisualStorySummary | null =>
  story._id && story.slug && story.title
    ? {
        __typename: 'VisualStorySummary',
        id: story._id,
        slug: story.slug,
        title: story.title,
        summary: story.summary ?? '',
        picture: image(story.picture),
      }
    : null

type VisualStoryResult = Extract<BlockResult, { _type: 'visualStoryListBlock' }>['visualStories'][number]
