import { type Check, failure } from '#tests/a11y/check.ts'
import { looks } from '#tests/a11y/renditions.ts'

export const nothingCut: Check = {
  id: 'nothing-cut',
  title: 'No words are cut off, and the page scrolls one way only',
  criteria: ['1.4.4', '1.4.10', '1.4.12'],
  source: failure('F102'),
  renditions: [...looks, 'text-200', 'text-spacing', 'reduced-motion', 'print'],
  async run({ page }) {
    return page.evaluate(() => {
      const texts = audit
        .all('body *')
        .filter((element) => !(element instanceof SVGElement) && audit.isSeen(element) && audit.hasText(element))
      const isScroller = (element: Element) =>
        /auto|scroll/.test(getComputedStyle(element).overflowX + getComputedStyle(element).overflowY)
      const faults = []
      const width = document.documentElement.clientWidth
      for (const element of texts) {
        if (element.matches('option, title, textarea')) continue
        const box = audit.textBox(element)
        if (box.width <= 0) continue
        let isWithinScroller = false
        for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
          const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(around)
          if (isScroller(around)) isWithinScroller = true
          if (isWithinScroller) break
          const frame = around.getBoundingClientRect()
          if (
            (/hidden|clip/.test(overflowX) && (box.right > frame.right + 2 || box.left < frame.left - 2)) ||
            (/hidden|clip/.test(overflowY) && (box.bottom > frame.bottom + 3 || box.top < frame.top - 3)) ||
            (textOverflow === 'ellipsis' && around.scrollWidth > around.clientWidth + 1) ||
            (webkitLineClamp !== 'none' && around.scrollHeight > around.clientHeight + 1)
          ) {
            faults.push(audit.fault(element, 'Its words are cut off'))
            break
          }
        }
        if (
          !isWithinScroller &&
          (box.right > width + 2 || box.left < -2) &&
          getComputedStyle(element).position !== 'fixed'
        )
          faults.push(
            audit.fault(element, `It reaches from ${Math.round(box.left)} to ${Math.round(box.right)} of ${width} px`),
          )
      }
      if (document.documentElement.scrollWidth > width + 1)
        faults.push(
          audit.fault(null, `The page is ${document.documentElement.scrollWidth} px wide in a window of ${width}`),
        )
      return { applied: texts.length, faults }
    })
  },
  good: '<main><p>Ramps and rails for houses of every kind</p></main>',
  bad: '<main><p style="width:2000px">Ramps</p></main>',
}
