import { useRouteLoaderData } from 'react-router'
import type { ShellQuery } from '#web/graphql/generated.ts'

/** What stands on every page, as the root has loaded it; nothing where it could not be had. */
export const useSiteSettings = (): ShellQuery['siteSettings'] | null | undefined =>
  useRouteLoaderData<{ settings: ShellQuery['siteSettings'] | null }>('root')?.settings
