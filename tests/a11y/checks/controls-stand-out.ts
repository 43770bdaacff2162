import { type Check, general } from '#tests/a11y/check.ts'
import { looks } from '#tests/a11y/renditions.ts'

export const controlsStandOut: Check = {
  id: 'controls-stand-out',
  title: 'The edge of every field, and the sign of a button without words, stand out at 3:1; a placeholder at 4.5:1',
  criteria: ['1.4.11', '1.4.3'],
  source: general('G195'),
  renditions: looks,
  judge() {
    const fields = audit
      .all('input:not([type=hidden], [type=submit], [type=button], [type=image]), select, textarea')
      .filter(audit.isThere)
    const signs = audit
      .controls()
      .filter(audit.isThere)
      .map((element) => ({ element, contrast: audit.signContrast(element) ?? Infinity }))
      .filter(({ contrast }) => contrast < Infinity)
    const faults = signs
      .filter(({ contrast }) => contrast < 3)
      .map(({ element, contrast }) => audit.fault(element, `Its sign has ${contrast.toFixed(1)}:1`))
    for (const field of fields.filter((element) => element.hasAttribute('placeholder'))) {
      const { color, opacity } = getComputedStyle(field, '::placeholder')
      const visibleColour = `color-mix(in srgb, ${color} ${Number(opacity) * 100}%, transparent)`
      const strength = audit.contrast(visibleColour, audit.ground(field) ?? 'rgb(255, 255, 255)')
      if (strength < 4.5) faults.push(audit.fault(field, `Its placeholder has ${strength.toFixed(1)}:1`))
    }
    return {
      applied: fields.length + signs.length,
      faults: fields
        .flatMap((field) => {
          // A box that its sibling or its label's child draws is judged there.
          const drawn = Number(getComputedStyle(field).opacity) === 0 ? (field.nextElementSibling ?? field) : field
          const { borderTopColor, borderTopWidth, borderTopStyle, appearance, backgroundColor } =
            getComputedStyle(drawn)
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
        })
        .concat(faults),
    }
  },
  good: '<label>Name <input style="border:2px solid #555"></label><button aria-label="Play"><svg width="20" height="20"><path d="M0 0h20v20z" style="fill:#222"></path></svg></button><style>::placeholder { color: #444; opacity: 1 }</style><label>Postcode <input style="border:2px solid #555" placeholder="Four digits"></label>',
  bad: [
    '<label>Name <input style="border:1px solid #ddd;background:#fff"></label>',
    '<button aria-label="Play" style="background:#fff"><svg width="20" height="20"><path d="M0 0h20v20z" style="fill:#ddd"></path></svg></button>',
    '<style>::placeholder { color: #c8c8c8 }</style><label>Postcode <input style="border:2px solid #555" placeholder="Four digits"></label>',
  ],
}
