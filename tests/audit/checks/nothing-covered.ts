import { type Check, failure } from '#tests/audit/check.ts'

export const nothingCovered: Check = {
  id: 'nothing-covered',
  title: 'No words lie over other words',
  criteria: ['1.4.4', '1.4.10', '1.4.12'],
  source: failure('F69'),
  renditions: ['narrow', 'text-200', 'text-spacing'],
  judge() {
    const boxes = audit
      .all('main *, header *, footer *')
      .filter(
        (one) =>
          audit.isThere(one) &&
          !one.matches('option, textarea') &&
          [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? '')),
      )
      .map((one) => {
        let isLoose = false
        for (let around: Element | null = one; around && around !== document.body; around = around.parentElement)
          if (/fixed|sticky|absolute/.test(getComputedStyle(around).position)) isLoose = true
        return { one, isLoose, box: audit.textBox(one) }
      })
      .filter(({ box, isLoose }) => box.width > 4 && box.height > 4 && !isLoose)
    const faults = []
    for (const [index, { one, box }] of boxes.entries())
      for (const other of boxes.slice(index + 1, index + 9)) {
        if (one.contains(other.one) || other.one.contains(one)) continue
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        const isInline = getComputedStyle(one).display === 'inline' || getComputedStyle(other.one).display === 'inline'
        if (!isInline && wide > 6 && high > Math.min(box.height, other.box.height) * 0.4)
          faults.push(audit.fault(other.one, `It lies over “${(one.textContent ?? '').trim().slice(0, 40)}”`))
      }
    return { applied: boxes.length, faults }
  },
  good: '<main><p>Ramps</p><p>Rails</p></main>',
  bad: '<main><p>Ramps for houses</p><p style="margin-top:-40px">Rails for houses</p></main>',
}
