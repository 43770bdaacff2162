import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectNoViolations, renderPart } from '#tests/helpers/axe.tsx'
import { Card } from './Card.tsx'
import { examples } from './examples.tsx'

test.each(Object.entries(examples))('%s: axe reports no violations except the missing h1', async (_, props) => {
  await expectNoViolations(
    renderPart(
      <main>
        <h1>Services</h1>
        <Card {...props} level={2} />
      </main>,
    ).container,
  )
})

test('has one link, named by the heading', () => {
  renderPart(<Card {...examples.full} />)
  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'Changes to your home' })])
  expect(screen.getByRole('heading', { level: 2, name: 'Changes to your home' })).toBeDefined()
})
