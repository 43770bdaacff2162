import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '#tests/helpers/axe.tsx'
import { Card } from './Card.tsx'
import { examples } from './examples.tsx'

test('has one link, named by the heading', () => {
  renderPart(<Card {...examples.full} />)
  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'Changes to your home' })])
  expect(screen.getByRole('heading', { level: 2, name: 'Changes to your home' })).toBeDefined()
  expect(screen.getByText('20 November 2026')).toBeDefined()
})

test('is a part of a section by default: its heading has level 3', () => {
  renderPart(<Card {...examples.minimal} />)
  expect(screen.getByRole('heading', { level: 3, name: 'Home maintenance' })).toBeDefined()
})
