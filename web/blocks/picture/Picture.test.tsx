import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderExample } from '#web/blocks/render-example.tsx'
import { captioned, decoration, drawing, photo } from './examples.ts'
import { Figure } from './Figure.tsx'
import { Picture } from './Picture.tsx'

const attributesOf = (element: Element) =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))

test('[S47] a picture asks for width 500, keeps its place free, and offers wider ones', () => {
  renderExample(<Picture picture={photo} sizes="50vw" />)
  expect(attributesOf(screen.getByRole('img'))).toMatchObject({
    src: '/images/ramp.jpg?w=500&auto=format',
    srcset: photo.srcset,
    sizes: '50vw',
    width: '1600',
    height: '1200',
    alt: photo.alt,
    loading: 'lazy',
  })
})

test('a drawing scales by itself: no srcset, no sizes', () => {
  renderExample(<Picture picture={drawing} />)
  expect(attributesOf(screen.getByRole('img'))).not.toHaveProperty('sizes')
})

test('the picture that is seen first does not wait', () => {
  renderExample(<Picture picture={photo} isPriority />)
  expect(attributesOf(screen.getByRole('img'))).not.toHaveProperty('loading')
})

test('decoration has an empty alt, so nobody hears of it', () => {
  renderExample(<Picture picture={decoration} />)
  expect(screen.getByRole('presentation').getAttribute('alt')).toBe('')
})

test('a caption makes a figure', () => {
  renderExample(<Figure picture={captioned} />)
  expect(screen.getByRole('figure').textContent).toBe('The ramp was built in two days.')
})

test('without a caption there is only the picture', () => {
  renderExample(<Figure picture={photo} />)
  expect(screen.queryByRole('figure')).toBeNull()
})
