import { type Check, aria } from '#tests/a11y/check.ts'
import { layouts } from '#tests/a11y/renditions.ts'

export const liveRegion: Check = {
  id: 'live-region',
  title:
    'Every page has a polite live region before anything is announced, exposed and without structure; none is assertive',
  criteria: ['4.1.3'],
  source: aria('ARIA22'),
  renditions: layouts,
  judge() {
    // Without scripts or controls, nothing changes while a person reads.
    if (!('isHydrated' in globalThis) || !document.querySelector('button')) return { applied: 0, faults: [] }
    const polite = audit.all('[aria-live=polite], [role=status], [role=log]').filter(audit.isExposed)
    const assertive = audit
      .all('[aria-live=assertive], [role=alert]')
      .filter((element) => (element.textContent ?? '').trim())
    return {
      applied: 1,
      faults: [
        ...(polite.length > 0 ? [] : [audit.fault(null, 'There is no live region')]),
        ...assertive.map((element) => audit.fault(element, 'It interrupts')),
        // Each change in one would be spoken over what a person reads.
        ...polite
          .filter((element) => element.matches('main, :has(h1, h2, main, nav, form)'))
          .map((element) => audit.fault(element, 'It is a live region and holds a part of the page')),
      ],
    }
  },
  good: '<script>globalThis.isHydrated = true</script><div aria-live="polite"></div><button>Send</button>',
  bad: '<script>globalThis.isHydrated = true</script><div></div><button>Send</button>',
}
