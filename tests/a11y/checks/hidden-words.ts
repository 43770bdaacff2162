import { type Check, aria } from '#tests/a11y/check.ts'
import { looks } from '#tests/a11y/renditions.ts'

export const hiddenWords: Check = {
  id: 'hidden-words',
  title: 'Words that are seen are told to assistive technology too',
  criteria: ['1.3.1', '4.1.2'],
  source: aria('ARIA24'),
  renditions: looks,
  judge() {
    const hidden = audit
      .all('[aria-hidden=true], [role=presentation][inert]')
      .filter((element) => !(element instanceof SVGElement) && audit.isSeen(element))
    // A visually hidden header is announced too.
    const parts = audit.all('main *, header *, footer *').filter(audit.isExposed)
    const announced = [
      ...parts.flatMap((element) => [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)),
      ...parts.flatMap((element) => element.getAttributeNode('aria-label') ?? []),
    ]
      .map((node) => node.nodeValue ?? '')
      .join(' ')
      .toLowerCase()
    return {
      applied: hidden.length,
      faults: hidden
        .filter((element) => {
          const words = (element.innerText ?? '').replaceAll(/\s+/g, ' ').trim().toLowerCase()
          // A label that repeats a header, or an icon beside its text: announced elsewhere.
          return /\p{L}{2}/u.test(words) && !announced.includes(words)
        })
        .map((element) => audit.fault(element, 'These words are seen and not told')),
    }
  },
  good: '<main><p>Ramps</p><p aria-hidden="true">→</p></main>',
  bad: '<main><p aria-hidden="true">Ramps and rails</p></main>',
}
