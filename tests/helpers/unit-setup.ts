import { cleanup, configure } from '@testing-library/react'
import { toHaveNoViolations } from 'jest-axe'
import { afterEach, expect } from 'vitest'

expect.extend(toHaveNoViolations)
// Generous for slow machines: a time-out must mean that something never happens.
configure({ asyncUtilTimeout: 15_000 })

if (typeof document !== 'undefined') {
  // Each test starts with an empty page.
  afterEach(() => {
    cleanup()
    localStorage.clear()
    sessionStorage.clear()
  })
  // jsdom has no layout, so nothing is ever off screen.
  Element.prototype.scrollIntoView = () => {}
}
