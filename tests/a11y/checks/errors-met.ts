import { type Check, general } from '#tests/a11y/check.ts'
import { layouts } from '#tests/a11y/renditions.ts'

export const errorsMet: Check = {
  id: 'errors-met',
  title: 'Where a form came back with errors, the focus is on their summary, or it is spoken',
  criteria: ['4.1.3', '2.4.3'],
  source: general('G139'),
  renditions: layouts,
  judge() {
    const heading = audit.all('main h2').find((element) => /there is a problem/i.test(element.textContent ?? ''))
    // A page that was loaded again is read from the start.
    if (!heading || !('isHydrated' in globalThis)) return { applied: 0, faults: [] }
    const summary = heading.closest('[role=group], [role=alert], section, [tabindex]') ?? heading
    const isMet = summary.contains(document.activeElement) || summary.closest('[role=alert], [aria-live]') !== null
    return { applied: 1, faults: isMet ? [] : [audit.fault(summary, 'Nobody is brought to it')] }
  },
  good: '<script>globalThis.isHydrated = true</script><main><section tabindex="-1" autofocus><h2>There is a problem</h2></section></main><script>document.querySelector("section").focus()</script>',
  bad: '<script>globalThis.isHydrated = true</script><main><section tabindex="-1"><h2>There is a problem</h2></section></main>',
}
