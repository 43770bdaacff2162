import { cleanup, configure } from '@testing-library/react'
import { toHaveNoViolations } from 'jest-axe'
import { afterEach, expect } from 'vitest'

expect.extend(toHaveNoViolations)
// Machines are noisy: a time-out must mean that something never comes.
configure({ asyncUtilTimeout: 15_000 })

if (typeof document !== 'undefined') {
  // What a test leaves in the page must not meet the next one.
  afterEach(() => {
    cleanup()
    localStorage.clear()
    sessionStorage.clear()
  })
  // jsdom lays nothing out, so nothing is ever off screen.
  Element.prototype.scrollIntoView = () => {}
}
