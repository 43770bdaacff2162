import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderExample } from '#tests/helpers/render-example.tsx'
import { examples } from './examples.ts'
import { length } from './length.ts'
import { VideoListBlock } from './VideoListBlock.tsx'

test('a video has native controls and captions, preloads only its metadata, and never autoplays', () => {
  renderExample(<VideoListBlock block={examples.full} />)
  const film = screen.getByLabelText('Opening a jar', { selector: 'video' })
  expect(film.hasAttribute('controls')).toBe(true)
  expect(film.hasAttribute('autoplay')).toBe(false)
  expect(film.getAttribute('preload')).toBe('metadata')
  expect(film.getAttribute('poster')).toBe('/images/ramp.jpg?w=500&auto=format')
  const track = film.querySelector('track')
  expect([track?.kind, track?.getAttribute('src'), track?.srclang, track?.default]).toEqual([
    'captions',
    '/files/jar.vtt',
    'en-AU',
    true,
  ])
})

test.each([
  ['full', '1 minute 20 seconds, with captions. The voice describes everything that’s shown. Download “Opening a jar”'],
  ['missingParts', 'Download “Opening a jar”'],
] as const)(
  '%s: below the film are its length and its descriptions, if it has them, and its download',
  (name, words) => {
    renderExample(<VideoListBlock block={examples[name]} />)
    const download = screen.getByRole('link', { name: 'Download “Opening a jar” (MP4, 2.4 MB)' })
    expect(download.parentElement?.textContent).toBe(`${words} (MP4, 2.4 MB)`)
  },
)

test('the transcript follows the video, with headings below the video’s title', () => {
  renderExample(<VideoListBlock block={examples.withoutCaptions} />)
  expect(screen.getByText('Transcript of “Opening a jar”').tagName).toBe('SUMMARY')
  expect(screen.getByText('Before you start').tagName).toBe('H4')
})

test('a video without captions has no player', () => {
  const { container } = renderExample(<VideoListBlock block={examples.withoutCaptions} />)
  expect(container.querySelector('video')).toBeNull()
  expect(screen.getByText('This video isn’t ready yet. You can read its transcript.')).toBeTruthy()
})

test.each([
  [80, '1 minute 20 seconds'],
  [121, '2 minutes 1 second'],
  [60, '1 minute'],
  [45, '45 seconds'],
])('%i seconds are %s', (seconds, words) => {
  expect(length(seconds)).toBe(words)
})
