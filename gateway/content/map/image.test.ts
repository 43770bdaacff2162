import { expect, test } from 'vitest'
import { image, type PictureContent } from './image.ts'

const picture = (more: Partial<PictureContent> = {}): PictureContent => ({
  asset: 'image-Tb9Ew8CXIwaY6R1kjMvI0uRR-2000x3000-jpg',
  alt: 'A ramp to a front door',
  isDecorative: null,
  caption: null,
  ...more,
})

test('[S47] a picture is requested at width 500 with auto=format, from our own origin, and has its size and alt text', () => {
  expect(image(picture({ caption: 'In Townsville' }))).toMatchObject({
    url: '/images/Tb9Ew8CXIwaY6R1kjMvI0uRR-2000x3000.jpg?w=500&auto=format',
    width: 2000,
    height: 3000,
    alt: 'A ramp to a front door',
    caption: 'In Townsville',
  })
})

const srcset = (asset: string) => image(picture({ asset }))?.srcset?.split(', ')

test('[S47] other widths are listed in srcset, none wider than the original', () => {
  expect(srcset('image-abc-1000x10-png')).toEqual([
    '/images/abc-1000x10.png?w=320&auto=format 320w',
    '/images/abc-1000x10.png?w=500&auto=format 500w',
    '/images/abc-1000x10.png?w=800&auto=format 800w',
  ])
  expect(srcset('image-abc-5000x10-png')).toHaveLength(5)
  expect(srcset('image-abc-100x10-png')).toBeUndefined()
})

test('an SVG has no other widths', () => {
  expect(image(picture({ asset: 'image-abc-640x480-svg' }))).toMatchObject({
    url: '/images/abc-640x480.svg?w=500&auto=format',
    srcset: null,
  })
})

test('a decorative picture has an empty alt, whatever the content contains', () => {
  expect(image(picture({ isDecorative: true }))?.alt).toBe('')
  expect(image(picture({ alt: null }))?.alt).toBe('')
})

test.each([
  null,
  picture({ asset: null }),
  picture({ asset: '' }),
  picture({ asset: 'file-abc-pdf' }),
  picture({ asset: 'image-../../x-1x1-png' }),
  picture({ asset: 'image-abc-1x1-png?w=9' }),
])('%o is not a picture', (content) => {
  expect(image(content)).toBeNull()
})
