import { type Check, general } from '#tests/a11y/check.ts'
import { layouts } from '#tests/a11y/renditions.ts'

/** axe finds the same at 4.5:1 where it runs; more contrast is our own requirement, and paper is none of WCAG's. */
export const textContrast: Check = {
  id: 'text-contrast',
  title: 'Words stand out at 4.5:1, large ones at 3:1; where a person prefers more contrast, at 7:1 and 4.5:1',
  criteria: ['1.4.3'],
  source: general('G18'),
  renditions: [...layouts, 'contrast-more', 'low-glare', 'reduced-motion', 'print'],
  judge() {
    const isMore = matchMedia('(prefers-contrast: more)').matches
    const texts = audit
      .all('body *')
      .filter(
        (element) =>
          !(element instanceof SVGElement) &&
          audit.isThere(element) &&
          !element.closest(':disabled, [aria-disabled=true]') &&
          audit.hasText(element),
      )
    return {
      applied: texts.length,
      faults: texts.flatMap((element) => {
        // A browser that prints no backgrounds darkens light text on a dark background; text that is light on white
        // stays light.
        const ground = audit.ground(element)
        if (ground === undefined) return []
        let opacity = 1
        for (let around: Element | null = element; around; around = around.parentElement)
          opacity *= Number(getComputedStyle(around).opacity)
        const { color, fontSize, fontWeight } = getComputedStyle(element)
        const strength = audit.contrast(`color-mix(in srgb, ${color} ${100 * opacity}%, transparent)`, ground)
        const size = Number.parseFloat(fontSize)
        const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
        const least = isMore ? (isLarge ? 4.5 : 7) : isLarge ? 3 : 4.5
        return strength < least ? [audit.fault(element, `It has ${strength.toFixed(1)}:1`)] : []
      }),
    }
  },
  good: '<main><p>Ramps</p></main>',
  bad: '<main><p style="color:#bbb">Ramps</p></main>',
}
