import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { photo } from '#web/blocks/picture/examples.ts'
import { examples as texts } from '#web/blocks/rich-text/examples.ts'
import type { StoryQuery } from '#web/graphql/generated.ts'
import { renderRoute } from '#tests/helpers/render-route.tsx'
import * as story from './story.tsx'

const joyce: NonNullable<StoryQuery['story']> = {
  __typename: 'Story',
  id: 'story-joyce',
  name: 'Joyce',
  title: 'Tea at her own bench',
  summary: 'A lower bench and a kettle that tips.',
  picture: photo,
  body: texts.minimal,
}

const show = (answer: StoryQuery['story']) =>
  renderRoute(story, {
    pattern: '/resources/consumer-stories/:slug',
    address: '/resources/consumer-stories/joyce',
    answer: { story: answer },
  })

test('a story shows the person’s name', async () => {
  const { requested, container } = show(joyce)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Tea at her own bench')
  expect(requested).toEqual([{ slug: 'joyce' }])
  expect(screen.getByText('The story of Joyce')).toBeTruthy()
  expect(screen.getByRole('img', { name: photo.alt })).toBeTruthy()
  expect(document.title).toBe('Tea at her own bench – Wide Verandah')
  await expectNoViolations(container)
})

test('a story without a name and a picture is still a page', async () => {
  const { container } = show({ ...joyce, name: '', picture: null })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText(/The story of/)).toBeNull()
  await expectNoViolations(container)
})

test('an unknown story is a 404', async () => {
  show(null)
  expect(await screen.findByText('Status 404')).toBeTruthy()
})
