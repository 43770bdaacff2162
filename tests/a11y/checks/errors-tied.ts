import { type Check, aria } from '#tests/a11y/check.ts'
import { layouts } from '#tests/a11y/renditions.ts'

export const errorsTied: Check = {
  id: 'errors-tied',
  title:
    'Each error is named in a summary, leads to its field, stands with it in words, and is tied to it; the title says it',
  criteria: ['3.3.1', '1.4.1', '2.4.2'],
  source: aria('ARIA21'),
  renditions: layouts,
  judge() {
    const heading = audit.all('main h2').find((element) => /there is a problem/i.test(element.textContent ?? ''))
    const summary = heading?.closest('[role=group], [role=alert], section')
    if (!summary) return { applied: 0, faults: [] }
    const links = audit.all('a', summary) as HTMLAnchorElement[]
    const faults = links.flatMap((link) => {
      const field = document.getElementById(decodeURIComponent(link.hash.slice(1)))
      if (!field) return [audit.fault(link, 'It leads to no field')]
      const group = field.closest('fieldset, [role=group], [role=radiogroup]')
      const parts = [field, ...(group ? [group] : [])]
      const message = (link.textContent ?? '').trim()
      const described = parts
        .flatMap((element) => (element.getAttribute('aria-describedby') ?? '').split(/\s+/))
        .flatMap((id) => document.getElementById(id) ?? [])
        .filter(audit.isThere)
        .map((element) => element.textContent ?? '')
      return [
        !described.some((words) => words.includes(message)) && 'The error does not stand with the field, tied to it',
        !described.some((words) => /error/i.test(words)) && 'The error is not called an error in words',
        !parts.some((element) => element.getAttribute('aria-invalid') === 'true') &&
          'The field does not say that it is wrong',
      ]
        .filter((what) => what !== false)
        .map((what) => audit.fault(field, what))
    })
    if (links.length === 0) faults.push(audit.fault(summary, 'The summary has no links'))
    if (!document.title.startsWith('Error: ')) faults.push(audit.fault(null, 'The title does not begin with “Error: ”'))
    return { applied: links.length + 1, faults }
  },
  good: '<!doctype html><html lang="en-AU"><title>Error: Enquiry</title><main><div role="group"><h2>There is a problem</h2><a href="#a">Enter your name</a></div><label for="a">Name</label><p id="e">Error: Enter your name</p><input id="a" aria-invalid="true" aria-describedby="e"></main></html>',
  bad: '<!doctype html><html lang="en-AU"><title>Error: Enquiry</title><main><div role="group"><h2>There is a problem</h2><a href="#a">Enter your name</a></div><label for="a">Name</label><p id="e">Error: Enter your name</p><input id="a" aria-invalid="true"></main></html>',
}
