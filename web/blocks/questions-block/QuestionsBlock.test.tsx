import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderExample } from '#tests/helpers/render-example.tsx'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'
import { examples } from './examples.ts'
import { QuestionsBlock } from './QuestionsBlock.tsx'

const openQuestions = () =>
  screen
    .getAllByRole('group')
    .filter((details) => details instanceof HTMLDetailsElement && details.open)
    .map((details) => details.querySelector('summary')?.textContent)

test('all questions are closed at first, and a press opens one of them', async () => {
  renderExample(<QuestionsBlock block={examples.full} />)
  expect(openQuestions()).toEqual([])
  await userEvent.click(screen.getByText('How long do I wait?'))
  expect(openQuestions()).toEqual(['How long do I wait?'])
})

test('an address with the hash of an answer opens only its question', () => {
  renderExample(<QuestionsBlock block={examples.full} />, '/resources/faq#how-long')
  expect(openQuestions()).toEqual(['How long do I wait?'])
})

test('a link within the site opens the question, even if it was closed in the meantime', async () => {
  renderExample(
    <>
      <ContentLink href="/resources/faq#how-long">The wait</ContentLink>
      <QuestionsBlock block={examples.full} />
    </>,
    '/resources/faq',
  )
  await userEvent.click(screen.getByRole('link', { name: 'The wait' }))
  await waitFor(() => expect(openQuestions()).toEqual(['How long do I wait?']))
  await userEvent.click(screen.getByText('How long do I wait?'))
  expect(openQuestions()).toEqual([])
  await userEvent.click(screen.getByRole('link', { name: 'The wait' }))
  await waitFor(() => expect(openQuestions()).toEqual(['How long do I wait?']))
})
