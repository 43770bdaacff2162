import { type Check, failure } from '#tests/a11y/check.ts'
import { lookBy } from '#tests/a11y/look-by.ts'
import { finishTransitions } from '#tests/helpers/finish-transitions.ts'
import { nothingCut } from './nothing-cut.ts'
import { primaryTargets } from './primary-targets.ts'
import { textContrast } from './text-contrast.ts'

/** In CSS pixels: one in each range between two breakpoints of the site that no rendition examines, and a large screen. */
const widths = [360, 430, 540, 620, 700, 900, 1024, 1130, 1210, 1600]

export const everyWidth: Check = {
  id: 'every-width',
  title: 'Between the widths that are examined fully, words are whole and readable, and targets large',
  criteria: ['1.4.3', '1.4.10', '2.5.8'],
  source: failure('F102'),
  renditions: ['narrow'],
  async run(scene) {
    const { page, rendition } = scene
    const faults = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await finishTransitions(page)
      const answers = await lookBy(
        page,
        [primaryTargets.judge, textContrast.judge].flatMap((judge) => judge ?? []),
      )
      const cut = await nothingCut.run?.(scene)
      for (const answer of [...answers, ...(cut ? [cut] : [])]) {
        if (typeof answer === 'string') continue
        if ('failed' in answer) throw new Error(answer.failed)
        faults.push(...answer.faults.map((fault) => ({ ...fault, what: `${fault.what}, ${width} px wide` })))
      }
    }
    await page.setViewportSize(rendition.viewport)
    return { applied: widths.length, faults }
  },
  good: '<main><p>Ramps</p></main>',
  bad: '<style>@media (600px <= width < 650px) { p { color: #ccc } }</style><main><p>Ramps</p></main>',
}
