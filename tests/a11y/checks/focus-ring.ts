import { type Check, general } from '#tests/a11y/check.ts'
import { layouts } from '#tests/a11y/renditions.ts'

export const focusRing: Check = {
  id: 'focus-ring',
  title: 'At every stop a ring of 2 px or more and 3:1 shows the focus',
  criteria: ['2.4.7', '1.4.11'],
  source: general('G195'),
  renditions: [...layouts, 'forced-colours'],
  async run({ walk }) {
    const { forward, backward } = await walk()
    const stops = [...new Map([...forward, ...backward].map((stop) => [stop.target, stop])).values()]
    return {
      applied: stops.length,
      faults: stops.flatMap(({ ring, target, html }) => (ring ? [{ what: `It ${ring}`, target, html }] : [])),
    }
  },
  good: '<style>:focus { outline: 3px solid #222 }</style><a href="/a">Ramps</a>',
  bad: '<style>:focus { outline: none }</style><a href="/a">Ramps</a>',
}
