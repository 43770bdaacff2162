import { useRouteLoaderData } from 'react-router'
import type { ShellQuery } from '#web/graphql/generated.ts'

/** What stands on every page, as the root has loaded it; undefined where the root's own loading failed. */
export const useSiteSettings = (): ShellQuery['siteSettings'] | undefined =>
  useRouteLoaderData<{ settings: ShellQuery['siteSettings'] }>('root')?.settings
