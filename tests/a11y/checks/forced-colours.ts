import { type Check, general } from '#tests/a11y/check.ts'

export const forcedColours: Check = {
  id: 'forced-colours',
  title: 'The person’s own colours apply to all words, and fields keep an edge',
  criteria: ['1.4.11', '1.4.3'],
  source: general('G148'),
  renditions: ['forced-colours'],
  judge() {
    // Behind words on a coloured ground the browser draws a box in its own colours. What is chosen has the system's colours for that, and
    // no box.
    const sample = document.body.appendChild(document.createElement('span'))
    sample.style.color = 'HighlightText'
    sample.style.setProperty('forced-color-adjust', 'none')
    const ofChosen = getComputedStyle(sample).color
    sample.remove()
    const refuses = (element: Element) => {
      const style = getComputedStyle(element)
      return style.getPropertyValue('forced-color-adjust') === 'none' && style.color !== ofChosen
    }
    const texts = audit
      .all('body *')
      .filter((element) => !(element instanceof SVGElement) && audit.isSeen(element) && audit.hasText(element))
    const painted = audit
      .all('body *')
      .filter((element) => audit.isSeen(element) && / fill\b/.test(getComputedStyle(element).borderImageSlice))
    const boxes = audit
      .all('input:not([type=hidden], [type=radio], [type=checkbox]), select, textarea')
      .filter(audit.isThere)
    return {
      applied: texts.length + boxes.length,
      faults: [
        ...texts.filter(refuses).map((element) => audit.fault(element, 'It refuses the person’s own colours')),
        ...painted
          .filter((element) => getComputedStyle(element).borderImageSource !== 'none')
          .map((element) => audit.fault(element, 'The image of its border keeps the site’s colours as its ground')),
        ...boxes
          .filter((element) => {
            const { borderTopStyle, borderTopWidth, textDecorationLine } = getComputedStyle(element)
            return (
              (borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1) &&
              !textDecorationLine.includes('underline')
            )
          })
          .map((element) => audit.fault(element, 'It has no edge in the person’s own colours')),
      ],
    }
  },
  good: '<button style="border:1px solid">Ramps</button>',
  bad: '<p style="forced-color-adjust:none;color:rgb(1,2,3)">Ramps</p>',
}
