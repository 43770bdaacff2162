import { type Check, failure } from '#tests/a11y/check.ts'
import { layouts } from '#tests/a11y/renditions.ts'

export const signsTold: Check = {
  id: 'signs-told',
  title: 'Where a sign alone is the answer, assistive technology is told it too',
  criteria: ['1.1.1'],
  source: failure('F26'),
  renditions: layouts,
  judge() {
    const cells = audit.all('td, dd, [role=cell]').filter(audit.isThere)
    const isDrawn = (element: Element) =>
      element.matches('svg, img, canvas') && audit.isSeen(element) && element.getBoundingClientRect().width > 4
    const isSaid = (element: Element) =>
      audit.isExposed(element) &&
      (element.matches('a, button, input, select, textarea, video, [aria-label], [role=img], img[alt]:not([alt=""])') ||
        element.tagName === 'title' ||
        audit.hasText(element))
    const signs = cells.filter((element) => [...element.querySelectorAll('*')].some(isDrawn))
    return {
      applied: signs.length,
      faults: signs
        .filter((element) => ![element, ...element.querySelectorAll('*')].some(isSaid))
        .map((element) => audit.fault(element, 'It shows a sign and tells nothing')),
    }
  },
  good: '<table><tr><th>Ramp</th><td><svg role="img" aria-label="Yes" width="20" height="20"><path d="M0 0h20v20z"></path></svg></td></tr></table>',
  bad: '<table><tr><th>Ramp</th><td><svg aria-hidden="true" width="20" height="20"><path d="M0 0h20v20z"></path></svg></td></tr></table>',
}
