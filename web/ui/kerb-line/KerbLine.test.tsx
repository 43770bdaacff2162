import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examples } from './examples.ts'
import { KerbLine } from './KerbLine.tsx'

test('the slope of the ramp is one in three at every size, and it is hidden from screen readers', () => {
  for (const props of Object.values(examples)) {
    const { container } = render(<KerbLine {...props} />)
    const [, run, end] = /H0L(\d+) (\d+)/.exec(container.innerHTML) ?? []
    expect(Number(run) / Number(end)).toBeGreaterThan(3)
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
  }
})
