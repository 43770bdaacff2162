import { type Check, aria } from '#tests/a11y/check.ts'
import { layouts } from '#tests/a11y/renditions.ts'

export const wholeWords: Check = {
  id: 'words-kept',
  title: 'No name takes the place of other words that are seen',
  criteria: ['1.3.1', '1.1.1'],
  source: aria('ARIA24'),
  renditions: layouts,
  judge() {
    // Roles whose name replaces their content for screen readers. `label-in-name` covers controls.
    const named = audit
      .all(
        'h1, h2, h3, h4, h5, h6, [role=heading], p, li, td, th, dt, dd, caption, legend, [role=group] > span, [role=radiogroup] > span, figcaption',
      )
      .filter((element) => element.matches('[aria-label], [aria-labelledby]'))
    const judged = [...named, ...audit.all('[role=img], [role=math]')].filter(
      (element) => element instanceof HTMLElement && audit.isThere(element) && audit.plain(audit.words(element)),
    )
    return {
      applied: judged.length,
      faults: judged
        .filter((element) => !audit.plain(audit.name(element)).includes(audit.plain(audit.words(element))))
        .map((element) =>
          audit.fault(
            element,
            `“${audit.words(element).slice(0, 60)}” is seen and “${audit.name(element).slice(0, 60)}” told`,
          ),
        ),
    }
  },
  good: '<h2 aria-label="Step 1: Ramps">Ramps</h2><div role="img" aria-label="Five of five stars">★★★★★</div>',
  bad: '<h2 aria-label="Section 4">Ramps</h2>',
}
