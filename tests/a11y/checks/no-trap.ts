import { type Check, general } from '#tests/a11y/check.ts'
import { layouts } from '#tests/a11y/renditions.ts'

export const noTrap: Check = {
  id: 'no-trap',
  title: 'The focus leaves everything that it comes to',
  criteria: ['2.1.2'],
  source: general('G21'),
  renditions: layouts,
  async run({ walk }) {
    const { places, trap } = await walk()
    return {
      applied: places.length,
      faults: trap ? [{ what: 'The focus does not leave it', target: trap.target, html: trap.html }] : [],
    }
  },
  good: '<a href="/a">Ramps</a><input aria-label="Name">',
  bad: '<a href="/a">Ramps</a><input aria-label="Name" onkeydown="event.key === \'Tab\' && event.preventDefault()">',
}
