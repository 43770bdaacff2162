import { useRouteLoaderData } from 'react-router'
import type { ShellQuery } from '#web/graphql/generated.ts'

/** The site settings that the root loaded. Null or undefined if they are unavailable. */
export const useSiteSettings = (): ShellQuery['siteSettings'] | null | undefined =>
  useRouteLoaderData<{ settings: ShellQuery['siteSettings'] | null }>('root')?.settings
