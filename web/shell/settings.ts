import type { ShellQuery } from '#web/graphql/generated.ts'

/** What stands on every page, from the content. */
export type Settings = ShellQuery['siteSettings']
