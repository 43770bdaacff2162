import { type Check, failure } from '#tests/a11y/check.ts'

export const nothingMoves: Check = {
  id: 'nothing-moves',
  title:
    'Nothing flashes more than three times a second or moves by itself for more than five seconds; with less movement wanted, nothing moves',
  criteria: ['2.2.2', '2.3.1'],
  source: failure('F50'),
  renditions: ['wide', 'reduced-motion'],
  judge() {
    const isLess = matchMedia('(prefers-reduced-motion: reduce)').matches
    const moving = document.getAnimations().filter((motion) => {
      const { endTime = 0, duration = 0 } = motion.effect?.getComputedTiming() ?? {}
      const isQuiet = (motion.effect instanceof KeyframeEffect ? motion.effect.getKeyframes() : []).every((frame) =>
        Object.keys(frame).every((name) =>
          /^(opacity|color|backgroundColor|borderColor|outlineColor|offset|computedOffset|easing|composite)$/i.test(
            name,
          ),
        ),
      )
      return Number(endTime) > 5000 || (isLess && !isQuiet && Number(duration) > 20)
    })
    const faults = moving.map((motion) =>
      audit.fault(motion.effect instanceof KeyframeEffect ? motion.effect.target : null, 'It moves'),
    )
    // What will move when it opens, or comes under the pointer.
    const isMotion =
      /\b(all|transform|translate|scale|rotate|top|left|right|bottom|inset\S*|margin\S*|(?:max-)?(?:width|height)|(?:block|inline)-size)\b/
    if (isLess)
      for (const element of audit.all('body *'))
        for (const part of [undefined, '::before', '::after']) {
          const { transitionProperty, transitionDuration } = getComputedStyle(element, part)
          const durations = transitionDuration.split(', ').map(Number.parseFloat)
          if (
            transitionProperty
              .split(', ')
              .some((name, place) => isMotion.test(name) && (durations[place % durations.length] ?? 0) > 0.02)
          ) {
            faults.push(audit.fault(element, `It will move: ${transitionProperty}`))
            break
          }
        }
    for (const element of audit.all('marquee, blink')) faults.push(audit.fault(element, 'It moves'))
    if (isLess && getComputedStyle(document.documentElement).scrollBehavior === 'smooth')
      faults.push(audit.fault(null, 'The page scrolls smoothly'))
    const numbers = (list: string) =>
      list.split(', ').map((time) => (time === 'infinite' ? Infinity : parseFloat(time)))
    // By the declarations: an ended animation is not in the document's list any more.
    for (const element of audit.all('body, body *').filter(audit.isSeen)) {
      const { animationName, animationDuration, animationIterationCount } = getComputedStyle(element)
      const counts = numbers(animationIterationCount)
      const declared = numbers(animationDuration).map((duration, index) => ({
        duration,
        count: counts[index % counts.length] ?? 1,
      }))
      if (animationName === 'none') continue
      if (declared.some(({ duration, count }) => duration > 0 && duration < 1 / 3 && count > 3))
        faults.push(audit.fault(element, 'It flashes more than three times a second'))
      if (declared.some(({ duration, count }) => duration > 0 && duration * count > 5))
        faults.push(audit.fault(element, 'It moves for more than five seconds'))
    }
    return { applied: 1, faults }
  },
  good: '<p>Ramps</p>',
  bad: [
    '<style>@keyframes a { to { transform: translateX(9px) } } p { animation: a 1s infinite }</style><p>Ramps</p>',
    '<style>@keyframes a { 50% { background: #000 } } p { animation: a 0.2s 20 }</style><p>Ramps</p>',
  ],
}
