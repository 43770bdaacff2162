import { photo } from '#web/blocks/picture/examples.ts'
import { heading, paragraph, textOf } from '#web/blocks/rich-text/examples.ts'
import type { VideoListBlock_BlockFragment } from '#web/graphql/generated.ts'

const video: VideoListBlock_BlockFragment['videos'][number] = {
  __typename: 'Video',
  id: 'video-jar',
  anchor: 'opening-a-jar',
  title: 'Opening a jar',
  summary: 'A strip of rubber does what a strong hand does.',
  publishedOn: '2026-10-06',
  seconds: 80,
  hasIntegratedDescription: true,
  film: {
    __typename: 'Film',
    url: '/files/jar.mp4',
    captionsUrl: '/files/jar.vtt',
    typeAndSize: 'MP4, 2.4 MB',
  },
  poster: photo,
  transcript: textOf(heading(2, 'Before you start', 'before-you-start'), paragraph('A jar stands on a bench.')),
}

const minimal: VideoListBlock_BlockFragment = {
  __typename: 'VideoListBlock',
  key: 'videos',
  heading: 'Videos',
  videos: [],
}

export const examples = {
  minimal,
  full: { ...minimal, videos: [video, { ...video, id: 'video-tap', anchor: 'a-tap', title: 'A tap', poster: null }] },
  withoutCaptions: { ...minimal, videos: [{ ...video, film: null }] },
  missingParts: {
    ...minimal,
    videos: [{ ...video, seconds: 0, hasIntegratedDescription: false, poster: null, transcript: textOf() }],
  },
  longWords: { ...minimal, videos: [{ ...video, title: 'Jar-opening-equipment-'.repeat(8) }] },
} satisfies Record<string, VideoListBlock_BlockFragment>
