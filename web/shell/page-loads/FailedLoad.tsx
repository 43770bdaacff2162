import { useEffect } from 'react'
import { afterFocusLoss } from '#web/focus/after-focus-loss.ts'
import { errorTitle, pageTitleId } from '#web/lib/page-title.ts'
import { ErrorPage } from '#web/shell/ErrorPage.tsx'
import type { Settings } from '#web/shell/settings.ts'

interface Props {
  /** The address that could not be loaded, with its hash. */
  readonly address: string
  readonly settings: Settings
}

/** Replaces the current page after a navigation has failed twice. The address is unchanged, because the target was not reached. */
export function FailedLoad({ address, settings }: Props) {
  const { pathname } = new URL(address)
  useEffect(() => {
    document.title = errorTitle(500, pathname)
    return afterFocusLoss(() => document.getElementById(pageTitleId)?.focus())
  }, [pathname])
  return <ErrorPage path={pathname} href={address} settings={settings} />
}
