import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examples } from './examples.ts'
import { Logo } from './Logo.tsx'

test.each(Object.values(examples))('the provider’s name is text beside the mark: $name', ({ name }) => {
  render(
    <a href="/">
      <Logo name={name} />
    </a>,
  )
  expect(screen.getByRole('link', { name })).toBeDefined()
})
