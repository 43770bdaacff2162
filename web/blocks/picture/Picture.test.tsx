import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderExample } from '#tests/helpers/render-example.tsx'
import { captioned, decoration, drawing, photo } from './examples.ts'
import { Figure, Picture } from './Picture.tsx'

const attributesOf = (element: Element) =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))

test('[S47] a picture requests width 500, reserves its space, and offers wider sources', () => {
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

test('a vector drawing has no srcset and no sizes', () => {
  renderExample(<Picture picture={drawing} />)
  expect(attributesOf(screen.getByRole('img'))).not.toHaveProperty('sizes')
})

test('a priority picture loads eagerly', () => {
  renderExample(<Picture picture={photo} isPriority />)
  expect(attributesOf(screen.getByRole('img'))).not.toHaveProperty('loading')
})

test('a decorative picture has an empty alt', () => {
  renderExample(<Picture picture={decoration} />)
  expect(screen.getByRole('presentation').getAttribute('alt')).toBe('')
})

test('a picture with a caption is a figure', () => {
  renderExample(<Figure picture={captioned} />)
  expect(screen.getByRole('figure').textContent).toBe('The ramp was built in two days.')
})

test('a picture without a caption is only an img', () => {
  renderExample(<Figure picture={photo} />)
  expect(screen.queryByRole('figure')).toBeNull()
})
