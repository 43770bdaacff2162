import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { renderRoute } from '#tests/helpers/render-route.tsx'
import { decoration } from '#web/blocks/picture/examples.ts'
import type { SayQuery } from '#web/graphql/generated.ts'
import * as say from './say.tsx'

type Board = NonNullable<SayQuery['board']>

const choice = (word: string, path: string) => ({ __typename: 'BoardChoice' as const, word, path, picture: decoration })

const first: Board = {
  __typename: 'BoardStep',
  chosen: [],
  sentence: null,
  question: {
    __typename: 'BoardQuestion',
    id: 'first',
    question: 'What do you want?',
    choices: [choice('My chair', '/say/chair'), choice('Pain or danger', '/say/danger')],
  },
  phones: [],
  link: null,
  isComplaint: false,
}

const page: NonNullable<SayQuery['page']> = {
  __typename: 'Page',
  id: 'page-say',
  title: 'I want …',
  lead: 'Point to a picture.',
  description: 'A board of pictures.',
  picture: null,
  lastReviewed: null,
  easyReadPath: null,
  blocks: [],
}

const show = (address: string, board: Board | null) =>
  renderRoute(say, {
    pattern: address === '/say' ? '/say' : '/say/:slug',
    address,
    answer: { page, board },
  })

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('the board is links with a picture and a word each, in the order of their rows', async () => {
  const { container } = show('/say', first)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('I want …')
  const links = within(screen.getByText('My chair').closest('ul') ?? document.body).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['My chair', '/say/chair'],
    ['Pain or danger', '/say/danger'],
  ])
  await expectNoViolations(container)
})

test('danger shows the numbers to call before the next pictures', async () => {
  const { container } = show('/say/danger', {
    ...first,
    sentence: 'I need help now.',
    chosen: [choice('Pain or danger', '/say')],
    phones: [{ __typename: 'Link', label: 'Ambulance: 000', href: 'tel:000' }],
    question: {
      ...first.question,
      question: 'What is wrong?',
      choices: [choice('It hurts', '/say/danger_hurts')],
    } as never,
  })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('I need help now.')
  expect(screen.getByRole('heading', { level: 2, name: 'What is wrong?' })).toBeTruthy()
  const call = screen.getByRole('link', { name: 'Ambulance: 000' })
  expect(
    call.compareDocumentPosition(screen.getByRole('link', { name: 'It hurts' })) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy()
  expect(hrefOf('Change: Pain or danger')).toBe('/say')
  await expectNoViolations(container)
})

test('a complete sentence can be sent, be called or be read about', async () => {
  const { container } = show('/say/chair_hurts', {
    ...first,
    sentence: 'My chair hurts me.',
    chosen: [choice('My chair', '/say'), choice('It hurts', '/say/chair')],
    question: null,
    link: { __typename: 'Link', label: 'About chairs', href: '/services' },
  })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('My chair hurts me.')
  expect(hrefOf('Send this to us')).toBe('/say/send/chair_hurts')
  expect(hrefOf('About chairs')).toBe('/services')
  expect(hrefOf('Start again')).toBe('/say')
  expect(document.title).toBe('My chair hurts me. What would you like to do? – Wide Verandah')
  await expectNoViolations(container)
})

test('a complaint is sent as feedback', async () => {
  show('/say/complain_wait', { ...first, sentence: 'I’ve been waiting too long.', question: null, isComplaint: true })
  await screen.findByRole('heading', { level: 1, name: 'I’ve been waiting too long.' })
  expect(hrefOf('Send this as a complaint')).toBe('/contact-us/feedback?say=complain_wait')
})

test('choices that do not follow each other are not found', async () => {
  show('/say/nothing', null)
  expect(await screen.findByText('Status 404')).toBeTruthy()
})
