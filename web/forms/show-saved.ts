/**
 * Marks on `<html>` what this device has saved of the form at this address, so that CSS can show it, and deletes expired
 * copies. Every page contains its source text in the head, so that nothing shifts; it must therefore be
 * self-contained. `offered` is what was saved when the page loaded, `saved` what is saved now.
 */
export function showSaved(): void {
  try {
    const saved: string[] = []
    for (const name of Object.keys(localStorage)) {
      const [, what, path] = /^saved (\w+) (.+)$/.exec(name) ?? []
      if (!what) continue
      const copy: { until: number } = JSON.parse(localStorage.getItem(name) ?? '{}')
      if (!(copy.until > Date.now())) localStorage.removeItem(name)
      else if (path === location.pathname) saved.push(what)
    }
    Object.assign(document.documentElement.dataset, { saved: saved.join(' '), offered: saved.join(' ') })
  } catch {
    // Storage may be blocked, and its content may have been edited: then nothing is offered.
  }
}
