import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import {
  createRoutesStub,
  isRouteErrorResponse,
  type LoaderFunction,
  Meta,
  type MetaDescriptor,
  type MetaFunction,
  Outlet,
  RouterContextProvider,
  type ShouldRevalidateFunction,
  useRouteError,
} from 'react-router'
import { FollowedLinks } from '#web/lib/site-link/FollowedLinks.tsx'
import { exampleSettings } from '#tests/helpers/render-example.tsx'
import { createServerGql, gql } from '#web/graphql/server-client.ts'
import { newRequestContext } from '#web/graphql/request-context.ts'
import { siteContext } from '#web/lib/site-context.ts'

/** A template's exports. The argument types differ for each path. */
interface RouteModule {
  default: ComponentType<never>
  loader: (args: never) => unknown
  meta?: (args: never) => MetaDescriptor[] | undefined
  shouldRevalidate?: ShouldRevalidateFunction
}

interface Request {
  /** The route's pattern in the site map. */
  pattern: string
  address: string
  /** The gateway's response data, including `__typename`. */
  answer: Record<string, unknown>
  /** The route of the results within the page's. */
  results?: RouteModule
}

function StatusOnly() {
  const error = useRouteError()
  return <p>{isRouteErrorResponse(error) ? `Status ${error.status}` : String(error)}</p>
}

/**
 * For tests: renders a template with its loader, its head and the root's data, with a single gateway response, which
 * answers each query. Returns the variables of its queries and the logged warnings.
 */
export function renderRoute(module: RouteModule, { pattern, address, answer, results }: Request) {
  const requested: Record<string, unknown>[] = []
  const warnings: object[] = []
  const context = new RouterContextProvider()
  const bind = createServerGql((request) => {
    requested.push(request.variables)
    return Promise.resolve({ data: answer })
  })
  context.set(gql, bind(newRequestContext('test')))
  context.set(siteContext, {
    isPreview: false,
    isCrossOrigin: false,
    siteUrl: 'https://site.example',
    toastAutoCloseMs: 1000,
    versionPollMs: 0,
    icons: () => Promise.resolve(undefined),
    warn: (facts) => void warnings.push(facts),
  })
  // The stub passes the correct arguments to the template, but the types cannot express that.
  /* oxlint-disable typescript/no-unsafe-type-assertion */
  const routeOf = (route: RouteModule) => ({
    Component: route.default as ComponentType,
    loader: route.loader as LoaderFunction,
    ...(route.meta && { meta: route.meta as MetaFunction }),
    ...(route.shouldRevalidate && { shouldRevalidate: route.shouldRevalidate }),
  })
  /* oxlint-enable typescript/no-unsafe-type-assertion */
  const Stub = createRoutesStub(
    [
      {
        id: 'root',
        Component: () => (
          <>
            <Meta />
            <main>
              <Outlet />
            </main>
            <FollowedLinks />
          </>
        ),
        ErrorBoundary: StatusOnly,
        loader: () => ({
          settings: { ...exampleSettings, providerName: 'Wide Verandah' },
          siteUrl: 'https://site.example',
        }),
        HydrateFallback: () => null,
        children: [
          {
            id: pattern,
            path: pattern,
            ...routeOf(module),
            ...(results && { children: [{ id: `${pattern}/results`, index: true, ...routeOf(results) }] }),
          },
        ],
      },
    ],
    context,
  )
  return { ...render(<Stub initialEntries={[address]} />), requested, warnings }
}
