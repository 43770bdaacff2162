import { type Check, css } from '#tests/a11y/check.ts'
import { layouts } from '#tests/a11y/renditions.ts'

export const focusNotObscured: Check = {
  id: 'focus-not-obscured',
  title: 'At every stop, forward and backward, the control is on screen and nothing covers it',
  criteria: ['2.4.11', '2.4.7'],
  source: css('C43'),
  renditions: layouts,
  async run({ walk }) {
    const { forward, backward } = await walk()
    return {
      applied: forward.length + backward.length,
      faults: [...forward, ...backward].flatMap(({ cover, target, html }) =>
        cover ? [{ what: `It ${cover}`, target, html }] : [],
      ),
    }
  },
  good: '<p><a href="/a">Ramps</a></p>',
  bad: '<div style="position:fixed;inset:0;background:#fff;z-index:9"></div><p><a href="/a">Ramps</a></p>',
}
