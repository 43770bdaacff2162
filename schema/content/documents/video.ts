import type { ContentType } from '#schema/content/content-type.ts'
import { searchWordsField } from '#schema/content/search-words-field.ts'

/** A video with its captions and transcript. Both are required for accessibility. */
export const video = {
  name: 'video',
  title: 'Video',
  type: 'document',
  fields: [
    { name: 'slug', title: 'Slug', type: 'slug', isRequired: true },
    { name: 'title', title: 'Title', type: 'string', isRequired: true },
    { name: 'summary', title: 'Summary', type: 'text', isRequired: true },
    { name: 'seconds', title: 'Length in seconds', type: 'number', isRequired: true },
    { name: 'publishedOn', title: 'Published', type: 'date', description: 'Search engines show no video without it.' },
    { name: 'file', title: 'Film', type: 'file', isRequired: true, description: 'MP4.' },
    {
      name: 'captions',
      title: 'Captions',
      type: 'file',
      isRequired: true,
      description: 'WebVTT: every word, who speaks, and sounds that matter.',
    },
    { name: 'poster', title: 'Picture before it plays', type: 'picture' },
    {
      name: 'transcript',
      title: 'Descriptive transcript',
      type: 'richText',
      isRequired: true,
      description: 'What is said and what is seen.',
    },
    {
      name: 'hasIntegratedDescription',
      title: 'The narration says everything shown',
      type: 'boolean',
      description: 'On only when someone has listened without looking.',
    },
    { name: 'descriptionReviewedOn', title: 'Description reviewed', type: 'date' },
    searchWordsField,
  ],
} as const satisfies ContentType
