import { type Check, aria } from '#tests/a11y/check.ts'
import { layouts } from '#tests/a11y/renditions.ts'

export const statesTold: Check = {
  id: 'states-told',
  title: 'What opens something says whether it is open, and the menu says which page one is on',
  criteria: ['4.1.2'],
  source: aria('ARIA5'),
  renditions: layouts,
  judge() {
    const openers = audit
      .all('[aria-controls], [aria-expanded]')
      .filter((element) => audit.isThere(element) && element.matches('button, a, summary, [role=button]'))
    const faults = openers.flatMap((element) => {
      const controlled = document.getElementById(element.getAttribute('aria-controls') ?? '')
      const expanded = element.getAttribute('aria-expanded')
      if (expanded === null) return [audit.fault(element, 'It does not say whether what it opens is open')]
      return controlled && audit.isSeen(controlled) !== (expanded === 'true')
        ? [
            audit.fault(
              element,
              `It says “${expanded}” and what it opens is ${audit.isSeen(controlled) ? '' : 'not '}seen`,
            ),
          ]
        : []
    })
    const own = audit
      .all('nav a[href]')
      .filter(
        (element) =>
          element.getAttribute('href') === location.pathname && element.closest('header, nav[aria-label="Main"]'),
      )
    for (const element of own)
      if (element.getAttribute('aria-current') !== 'page')
        faults.push(audit.fault(element, 'It leads to this very page and does not say so'))
    return { applied: openers.length + own.length, faults }
  },
  good: '<button aria-expanded="false" aria-controls="a">More</button><p id="a" hidden>Ramps</p>',
  bad: '<button aria-controls="a">More</button><p id="a">Ramps</p>',
}
