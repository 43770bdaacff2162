// @vitest-environment node
import { createHash } from 'node:crypto'
import { createRequestHandler, Outlet, RouterContextProvider, Scripts, type ServerBuild } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import handleDocument, { handleError } from './entry.server.tsx'
import { siteContext } from './lib/site-context.ts'

const page = { current: () => <h1>Here</h1> }

const withoutAnything = {
  hasLoader: false,
  hasAction: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
}

/** The smallest build that React Router can serve, with our entry module. */
const build: ServerBuild = {
  entry: { module: { default: handleDocument, handleError } },
  routes: {
    root: {
      id: 'root',
      path: '',
      module: {
        default: () => (
          <html lang="en-AU">
            <head>
              <title>Test</title>
            </head>
            <body>
              <Outlet />
              <Scripts />
            </body>
          </html>
        ),
      },
    },
    '/about': { id: '/about', parentId: 'root', path: 'about', module: { default: () => page.current() } },
  },
  assets: {
    entry: { module: '/assets/entry.client-1.js', imports: ['/assets/react-2.js'] },
    routes: {
      root: {
        ...withoutAnything,
        id: 'root',
        path: '',
        module: '/assets/root-3.js',
        imports: ['/assets/react-2.js'],
      },
      '/about': {
        ...withoutAnything,
        id: '/about',
        parentId: 'root',
        path: 'about',
        module: '/assets/page-4.js',
        imports: ['/assets/blocks-5.js'],
      },
    },
    url: '/assets/manifest-6.js',
    version: '6',
  },
  publicPath: '/',
  assetsBuildDirectory: 'build/client',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
}

function requestContext() {
  const warn = vi.fn<(facts: object, message: string) => void>()
  const context = new RouterContextProvider()
  context.set(siteContext, {
    isPreview: false,
    isCrossOrigin: false,
    siteUrl: 'http://localhost',
    toastAutoCloseMs: 0,
    versionPollMs: 0,
    icons: () => Promise.resolve(undefined),
    warn,
  })
  return { warn, context }
}

async function getDocument({ isProduction = true } = {}) {
  const { warn, context } = requestContext()
  vi.stubEnv('PROD', isProduction)
  onTestFinished(() => void vi.unstubAllEnvs())
  const handle = createRequestHandler(build, 'production')
  const response = await handle(new Request('http://localhost/about'), context)
  return { warn, response, html: await response.text() }
}

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]* src=)[^>]*>([^]*?)<\/script>/g)].map(([, text = '']) => text)

test('a document has the late start instead of React Router’s own start and preloads', async () => {
  const { html } = await getDocument()
  expect(html).toContain('<h1>Here</h1>')
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).not.toMatch(/import "\/assets/)
  const start = inlineScripts(html).find((text) => text.includes('requestIdleCallback')) ?? ''
  const plan: unknown = JSON.parse(start.slice(start.lastIndexOf(')({') + 2, -1))
  expect(plan).toEqual({
    manifest: '/assets/manifest-6.js',
    entry: '/assets/entry.client-1.js',
    routes: [
      ['root', '/assets/root-3.js'],
      ['/about', '/assets/page-4.js'],
    ],
    preload: [
      '/assets/manifest-6.js',
      '/assets/entry.client-1.js',
      '/assets/react-2.js',
      '/assets/root-3.js',
      '/assets/page-4.js',
      '/assets/blocks-5.js',
    ],
  })
})

test('the policy of a document allows exactly its inline scripts, by hash', async () => {
  const { html, response } = await getDocument()
  const hashes = inlineScripts(html).map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  expect(hashes.length).toBeGreaterThan(1)
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy.split('; ')).toContain(`script-src 'self' ${hashes.join(' ')}`)
  expect(html).not.toMatch(/ style=| on\w+=/)
})

test('in development React Router’s document is unchanged', async () => {
  const { html, response } = await getDocument({ isProduction: false })
  expect(html).toMatch(/<link rel="modulepreload"/)
  expect(html).toContain('import "/assets/manifest-6.js"')
  expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
})

test('a document contains no nonce, so the same page has the same bytes and the same policy', async () => {
  const [first, second] = [await getDocument(), await getDocument()]
  expect(first.html).not.toContain('nonce')
  expect(second.html).toBe(first.html)
  expect(second.response.headers.get('content-security-policy')).toBe(
    first.response.headers.get('content-security-policy'),
  )
})

test('a script that the site did not render fails the page and is logged', async () => {
  page.current = () => <div dangerouslySetInnerHTML={{ __html: '<script>alert(1)</script>' }} />
  onTestFinished(() => void (page.current = () => <h1>Here</h1>))
  const { response, html, warn } = await getDocument()
  expect(response.status).toBe(500)
  expect(html).not.toContain('alert(1)')
  expect(warn).toHaveBeenCalledWith(
    { error: expect.objectContaining({ message: 'The document has a script without its nonce: <script>' }) },
    'A page could not be rendered',
  )
})

test('a component that cannot be rendered fails the page', async () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => consoleError.mockRestore())
  page.current = () => {
    throw new Error('broken')
  }
  onTestFinished(() => void (page.current = () => <h1>Here</h1>))
  const { response, html } = await getDocument()
  expect(response.status).toBe(500)
  expect(html).not.toContain('<h1>Here</h1>')
})

test('an address that the router does not know is logged by its status alone', () => {
  const { warn, context } = requestContext()
  const error = { status: 404, statusText: 'Not Found', internal: true, data: 'No route matches URL "/quibberlee"' }
  const request = new Request('http://localhost/quibberlee')
  handleError(error, { request, context, params: {} })
  expect(warn.mock.calls).toEqual([[{ status: 404 }, 'A page could not be rendered']])
})
