import { useEffect } from 'react'
import { errorTitle, pageTitleId } from '#web/lib/page-title.ts'
import { ErrorPage } from '#web/shell/ErrorPage.tsx'
import type { Settings } from '#web/shell/settings.ts'

interface Props {
  /** What could not be shown, with its hash. */
  readonly address: string
  readonly settings: Settings
}

/** In place of the page that one wanted to leave, for one that did not come twice. The address stays: nothing was arrived at. */
export function FailedLoad({ address, settings }: Props) {
  const { pathname } = new URL(address)
  useEffect(() => {
    document.title = errorTitle(500, pathname)
    document.getElementById(pageTitleId)?.focus()
  }, [pathname])
  return <ErrorPage path={pathname} href={address} settings={settings} />
}
