import { type Check, html } from '#tests/a11y/check.ts'

export const saidOnce: Check = {
  id: 'said-once',
  title: 'A link or button does not say its words twice',
  criteria: [],
  source: html('H2'),
  renditions: ['wide'],
  judge() {
    const controls = audit.all('a[href], button').filter(audit.isExposed)
    return {
      applied: controls.length,
      faults: controls
        .filter((element) => {
          // A drawing and the text beside it have no space in between.
          const letters = audit
            .name(element)
            .toLowerCase()
            .replaceAll(/[^\p{L}]+/gu, '')
          const half = letters.slice(letters.length / 2)
          return half.length >= 4 && letters === half + half
        })
        .map((element) => audit.fault(element, `It is called “${audit.name(element)}”`)),
    }
  },
  good: '<a href="/search"><svg aria-hidden="true" width="9" height="9"></svg> Search</a>',
  bad: '<a href="/search"><svg role="img" aria-label="Search" width="9" height="9"></svg>Search</a>',
}
