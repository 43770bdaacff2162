import { type Check, general } from '#tests/audit/check.ts'
import { layouts } from '#tests/audit/renditions.ts'

export const oneH1: Check = {
  id: 'one-h1',
  title: 'A page has one h1, no heading is empty, and no level is skipped',
  criteria: ['1.3.1', '2.4.6'],
  source: general('G141'),
  renditions: layouts,
  judge() {
    const headings = audit.all('h1, h2, h3, h4, h5, h6, [role=heading]').filter(audit.isExposed)
    const level = (element: Element) => Number(element.getAttribute('aria-level') ?? element.tagName.slice(1))
    const titles = headings.filter((element) => level(element) === 1)
    const faults = headings.flatMap((element, index) => {
      const before = headings[index - 1]
      if (!audit.name(element)) return [audit.fault(element, 'A heading without words')]
      return before && level(element) > level(before) + 1
        ? [audit.fault(element, `Level ${level(element)} after level ${level(before)}`)]
        : []
    })
    if (titles.length !== 1) faults.push(audit.fault(titles[1] ?? null, `${titles.length} headings of level 1`))
    return { applied: headings.length, faults }
  },
  good: '<h1>Services</h1><h2>Ramps</h2><h3>Wood</h3><h2>Rails</h2>',
  bad: '<h1>Services</h1><h3>Ramps</h3>',
}
