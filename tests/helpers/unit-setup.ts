import { cleanup, configure } from '@testing-library/react'
import { toHaveNoViolations } from 'jest-axe'
import { afterEach, expect, vi } from 'vitest'
import phrases from '#schema/danger/phrases.txt?raw'

expect.extend(toHaveNoViolations)
// Generous for slow machines: a time-out must mean that something never happens.
configure({ asyncUtilTimeout: 60_000 })

if (typeof document !== 'undefined') {
  // A browser loads the phrases of danger from the site, which has no address here.
  vi.stubGlobal('fetch', (address: unknown) =>
    String(address).includes('/phrases')
      ? Promise.resolve(new Response(phrases))
      : Promise.reject(new TypeError('offline')),
  )
  // Each test starts with an empty page. Files share a document, so what one leaves comes first in the Tab order of the next.
  afterEach(() => {
    cleanup()
    document.body.replaceChildren()
    localStorage.clear()
    sessionStorage.clear()
  })
  // jsdom has no layout, so nothing is ever off screen.
  Element.prototype.scrollIntoView = () => {}
}
