import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { renderRoute } from '#tests/helpers/render-route.tsx'
import { photo } from '#web/blocks/picture/examples.ts'
import type { VisualStoryQuery } from '#web/graphql/generated.ts'
import * as visualStory from './visual-story.tsx'

const homeVisit: NonNullable<VisualStoryQuery['visualStory']> = {
  __typename: 'VisualStory',
  id: 'visual-story-visit',
  title: 'When we visit you at home',
  summary: 'Who comes and what they do.',
  fullPage: {
    __typename: 'PageSummary',
    id: 'page-pathway',
    path: '/about/consumer-pathway',
    title: 'Consumer Pathway',
  },
  moments: ['We call you.', 'You open the door.', 'We sit down.'].map((sentence, index) => ({
    __typename: 'VisualStoryMoment',
    picture: { ...photo, url: `/images/${index + 1}.jpg`, alt: `Picture of: ${sentence}` },
    sentence,
  })),
  whoComes: ['A therapist comes.'],
  canRefuse: ['You can say no to a photo.'],
  canBring: [],
}

const show = (query = '') =>
  renderRoute(visualStory, {
    pattern: '/visual-stories/:slug',
    address: `/visual-stories/home-visit${query}`,
    answer: { visualStory: homeVisit },
  })

const wordsAndPicture = (moment: Element) => {
  const picture = moment.querySelector('img')
  return [moment.textContent, picture?.alt, picture?.getAttribute('src')?.split('?', 1)[0]]
}

const pointsOf = (name: string) =>
  screen.getByRole('heading', { level: 2, name }).closest('section')?.querySelector('ul')?.textContent

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('a visual story has all its pictures in order, each with one sentence, and who will come', async () => {
  const { container } = show()
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('When we visit you at home')
  const moments = within(screen.getByText('You open the door.').closest('ol') ?? document.body).getAllByRole('listitem')
  expect(moments.map(wordsAndPicture)).toEqual([
    ['1 We call you.', 'Picture of: We call you.', '/images/1.jpg'],
    ['2 You open the door.', 'Picture of: You open the door.', '/images/2.jpg'],
    ['3 We sit down.', 'Picture of: We sit down.', '/images/3.jpg'],
  ])
  expect(['Who will come', 'What you can say no to'].map(pointsOf)).toEqual([
    'A therapist comes.',
    'You can say no to a photo.',
  ])
  expect(screen.queryByRole('heading', { name: 'What you can bring' })).toBeNull()
  expect(hrefOf('See one picture at a time')).toBe('/visual-stories/home-visit?picture=1')
  expect(document.title).toBe('When we visit you at home – Wide Verandah')
  await expectNoViolations(container)
})

test('one picture at a time links to the next one, to the one before and to all pictures', async () => {
  const { container } = show('?picture=2')
  expect(await screen.findByRole('heading', { level: 2, name: 'Picture 2 of 3' })).toBeTruthy()
  const alone = screen.getByText('You open the door.').parentElement
  expect(alone && wordsAndPicture(alone)).toEqual([
    'You open the door.',
    'Picture of: You open the door.',
    '/images/2.jpg',
  ])
  expect(screen.queryByText('We call you.')).toBeNull()
  expect(hrefOf('Next picture')).toBe('/visual-stories/home-visit?picture=3')
  expect(hrefOf('Previous picture')).toBe('/visual-stories/home-visit?picture=1')
  expect(hrefOf('See all pictures')).toBe('/visual-stories/home-visit')
  expect(document.title).toBe('When we visit you at home, picture 2 of 3 – Wide Verandah')
  await expectNoViolations(container)
})

test('the last picture has no next one', async () => {
  show('?picture=3')
  expect(await screen.findByRole('heading', { level: 2, name: 'Picture 3 of 3' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Next picture' })).toBeNull()
})

test.each(['0', '4', 'two', '01', '999'])('picture %s does not exist', async (picture) => {
  show(`?picture=${picture}`)
  expect(await screen.findByText('Status 404')).toBeTruthy()
})
