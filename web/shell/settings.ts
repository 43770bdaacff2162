import type { ShellQuery } from '#web/graphql/generated.ts'

/** The content of the shell, which is on every page. */
export type Settings = ShellQuery['siteSettings']
