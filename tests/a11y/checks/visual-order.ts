import { type Check, css } from '#tests/a11y/check.ts'
import { layouts } from '#tests/a11y/renditions.ts'

export const visualOrder: Check = {
  id: 'visual-order',
  title: 'The order on screen is the order of the document',
  criteria: ['1.3.2', '2.4.3'],
  source: css('C27'),
  renditions: layouts,
  judge() {
    let applied = 0
    const faults = audit.all('body, body *').flatMap((parent) => {
      if (parent instanceof SVGElement || parent.children.length < 2 || !audit.isExposed(parent)) return []
      const blocks = [...parent.children].filter(
        (element) =>
          element instanceof HTMLElement &&
          audit.isSeen(element) &&
          !/absolute|fixed|sticky/.test(getComputedStyle(element).position) &&
          getComputedStyle(element).display !== 'contents' &&
          (element.textContent ?? '').trim() !== '',
      )
      return blocks.slice(1).flatMap((element, index) => {
        const before = blocks[index]
        if (!before) return []
        applied += 1
        const a = before.getBoundingClientRect()
        const b = element.getBoundingClientRect()
        const isAbove = b.bottom <= a.top + 1 && b.left < a.right - 1
        const isLeft = b.right <= a.left + 1 && b.top < a.bottom - 1 && b.bottom > a.top + 1
        return isAbove || isLeft ? [audit.fault(element, 'It stands before what comes before it')] : []
      })
    })
    return { applied, faults }
  },
  good: '<main><p>One</p><p>Two</p><div style="display:flex"><p>Three</p><p>Four</p></div></main>',
  bad: '<main style="display:flex;flex-direction:column-reverse"><p>One</p><p>Two</p></main>',
}
