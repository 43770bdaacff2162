import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Icon } from './Icon.tsx'

test('a sign is no second word: screen readers and the Tab key pass it by', () => {
  const { container } = render(<Icon name="phone" />)
  expect(container.innerHTML).toContain('aria-hidden="true"')
  expect(container.innerHTML).toContain('focusable="false"')
})
