import { type Check, failure } from '#tests/a11y/check.ts'

export const hoverForAll: Check = {
  id: 'hover-for-all',
  title: 'What appears under the pointer appears for the keyboard too',
  criteria: ['2.1.1'],
  source: failure('F54'),
  renditions: ['wide'],
  judge() {
    const watched = (globalThis as { hoverListeners?: WeakSet<Element> }).hoverListeners ?? new WeakSet<Element>()
    const boxes = audit
      .all('body *')
      .filter(
        (element) => (watched.has(element) || element.onmouseenter || element.onmouseover) && audit.isSeen(element),
      )
    return {
      applied: boxes.length,
      faults: boxes
        .filter(
          (element) =>
            !element.closest('a[href], button, input, select, textarea, summary, label, [tabindex]') &&
            !element.querySelector('a[href], button, input, select, textarea, summary, [tabindex]'),
        )
        .map((element) => audit.fault(element, 'It waits for a pointer, and no key comes to it')),
    }
  },
  good: '<button onmouseenter="void 0" onfocus="void 0">Prices</button>',
  bad: '<div onmouseenter="void 0">Prices</div>',
}
