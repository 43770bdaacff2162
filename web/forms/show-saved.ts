/**
 * Lists what this device has saved of the form of this page, in the rows that are served for it, and deletes copies that have
 * expired by the server's time. The device's clock may be wrong by weeks: the time is that of the form's token, which is new in a
 * page that was just loaded, and only too early otherwise. A form contains this function's source text, so that nothing shifts; it
 * must therefore be self-contained. A row keeps its copy while that exists, so that a press never reaches another one.
 */
export function showSaved(): void {
  try {
    const token = document.querySelector<HTMLInputElement>('input[name=token]')?.value ?? ''
    const now = Number.parseInt(token.split('.')[2] ?? '', 36)
    const names = new Map<string, unknown>()
    // The newest first: the keys end with the time.
    for (const key of Object.keys(localStorage).sort().reverse()) {
      if (!key.startsWith('saved ')) continue
      let copy: { readonly until?: unknown; readonly name?: unknown } | null = null
      try {
        copy = JSON.parse(localStorage.getItem(key) ?? 'null')
      } catch {
        // It may have been edited.
      }
      if (typeof copy?.until === 'number' && !(copy.until < now)) {
        names.set(key, copy.name)
      } else if (now) localStorage.removeItem(key)
    }
    for (const list of document.querySelectorAll<HTMLElement>('[data-copies]')) {
      const of = `saved ${list.dataset['copies']} `
      const rows = [...list.querySelectorAll('li')]
      for (const row of rows) if (!names.has(row.dataset['copy'] ?? '')) delete row.dataset['copy']
      for (const [key, name] of names) {
        if (!key.startsWith(of)) continue
        const row = rows.find(({ dataset }) => dataset['copy'] === key) ?? rows.find(({ dataset }) => !dataset['copy'])
        if (!row) continue
        row.dataset['copy'] = key
        const title = row.querySelector('p')
        if (title && typeof name === 'string') title.textContent = name
      }
      for (const row of rows) row.hidden = !row.dataset['copy']
      list.hidden = rows.every(({ hidden }) => hidden)
    }
  } catch {
    // Storage may be blocked: then nothing is offered.
  }
}
