import '#web/styles/index.css'
import font from '#web/styles/fonts/atkinson-hyperlegible-next-basic.woff2?url'
import { useEffect, useLayoutEffect } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { ErrorPage } from '#web/shell/ErrorPage.tsx'
import { siteMap } from '#schema/site-map.ts'
import { errorTitle } from '#web/lib/page-title.ts'
import { PreviewNotice } from '#web/shell/PreviewNotice.tsx'
import { PrintedFrom } from '#web/shell/PrintedFrom.tsx'
import { Shell } from '#web/shell/Shell.tsx'
import type { Route } from './+types/root.ts'
import { ShellDocument } from './graphql/generated.ts'
import { gql } from './graphql/server-client.ts'
import { InlineScript } from './lib/InlineScript.tsx'
import { showPreferences } from './lib/show-preferences.ts'
import { previewContext } from './lib/preview-context.ts'
import { siteContext } from './lib/site-context.ts'
import { routeMiddleware } from './route-middleware.ts'
import { canonicalAddresses, pageLoads } from './shell/page-loads/page-loads.ts'

export const middleware: Route.MiddlewareFunction[] = [routeMiddleware]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [canonicalAddresses, pageLoads]

/** What stands on every page: asked once for a visit, and again only with a new document. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const settings = await context
    .get(gql)
    .query(ShellDocument, {})
    .then(
      ({ siteSettings }) => siteSettings,
      (error: unknown) => {
        // A form can be filled in and sent without content: an error page would take the place of what was typed, or of a reference.
        if (!siteMap.some((row) => 'form' in row && row.path === url.pathname)) throw error
        return null
      },
    )
  const { siteUrl, toastAutoCloseMs, versionPollMs } = context.get(siteContext)
  return { settings, siteUrl, toastAutoCloseMs, versionPollMs, isPreview: context.get(previewContext) }
}

export const shouldRevalidate = () => false

/** An error's own headers, such as Retry-After, leave with the error page. */
export const headers: Route.HeadersFunction = ({ errorHeaders, loaderHeaders }) => errorHeaders ?? loaderHeaders

export const meta: Route.MetaFunction = ({ error, location }) =>
  error ? [{ title: errorTitle(statusOf(error), location.pathname) }, { name: 'robots', content: 'noindex' }] : []

/** Errors that carry a status keep it; anything else is ours: 500. */
const statusOf = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500)

export function Layout({ children }: { children: React.ReactNode }) {
  // An error page renders a new `<html>`.
  useLayoutEffect(showPreferences, [])
  // A form whose page could not read the settings has no shell, so it runs no scripts and its links and buttons load in full.
  const isPlain = useRouteLoaderData<typeof loader>('root')?.settings === null
  return (
    <html lang="en-AU" data-plain={isPlain ? '' : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* Applies the person's display preferences before the first paint. */}
        <InlineScript run={showPreferences} />
        {/* React Aria adds a style element with this id, which the policy refuses, unless there is one. base.css has its rule. */}
        <meta id="react-aria-pressable-style" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="only light" />
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        <I18nProvider locale="en-AU">{children}</I18nProvider>
        <ScrollRestoration />
        {!isPlain && <Scripts />}
      </body>
    </html>
  )
}

/**
 * Tells the late start (web/late-start.ts) that presses are heard from now on. In a task of its own: from within an effect React
 * could not hydrate the Suspense boundary of a held press, and would drop it.
 */
const useHydrated = () =>
  useEffect(() => {
    const task = setTimeout(() => dispatchEvent(new Event('hydrated')))
    return () => clearTimeout(task)
  }, [])

export default function Root({ loaderData }: Route.ComponentProps) {
  const { pathname, search } = useLocation()
  // This loader does not run again: a link from a draft leads to what everybody sees.
  const isPreview = loaderData.isPreview && new URLSearchParams(search).has('preview')
  useHydrated()
  const { settings } = loaderData
  // Layout sends no scripts without the settings, so only the server renders this.
  if (!settings)
    return import.meta.env.SSR ? (
      <main id="main">
        <Outlet />
      </main>
    ) : null
  return (
    <Shell settings={settings}>
      {isPreview && <PreviewNotice />}
      {/* Two routes may share a template: without the key a page would begin with what was opened on the last one, and AfterTitle
          would not see that it is another. */}
      <Outlet key={pathname} />
      {/* Not of an error, whose address is anybody's, nor of a draft, whose address opens it. */}
      {!isPreview && <PrintedFrom />}
    </Shell>
  )
}

export function ErrorBoundary() {
  const status = statusOf(useRouteError())
  const { pathname } = useLocation()
  // Without it, the shell's own content could not be read: the page still says what happened and how to reach us.
  const settings = useRouteLoaderData<typeof loader>('root')?.settings
  useHydrated()
  const page = <ErrorPage status={status} path={pathname} settings={settings} />
  return settings ? <Shell settings={settings}>{page}</Shell> : <main id="main">{page}</main>
}
