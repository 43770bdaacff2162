import { type Check, failure } from '#tests/a11y/check.ts'
import { layouts } from '#tests/a11y/renditions.ts'

export const nothingCovered: Check = {
  id: 'nothing-covered',
  title: 'No words lie over other words',
  criteria: ['1.4.4', '1.4.10', '1.4.12'],
  source: failure('F69'),
  renditions: [...layouts, 'text-200', 'text-spacing'],
  judge() {
    const boxes = audit
      .all('main *, header *, footer *')
      .filter((element) => audit.isThere(element) && !element.matches('option, textarea') && audit.hasText(element))
      .map((element) => {
        let isLoose = false
        for (let around: Element | null = element; around && around !== document.body; around = around.parentElement)
          if (/fixed|sticky|absolute/.test(getComputedStyle(around).position)) isLoose = true
        return { element, isLoose, box: audit.textBox(element) }
      })
      .filter(({ box, isLoose }) => box.width > 4 && box.height > 4 && !isLoose)
    const faults = []
    for (const [index, { element, box }] of boxes.entries())
      for (const other of boxes.slice(index + 1, index + 9)) {
        if (element.contains(other.element) || other.element.contains(element)) continue
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        const isInline =
          getComputedStyle(element).display === 'inline' || getComputedStyle(other.element).display === 'inline'
        if (!isInline && wide > 6 && high > Math.min(box.height, other.box.height) * 0.4)
          faults.push(audit.fault(other.element, `It lies over “${(element.textContent ?? '').trim().slice(0, 40)}”`))
      }
    return { applied: boxes.length, faults }
  },
  good: '<main><p>Ramps</p><p>Rails</p></main>',
  bad: '<main><p>Ramps for houses</p><p style="margin-top:-40px">Rails for houses</p></main>',
}
