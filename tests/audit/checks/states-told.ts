import { type Check, aria } from '#tests/audit/check.ts'

export const statesTold: Check = {
  id: 'states-told',
  title: 'What opens something says whether it is open, and the menu says which page one is on',
  criteria: ['4.1.2'],
  source: aria('ARIA5'),
  renditions: ['wide', 'narrow'],
  judge() {
    const openers = audit
      .all('[aria-controls], [aria-expanded]')
      .filter((one) => audit.isThere(one) && one.matches('button, a, summary, [role=button]'))
    const faults = openers.flatMap((one) => {
      const controlled = document.getElementById(one.getAttribute('aria-controls') ?? '')
      const told = one.getAttribute('aria-expanded')
      if (told === null) return [audit.fault(one, 'It does not say whether what it opens is open')]
      return controlled && audit.isSeen(controlled) !== (told === 'true')
        ? [audit.fault(one, `It says “${told}” and what it opens is ${audit.isSeen(controlled) ? '' : 'not '}seen`)]
        : []
    })
    const own = audit
      .all('nav a[href]')
      .filter((one) => one.getAttribute('href') === location.pathname && one.closest('header, nav[aria-label="Main"]'))
    for (const one of own)
      if (one.getAttribute('aria-current') !== 'page')
        faults.push(audit.fault(one, 'It leads to this very page and does not say so'))
    return { applied: openers.length + own.length, faults }
  },
  good: '<button aria-expanded="false" aria-controls="a">More</button><p id="a" hidden>Ramps</p>',
  bad: '<button aria-controls="a">More</button><p id="a">Ramps</p>',
}
