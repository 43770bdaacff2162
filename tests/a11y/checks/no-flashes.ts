import { type Check, general } from '#tests/a11y/check.ts'

export const noFlashes: Check = {
  id: 'no-flashes',
  title: 'Nothing is set to flash more than three times a second, or to move for more than five seconds',
  criteria: ['2.3.1', '2.2.2'],
  source: general('G19'),
  renditions: ['wide', 'reduced-motion'],
  judge() {
    const seconds = (time: string) => Number.parseFloat(time) * (time.endsWith('ms') ? 0.001 : 1)
    // By the declarations: an ended animation is not in the document's list any more.
    const moving = audit.all('body, body *').filter((element) => getComputedStyle(element).animationName !== 'none')
    return {
      applied: 1,
      faults: moving
        .filter((element) => audit.isSeen(element))
        .flatMap((element) => {
          const { animationDuration, animationIterationCount } = getComputedStyle(element)
          const durations = animationDuration.split(', ').map(seconds)
          const counts = animationIterationCount
            .split(', ')
            .map((count) => (count === 'infinite' ? Infinity : Number(count)))
          const all = durations.map((duration, index) => ({ duration, count: counts[index % counts.length] ?? 1 }))
          return [
            all.some(({ duration, count }) => duration > 0 && duration < 1 / 3 && count > 3) &&
              'It flashes more than three times a second',
            all.some(({ duration, count }) => duration > 0 && duration * count > 5) &&
              'It moves for more than five seconds',
          ]
            .filter((what) => what !== false)
            .map((what) => audit.fault(element, what))
        }),
    }
  },
  good: '<style>@keyframes a { from { opacity: 0 } } p { animation: a 0.2s }</style><p>Ramps</p>',
  bad: '<style>@keyframes a { 50% { background: #000 } } p { animation: a 0.2s 20 }</style><p>Ramps</p>',
}
