import type { Video } from '#gateway/types.generated.ts'
import type { Anchors } from '#schema/anchors.ts'
import { file, fileFields, wholeNumber } from '#gateway/content/map/file.ts'
import { image, pictureFields } from '#gateway/content/map/image.ts'
import { usable } from '#gateway/content/map/outside.ts'
import { plainText } from '#gateway/content/map/plain-text.ts'
import { richText, richTextFields } from '#gateway/content/map/rich-text.ts'
import { type BlockContent, type BlockModule, never } from './block-module.ts'

export const videoListBlockFields = `{
  heading,
  "videos": videos[]->{
    _id, title, summary, seconds, publishedOn, hasIntegratedDescription,
    "file": file${fileFields}, "captions": captions${fileFields}, "poster": poster${pictureFields},
    "transcript": transcript[]${richTextFields}
  }
}`

type VideoContent = NonNullable<NonNullable<BlockContent<'videoListBlock'>['videos']>[number]>

/** A video is shown only with its captions; without them only the transcript is. */
function video(content: VideoContent, anchors: Anchors): Video | null {
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

export const videoListBlock: BlockModule<'videoListBlock', 'VideoListBlock'> = {
  map: ({ heading, videos }, { key, anchors }) =>
    heading
      ? { __typename: 'VideoListBlock', key, heading, videos: usable(videos, (content) => video(content, anchors)) }
      : null,
  text: ({ videos }) => ({
    headings: [],
    body: [],
    parts: videos.map(({ id, title, anchor, summary, transcript }) => ({
      ...plainText(transcript),
      id,
      kind: 'VIDEO',
      title,
      anchor,
      summary,
      otherWords: [],
    })),
  }),
  explain: (block, { aside }) => ({
    ...block,
    videos: block.videos.map((item) => ({ ...item, transcript: aside(item.transcript) })),
  }),
  changesAt: never,
}
