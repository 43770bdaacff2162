import { BlockSection } from '#web/blocks/block-section/BlockSection.tsx'
import { RichText } from '#web/blocks/rich-text/RichText.tsx'
import type { VideoListBlock_BlockFragment } from '#web/graphql/generated.ts'
import { length } from './length.ts'
import styles from './VideoListBlock.module.css'

type Video = VideoListBlock_BlockFragment['videos'][number]

/** Videos, each with captions and a transcript. Nothing autoplays. */
export function VideoListBlock({ block }: { block: VideoListBlock_BlockFragment }) {
  return (
    <BlockSection id={block.key} heading={block.heading}>
      {block.videos.length > 0 ? (
        <ul role="list" className={styles['videos']}>
          {block.videos.map((video) => (
            <li key={video.id}>
              <VideoWithTranscript video={video} />
            </li>
          ))}
        </ul>
      ) : (
        <p>There are no videos yet.</p>
      )}
    </BlockSection>
  )
}

/** A video with captions, a descriptive transcript and descriptions in the narration: WCAG 1.2.2, 1.2.3, 1.2.5 and 1.2.8. */
function VideoWithTranscript({
  video: { anchor, title, summary, seconds, hasIntegratedDescription, film, poster, transcript },
}: {
  video: Video
}) {
  return (
    <>
      <h3 id={anchor}>{title}</h3>
      <p className={styles['text']}>{summary}</p>
      {film ? (
        <>
          <video
            className={styles['film']}
            aria-label={title}
            controls
            playsInline
            preload="metadata"
            width={1280}
            height={720}
            {...(poster && { poster: poster.url })}
          >
            <source src={film.url} type="video/mp4" />
            <track kind="captions" src={film.captionsUrl} srcLang="en-AU" label="English" default />
          </video>
          <p className={styles['text']}>
            {seconds > 0 && `${length(seconds)}, with captions. `}
            {hasIntegratedDescription && 'The voice describes everything that’s shown. '}
            {/* On paper a promise without its file. */}
            <a href={film.url} data-screen-only="">
              Download “{title}” ({film.typeAndSize})
            </a>
          </p>
        </>
      ) : (
        <p>This video isn’t ready yet. You can read its transcript.</p>
      )}
      {transcript.nodes.length > 0 && (
        <details className={styles['transcript']}>
          <summary>Transcript of “{title}”</summary>
          <RichText text={transcript} under={3} />
        </details>
      )}
    </>
  )
}
