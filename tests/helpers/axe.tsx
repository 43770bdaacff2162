import { render } from '@testing-library/react'
import { axe } from 'jest-axe'
import type { ReactElement } from 'react'
import { createRoutesStub } from 'react-router'
import { expect } from 'vitest'
import { FollowedLinks } from '#web/lib/site-link/FollowedLinks.tsx'

/** Renders a component within a router whose location is `address`. */
export function renderPart(element: ReactElement, address = '/') {
  const Stub = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <>
          {element}
          <FollowedLinks />
        </>
      ),
    },
  ])
  return render(<Stub initialEntries={[address]} />)
}

/** Expects no violation that axe can find in jsdom. Colours and sizes need a real browser. */
export async function expectNoViolations(container: Element) {
  expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([])
}
