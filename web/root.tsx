import '#web/styles/index.css'
import font from '#web/styles/fonts/atkinson-hyperlegible-next-basic.woff2?url'
import { useEffect, useLayoutEffect } from 'react'
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
import { sendsForm } from '#schema/forms/forms.ts'
import { siteRouteOf } from '#schema/site-route.ts'
import { errorTitle } from '#web/lib/page-title.ts'
import { PreviewNotice } from '#web/shell/PreviewNotice.tsx'
import { PrintedFrom } from '#web/shell/PrintedFrom.tsx'
import { Shell } from '#web/shell/Shell.tsx'
import type { Route } from './+types/root.ts'
import { ShellDocument } from './graphql/generated.ts'
import { gql } from './graphql/server-client.ts'
import { InlineScript } from './lib/InlineScript.tsx'
import { showPreferences } from './lib/show-preferences.ts'
import { isContact, siteContext } from './lib/site-context.ts'
import { routeMiddleware } from './route-middleware.ts'
import { canonicalAddresses, pageLoads } from './shell/page-loads/page-loads.ts'

export const middleware: Route.MiddlewareFunction[] = [routeMiddleware]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [canonicalAddresses, pageLoads]

/** Loads the settings for every page: once per document, not on client navigations. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const settings = await context
    .get(gql)
    .query(ShellDocument, {})
    .then(
      ({ siteSettings }) => siteSettings,
      (error: unknown) => {
        // Forms work without the settings. An error page would replace the visitor's answers or reference number.
        if (!sendsForm(siteRouteOf(url.pathname)?.row.template ?? '')) throw error
        return null
      },
    )
  const { siteUrl, toastAutoCloseMs, versionPollMs, isPreview } = context.get(siteContext)
  return { settings, siteUrl, toastAutoCloseMs, versionPollMs, isPreview }
}

export const shouldRevalidate = () => false

/** Sends an error's headers, such as Retry-After, with the error page. */
export const headers: Route.HeadersFunction = ({ errorHeaders, loaderHeaders }) => errorHeaders ?? loaderHeaders

export const meta: Route.MetaFunction = ({ error, location }) =>
  error ? [{ title: errorTitle(statusOf(error), location.pathname) }, { name: 'robots', content: 'noindex' }] : []

/** Returns the status of an error response; 500 for any other error. */
const statusOf = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500)

export function Layout({ children }: { children: React.ReactNode }) {
  // An error page renders a new `<html>`: the script in the head then reads the preferences again.
  useLayoutEffect(() => void dispatchEvent(new Event('storage')), [])
  // A form page without settings renders no shell and no scripts; its links and buttons load in full.
  const isPlain = useRouteLoaderData<typeof loader>('root')?.settings === null
  return (
    <html lang="en-AU" data-plain={isPlain ? '' : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* Applies the visitor's display preferences before the first paint. */}
        <InlineScript run={showPreferences} />
        {/* React Aria adds a style element with this id unless one exists. The policy rejects it, so base.css contains its rule. */}
        <meta id="react-aria-pressable-style" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="only light" />
        {/* iOS would turn numbers and addresses into links, and React would then replace the served page. Only served: React leaves it. */}
        {import.meta.env.SSR && <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />}
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        {!isPlain && <Scripts />}
      </body>
    </html>
  )
}

/**
 * Signals hydration to the late start (web/late-start.ts). It runs in a separate task, because within an effect React cannot
 * hydrate the Suspense boundary of a held press and drops the press.
 */
const useHydrated = () =>
  useEffect(() => {
    const task = setTimeout(() => dispatchEvent(new Event('hydrated')))
    return () => clearTimeout(task)
  }, [])

export default function Root({ loaderData }: Route.ComponentProps) {
  const { pathname, search } = useLocation()
  // This loader does not run again, so after a link from a draft to a public page the query decides.
  const isPreview = loaderData.isPreview && new URLSearchParams(search).has('preview')
  useHydrated()
  const { settings } = loaderData
  // Without settings Layout sends no scripts, so only the server renders this.
  if (!settings)
    return import.meta.env.SSR ? (
      <main id="main">
        <Outlet />
      </main>
    ) : null
  return (
    <Shell settings={settings}>
      {isPreview && <PreviewNotice />}
      {/* Routes can share a template. Without the key a page would start with the open parts of the previous one, and AfterTitle
          would miss the change. */}
      <Outlet key={pathname} />
      {/* Omitted on error pages, whose address can be arbitrary, and on drafts, whose address grants access. */}
      {!isPreview && <PrintedFrom />}
    </Shell>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const status = statusOf(error)
  const { pathname } = useLocation()
  // Undefined when the settings could not be read: the error page then renders without the shell.
  const settings = useRouteLoaderData<typeof loader>('root')?.settings
  useHydrated()
  // Of an error that says whom to call instead (graphql/server-client.ts).
  const data: unknown = isRouteErrorResponse(error) ? error.data : undefined
  const contact = isContact(data) ? data : undefined
  const page = <ErrorPage status={status} path={pathname} settings={settings} contact={contact} />
  return settings ? <Shell settings={settings}>{page}</Shell> : <main id="main">{page}</main>
}
