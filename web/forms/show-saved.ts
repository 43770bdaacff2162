/**
 * Tells on `<html>` what this device keeps of the form at this address, where style sheets find it, and forgets what has been
 * kept for its time. Its text stands in the form's document, before what it shows, so that nothing moves later; so it can use
 * nothing from outside. `offered` is what was there when the page came, `kept` what is there now.
 */
export function showSaved(): void {
  try {
    const saved: string[] = []
    for (const name of Object.keys(localStorage)) {
      const [, what, path] = /^kept (\w+) (.+)$/.exec(name) ?? []
      if (!what) continue
      const copy: { until: number } = JSON.parse(localStorage.getItem(name) ?? '{}')
      if (!(copy.until > Date.now())) localStorage.removeItem(name)
      else if (path === location.pathname) saved.push(what)
    }
    Object.assign(document.documentElement.dataset, { saved: saved.join(' '), offered: saved.join(' ') })
  } catch {
    // A browser may refuse storage, and a person may write into it: then nothing is offered.
  }
}
