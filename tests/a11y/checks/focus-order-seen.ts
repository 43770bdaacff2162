import { type Check, failure } from '#tests/a11y/check.ts'
import { layouts } from '#tests/a11y/renditions.ts'

export const focusOrderSeen: Check = {
  id: 'focus-order-seen',
  title: 'The focus goes down and across the screen, never up the same column',
  criteria: ['2.4.3'],
  source: failure('F44'),
  renditions: layouts,
  async run({ page, walk }) {
    const { forward } = await walk()
    // Sticky and floating elements have no fixed position in the page.
    const loose = new Set(
      await page.evaluate(
        (targets) =>
          targets.filter((target) => {
            for (
              let element = document.querySelector(target);
              element && element !== document.body;
              element = element.parentElement
            )
              if (/fixed|sticky|absolute/.test(getComputedStyle(element).position)) return true
            return false
          }),
        forward.map(({ target }) => target),
      ),
    )
    const stops = forward.filter(({ target }) => !loose.has(target))
    const faults = stops.slice(1).flatMap((stop, index) => {
      const before = stops[index]
      const isUp =
        before &&
        stop.rect.bottom <= before.rect.top + 1 &&
        stop.rect.left < before.rect.right - 1 &&
        stop.rect.right > before.rect.left + 1
      return isUp ? [{ what: 'The focus goes up to it', target: stop.target, html: stop.html }] : []
    })
    return { applied: stops.length, faults }
  },
  good: '<p><a href="/a">Ramps</a></p><p><a href="/b">Rails</a></p>',
  bad: '<div style="display:flex;flex-direction:column-reverse"><a href="/a">Ramps</a><a href="/b">Rails</a></div>',
}
