import { type Check, general } from '#tests/a11y/check.ts'
import { looks } from '#tests/a11y/renditions.ts'

export const iconsStandOut: Check = {
  id: 'icons-stand-out',
  title: 'The sign of a button without words stands out at 3:1',
  criteria: ['1.4.11'],
  source: general('G207'),
  renditions: looks,
  judge() {
    const signs = audit
      .controls()
      .filter((element) => audit.isThere(element) && !audit.words(element) && element.querySelector('svg'))
      .flatMap((element) => [...element.querySelectorAll('svg')].slice(0, 1).map((svg) => ({ element, svg })))
    return {
      applied: signs.length,
      faults: signs.flatMap(({ element, svg }) => {
        const ground = audit.ground(element) ?? 'rgb(255, 255, 255)'
        const colours = [...svg.querySelectorAll('path, circle, rect, line, polyline, polygon, use'), svg].flatMap(
          (shape) => {
            const { fill, stroke } = getComputedStyle(shape)
            return shape === svg ? [] : [fill, stroke].filter((colour) => colour !== 'none' && !colour.endsWith(', 0)'))
          },
        )
        const best = Math.max(0, ...colours.map((colour) => audit.contrast(colour, ground)))
        return colours.length > 0 && best < 3 ? [audit.fault(element, `Its sign has ${best.toFixed(1)}:1`)] : []
      }),
    }
  },
  good: '<button aria-label="Play"><svg width="20" height="20"><path d="M0 0h20v20z" style="fill:#222"></path></svg></button>',
  bad: '<button aria-label="Play" style="background:#fff"><svg width="20" height="20"><path d="M0 0h20v20z" style="fill:#ddd"></path></svg></button>',
}
