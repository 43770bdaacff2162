import { type Check, general } from '#tests/audit/check.ts'

export const printContrast: Check = {
  id: 'print-contrast',
  title: 'Printed words stand out at 4.5:1',
  criteria: [],
  source: general('G18'),
  renditions: ['print'],
  judge() {
    const texts = audit
      .all('main *')
      .filter(
        (element) =>
          !(element instanceof SVGElement) &&
          audit.isSeen(element) &&
          [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? '')),
      )
    return {
      applied: texts.length,
      faults: texts.flatMap((element) => {
        // A browser that prints no backgrounds darkens light text on a dark background; text that is light on white
        // stays light.
        const ground = audit.ground(element)
        const strength = ground === undefined ? 21 : audit.contrast(getComputedStyle(element).color, ground)
        return strength < 4.5 ? [audit.fault(element, `On paper it has ${strength.toFixed(1)}:1`)] : []
      }),
    }
  },
  good: '<main><p>Ramps</p></main>',
  bad: '<style>@media print { p { color: #ddd } }</style><main><p>Ramps</p></main>',
}
