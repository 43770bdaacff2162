import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createRoutesStub } from 'react-router'
import { FollowedLinks } from '#web/lib/site-link/FollowedLinks.tsx'
import type { ShellQuery } from '#web/graphql/generated.ts'

/** The settings that blocks show. */
export const exampleSettings: Pick<ShellQuery['siteSettings'], 'supportPhone' | 'contactEmail'> = {
  supportPhone: { __typename: 'Phone', display: '1800 160 401', href: 'tel:1800160401' },
  contactEmail: 'hello@provider.example',
}

/** For tests: renders an element inside a router with the site settings. */
export function renderExample(
  element: ReactElement,
  address = '/',
  settings: typeof exampleSettings | null = exampleSettings,
) {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '*',
      Component: () => (
        <>
          {element}
          <FollowedLinks />
        </>
      ),
    },
  ])
  return render(<Stub initialEntries={[address]} hydrationData={{ loaderData: { root: { settings } } }} />)
}
