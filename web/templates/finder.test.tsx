import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { decoration } from '#web/blocks/picture/examples.ts'
import { examples as texts } from '#web/blocks/rich-text/examples.ts'
import type { FinderQuery } from '#web/graphql/generated.ts'
import * as finder from './finder.tsx'
import { renderRoute } from '#tests/helpers/render-route.tsx'

type Step = NonNullable<FinderQuery['finder']>

const choice = (label: string, path: string, rest: object = {}) => ({
  __typename: 'FinderChoice' as const,
  label,
  hint: null,
  picture: null,
  path,
  isChosen: false,
  ...rest,
})

const start: Step = {
  __typename: 'FinderStep',
  given: [],
  question: {
    __typename: 'FinderQuestion',
    id: 'who',
    question: 'Who needs help?',
    hint: null,
    choices: [
      choice('I do', '/services/finder/me'),
      choice('I am not sure', '/services/finder/not-sure', { hint: 'Or both', picture: decoration }),
    ],
  },
  number: 1,
  of: 5,
  isChange: false,
  result: null,
}

const second: Step = {
  ...start,
  number: 2,
  question: {
    __typename: 'FinderQuestion',
    id: 'need',
    question: 'What is hard just now?',
    hint: 'Choose one.',
    choices: [choice('The stairs', '/services/finder/me_stairs', { isChosen: true })],
  },
  given: [
    {
      __typename: 'FinderGiven',
      id: 'who',
      question: 'Who needs help?',
      answer: 'I do',
      changePath: '/services/finder/change-1_me',
    },
  ],
}

const advice = (id: string, title: string, rest: object = {}) => ({
  __typename: 'FinderAdvice' as const,
  id,
  title,
  text: texts.minimal,
  link: null,
  hasPhone: false,
  ...rest,
})

const end: Step = {
  ...second,
  question: null,
  number: 3,
  of: 2,
  result: {
    __typename: 'FinderResult',
    services: [
      {
        __typename: 'Service',
        id: 'rails',
        name: 'Home modifications',
        summary: 'Rails and ramps.',
        path: '/services/home-modifications',
        picture: decoration,
      },
    ],
    urgent: [advice('now', 'Call us now', { hasPhone: true })],
    funding: [
      advice('ndis', 'The NDIS', {
        link: { __typename: 'Link', label: 'Read how the NDIS works with us', href: '/resources/ndis' },
      }),
    ],
    nextSteps: [advice('call', 'Call us', { hasPhone: true }), advice('write', 'Write to us')],
  },
}

const finderPage = {
  __typename: 'Page',
  id: 'page-finder',
  title: 'Find a Service',
  lead: 'A few questions.',
  description: 'A few questions lead to what may suit you.',
  lastReviewed: null,
  easyReadPath: null,
  picture: null,
  blocks: [],
}

const show = (step: Step | null, answers = '') =>
  renderRoute(finder, {
    pattern: answers ? '/services/finder/:slug' : '/services/finder',
    address: answers ? `/services/finder/${answers}` : '/services/finder',
    answer: { page: finderPage, finder: step },
  })

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

test('the start page shows the page’s title and the first question, with each answer as a link', async () => {
  const { container, requested } = show(start)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Find a Service')
  expect(requested).toEqual([{ path: '/services/finder', answers: '' }])
  const section = screen.getByRole('heading', { level: 2, name: 'Who needs help?' }).closest('section')
  expect(section?.textContent).toContain('Question 1 of 5')
  expect(linksIn(section ?? container)).toEqual([
    ['I do', '/services/finder/me'],
    ['I am not sure Or both', '/services/finder/not-sure'],
  ])
  expect(screen.queryByRole('heading', { name: 'Your answers so far' })).toBeNull()
  expect(document.title).toBe('Find a Service – Wide Verandah')
  await expectNoViolations(container)
})

test('a later question is the h1 and part of the title, with links to change the earlier answers', async () => {
  const { container, requested } = show(second, 'me')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('What is hard just now?')
  expect(requested).toEqual([{ path: '/services/finder', answers: 'me' }])
  expect(document.title).toBe('Question 2 of 5: What is hard just now? – Wide Verandah')
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  const given = screen.getByRole('region', { name: 'Your answers so far' })
  expect(linksIn(given)).toEqual([
    ['Change the answer to: Who needs help?', '/services/finder/change-1_me'],
    ['Start again', '/services/finder'],
  ])
  expect(screen.getByRole('link', { name: 'The stairs Your current answer' })).toBeTruthy()
  await expectNoViolations(container)
})

test('a question that is answered again is marked as a change', async () => {
  show({ ...second, isChange: true }, 'change-2_me_stairs')
  expect(await screen.findByText('Change your answer. Question 2 of 5')).toBeTruthy()
})

test('the outcome shows services, funding, next steps and the phone number', async () => {
  const { container } = show(end, 'me_stairs')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('What may suit you')
  expect(document.title).toBe('What may suit you – Wide Verandah')
  await screen.findByRole('heading', { level: 2, name: 'What may help' })
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(names.slice(0, 5)).toEqual([
    'Call us now',
    'What may help',
    'Who may pay',
    'What to do next',
    'Your answers so far',
  ])
  expect(screen.getByRole('link', { name: 'Home modifications' }).getAttribute('href')).toBe(
    '/services/home-modifications',
  )
  expect(screen.getByRole('link', { name: 'Read how the NDIS works with us' })).toBeTruthy()
  const steps = screen.getByRole('heading', { level: 2, name: 'What to do next' }).closest('section')
  expect(linksIn(steps ?? container)[0]?.[1]).toMatch(/^tel:/)
  await expectNoViolations(container)
})

test('an invalid sequence of answers is a 404; without questions the page still shows how to contact us', async () => {
  const { unmount } = show(null, 'nonsense')
  expect(await screen.findByText('Status 404')).toBeTruthy()
  unmount()
  show(null)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Find a Service')
  expect(screen.getByRole('heading', { level: 2, name: 'Talk to us' })).toBeTruthy()
})
