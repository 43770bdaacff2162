import { type Check, general } from '#tests/a11y/check.ts'
import { looks } from '#tests/a11y/renditions.ts'

export const fieldEdges: Check = {
  id: 'field-edges',
  title: 'The edge of every field stands out at 3:1',
  criteria: ['1.4.11'],
  source: general('G195'),
  renditions: looks,
  judge() {
    const fields = audit
      .all('input:not([type=hidden], [type=submit], [type=button], [type=image]), select, textarea')
      .filter(audit.isThere)
    return {
      applied: fields.length,
      faults: fields.flatMap((field) => {
        // A box that its sibling or its label's child draws is judged there.
        const drawn = Number(getComputedStyle(field).opacity) === 0 ? (field.nextElementSibling ?? field) : field
        const { borderTopColor, borderTopWidth, borderTopStyle, appearance, backgroundColor } = getComputedStyle(drawn)
        const ground = audit.ground(drawn.parentElement ?? drawn) ?? 'rgb(255, 255, 255)'
        // The browser draws controls with native appearance and no border of ours.
        if (appearance === 'auto' && field.matches('[type=radio], [type=checkbox], [type=range], [type=file]'))
          return []
        const edge =
          borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1
            ? audit.contrast(borderTopColor, ground)
            : 1
        const fill = audit.contrast(backgroundColor, ground)
        const best = Math.max(edge, fill)
        return best < 3 ? [audit.fault(field, `Its edge has ${best.toFixed(1)}:1`)] : []
      }),
    }
  },
  good: '<label>Name <input style="border:2px solid #555"></label>',
  bad: '<label>Name <input style="border:1px solid #ddd;background:#fff"></label>',
}
