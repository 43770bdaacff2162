import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderExample } from '#tests/helpers/render-example.tsx'
import { examples } from './examples.ts'
import { PeopleBlock } from './PeopleBlock.tsx'

test('each person is shown with a role and what to ask them about', () => {
  renderExample(<PeopleBlock block={examples.full} />)
  const [ben] = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(ben && within(ben).getByRole('heading', { level: 3, name: 'Ben Sample' })).toBeTruthy()
  expect(ben?.textContent).toContain('Occupational therapist')
  expect(ben?.textContent).toContain('Visits homes in the north of Brisbane. Ask about kitchens.')
})
