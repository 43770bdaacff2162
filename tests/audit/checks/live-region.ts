import { type Check, aria } from '#tests/audit/check.ts'

export const liveRegion: Check = {
  id: 'live-region',
  title: 'A polite live region stands on every page before anything is said; none is assertive',
  criteria: ['4.1.3'],
  source: aria('ARIA22'),
  renditions: ['wide', 'narrow'],
  judge() {
    // Without scripts or controls, nothing changes while a person reads.
    if (!('isHydrated' in globalThis) || !document.querySelector('button')) return { applied: 0, faults: [] }
    const polite = audit.all('[aria-live=polite], [role=status], [role=log]')
    const assertive = audit
      .all('[aria-live=assertive], [role=alert]')
      .filter((element) => (element.textContent ?? '').trim())
    return {
      applied: 1,
      faults: [
        ...(polite.length > 0 ? [] : [audit.fault(null, 'There is no live region')]),
        ...assertive.map((element) => audit.fault(element, 'It interrupts')),
      ],
    }
  },
  good: '<script>globalThis.isHydrated = true</script><div aria-live="polite"></div><button>Send</button>',
  bad: '<script>globalThis.isHydrated = true</script><div></div><button>Send</button>',
}
