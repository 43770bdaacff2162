import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Icon } from './Icon.tsx'

test('an icon is hidden from screen readers and the Tab key', () => {
  const { container } = render(<Icon name="phone" />)
  expect(container.innerHTML).toContain('aria-hidden="true"')
  expect(container.innerHTML).toContain('focusable="false"')
})
