import { type Check, general } from '#tests/a11y/check.ts'
import { layouts } from '#tests/a11y/renditions.ts'

export const tabReachesAll: Check = {
  id: 'tab-reaches-all',
  title: 'Tab comes to everything once, in the order of the document; Shift+Tab the same way back',
  criteria: ['2.1.1', '2.4.3'],
  source: general('G202'),
  renditions: layouts,
  async run({ walk }) {
    const { places, placesBack, names, forward, backward } = await walk()
    const faults = []
    for (const [way, stops, expected] of [
      ['Tab', forward, places],
      ['Shift+Tab', backward, placesBack.toReversed()],
    ] as const) {
      const reached = stops.map(({ place }) => place).filter((place) => place !== -1)
      const missed = expected.filter((place) => !reached.includes(place))
      for (const place of missed)
        faults.push({ what: `${way} does not come to it`, target: names[places.indexOf(place)] ?? '', html: '' })
      const met = expected.filter((place) => reached.includes(place))
      const wrong = reached.findIndex((place, index) => place !== met[index])
      const stop = stops.filter(({ place }) => place !== -1)[wrong]
      if (wrong >= 0 && stop)
        faults.push({ what: `${way} comes to it out of turn`, target: stop.target, html: stop.html })
    }
    return { applied: places.length, faults }
  },
  good: '<a href="/a">Ramps</a><button>Rails</button>',
  bad: '<a href="/a">Ramps</a><button tabindex="3">Rails</button>',
}
