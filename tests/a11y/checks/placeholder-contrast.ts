import { type Check, general } from '#tests/a11y/check.ts'
import { looks } from '#tests/a11y/renditions.ts'

export const placeholderContrast: Check = {
  id: 'placeholder-contrast',
  title: 'A placeholder stands out at 4.5:1',
  criteria: ['1.4.3'],
  source: general('G18'),
  renditions: looks,
  judge() {
    const fields = audit.all('input[placeholder], textarea[placeholder]').filter(audit.isThere)
    return {
      applied: fields.length,
      faults: fields.flatMap((element) => {
        const { color, opacity } = getComputedStyle(element, '::placeholder')
        const visibleColour = `color-mix(in srgb, ${color} ${Number(opacity) * 100}%, transparent)`
        const strength = audit.contrast(visibleColour, audit.ground(element) ?? 'rgb(255, 255, 255)')
        return strength < 4.5 ? [audit.fault(element, `Its placeholder has ${strength.toFixed(1)}:1`)] : []
      }),
    }
  },
  good: '<style>::placeholder { color: #444; opacity: 1 }</style><label>Postcode <input placeholder="Four digits"></label>',
  bad: '<style>::placeholder { color: #c8c8c8 }</style><label>Postcode <input placeholder="Four digits"></label>',
}
