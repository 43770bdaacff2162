import { createRequestHandler, data, RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test, vi } from 'vitest'
import { siteMap } from '#schema/site-map.ts'
import { namedMiddleware, routeMiddleware } from './route-middleware.ts'

let status = 200
const loader = () => data(null, { status })
const routes = [{ id: 'not-found', path: '*' }, ...siteMap.map(({ path }) => ({ id: path, path: path.slice(1) }))]

/** A React Router build with the routes of the site map, to test against its real patterns. */
const build: ServerBuild = {
  entry: {
    module: { default: (_, code, headers) => new Response('', { status: code, headers }) },
  },
  routes: {
    root: { id: 'root', path: '', module: { default: () => null, middleware: [routeMiddleware] } },
    ...Object.fromEntries(
      routes.map(({ id, path }) => [
        id,
        { id, parentId: 'root', ...(path ? { path } : { index: true }), module: { default: () => null, loader } },
      ]),
    ),
  },
  assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
}
const handle = createRequestHandler(build, 'production')

const cacheControl = async (path: string, expectedStatus = 200) => {
  status = expectedStatus
  const response = await handle(new Request(`http://localhost${path}`), new RouterContextProvider())
  expect(response.status).toBe(expectedStatus)
  return response.headers.get('cache-control')
}

test.each(['constructor', 'admin', ''])('[S93] the unregistered middleware %j is an error', (name) => {
  expect(() => namedMiddleware(name)).toThrow(new Error('Unknown route middleware'))
})

test('[S93] an unknown middleware is a 500 with this error', async () => {
  const handleError = vi.fn<(error: unknown) => void>()
  const broken = createRequestHandler(
    {
      ...build,
      entry: { module: { ...build.entry.module, handleError } },
      routes: {
        ...build.routes,
        root: {
          id: 'root',
          path: '',
          module: { default: () => null, middleware: [(args, next) => namedMiddleware('nobody')(args, next)] },
        },
      },
    },
    'production',
  )
  const response = await broken(new Request('http://localhost/about'), new RouterContextProvider())
  expect(response.status).toBe(500)
  expect(handleError.mock.calls.map(([error]) => error)).toEqual([new Error('Unknown route middleware')])
})

test.each(siteMap.map(({ path, cache }) => [path, cache] as const))(
  'the cache-control of %s is %s',
  async (path, cache) => {
    expect(await cacheControl(path.replace(':slug', 'try-it-first'))).toBe(`${cache}, no-cache`)
  },
)

test.each([404, 500, 503])('no cache stores a response with status %i', async (code) => {
  for (const path of ['/about', '/contact-us/general-enquiry', '/', '/no-such-page'])
    expect(await cacheControl(path, code)).toBe('no-store')
})
