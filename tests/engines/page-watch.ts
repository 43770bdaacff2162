/**
 * Runs in each page before any script of the site. It records forbidden events across the pages of a tab, and the
 * announcements of live regions. Self-contained: its source text is sent to the page.
 */
export function watchPage(): void {
  const problems: unknown[] = JSON.parse(sessionStorage.getItem('problems') ?? '[]')
  const record = (problem: string) => {
    problems.push(`${location.pathname}: ${problem}`)
    sessionStorage.setItem('problems', JSON.stringify(problems))
  }
  addEventListener('error', ({ message }) => record(`script error: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => record(`unhandled rejection: ${String(reason)}`))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    record(`refused by ${effectiveDirective}: ${blockedURI}`),
  )
  const { error } = console
  const recordError = (...data: unknown[]) => {
    record(`console error: ${data.map(String).join(' ')}`)
    error(...data)
  }
  Object.assign(console, { error: recordError })

  const announced: string[] = []
  const watched = Object.assign(globalThis, { announced, isHydrated: false })
  addEventListener('hydrated', () => {
    watched.isHydrated = true
  })
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(
        '[aria-live], [role=status], [role=alert], [role=log]',
      )
      const text = region?.textContent.trim()
      if (text) announced.push(text)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
  document.currentScript?.remove()
}
