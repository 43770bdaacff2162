import { type Check, general } from '#tests/a11y/check.ts'

export const headingsToldApart: Check = {
  id: 'headings-told-apart',
  title: 'Headings of one part of the page differ in their words',
  criteria: ['2.4.6'],
  source: general('G130'),
  renditions: ['wide'],
  judge() {
    const headings = audit.all('main h2, main h3, main h4').filter(audit.isExposed)
    const seen = new Set<string>()
    const path: string[] = []
    const faults = headings.flatMap((element) => {
      const level = Number(element.tagName.slice(1))
      path.length = Math.max(0, level - 2)
      const words = audit.name(element).toLowerCase()
      const key = [...path, words].join(' › ')
      path[level - 2] = words
      if (!words || seen.has(key))
        return words ? [audit.fault(element, `Another heading here says “${words}” too`)] : []
      seen.add(key)
      return []
    })
    return { applied: headings.length, faults }
  },
  good: '<main><h2>Ramps</h2><h3>Prices</h3><h2>Rails</h2><h3>Prices</h3></main>',
  bad: '<main><h2>Information</h2><p>Ramps</p><h2>Information</h2></main>',
}
