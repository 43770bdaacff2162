import { type Check, general } from '#tests/a11y/check.ts'
import { layouts } from '#tests/a11y/renditions.ts'

export const skipLink: Check = {
  id: 'skip-link',
  title: 'The first stop is a link that is seen and leads into the main area; at most 16 stops are before it',
  criteria: ['2.4.1'],
  source: general('G1'),
  renditions: layouts,
  async run({ page, walk }) {
    const { forward } = await walk()
    const target = forward[0]?.target
    if (!target) return { applied: 0, faults: [] }
    // A page that begins with its main area has nothing to skip.
    const isInMain = await page.evaluate((where) => document.querySelector(where)?.closest('main') != null, target)
    const hasMore = await page.evaluate(() =>
      [...document.querySelectorAll('header, nav')].some((element) => !element.closest('main')),
    )
    if (isInMain && !hasMore) return { applied: 0, faults: [] }
    const fault = (what: string) => ({ applied: 1, faults: [{ what, target, html: forward[0]?.html ?? '' }] })
    const size = {
      width: (forward[0]?.rect.right ?? 0) - (forward[0]?.rect.left ?? 0),
      height: (forward[0]?.rect.bottom ?? 0) - (forward[0]?.rect.top ?? 0),
    }
    const leads = await page.evaluate((where) => {
      const link = document.querySelector(where)
      const hash = link instanceof HTMLAnchorElement ? link.hash : ''
      const to = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
      return { isLink: hash !== '', isIn: to?.closest('main') != null || to?.matches('main') === true }
    }, target)
    if (!leads.isLink) return fault('The first stop is no skip link')
    if (!leads.isIn) return fault('The skip link leads to nothing in the main area')
    if (size.width < 24 || size.height < 24) return fault('The skip link is not seen when it has the focus')
    // An opened menu is the person's target. It may have closed behind the walk.
    const inMain = await page.evaluate(
      (targets) => {
        const opened = audit
          .all('header [aria-expanded][aria-controls]')
          .filter(audit.isThere)
          .flatMap((element) => document.getElementById(element.getAttribute('aria-controls') ?? '') ?? [])
        return targets
          .map((where) => document.querySelector(where))
          .filter((element) => !opened.some((panel) => panel.contains(element)))
          .findIndex((element) => element?.closest('main'))
      },
      forward.map((stop) => stop.target),
    )
    return inMain > 17 ? fault(`${inMain} stops are before the main area`) : { applied: 1, faults: [] }
  },
  good: '<a href="#t" style="display:inline-block;padding:12px">Skip to main content</a><nav><a href="/a">Home</a></nav><main><h1 id="t" tabindex="-1">Ramps</h1><a href="/b">Rails</a></main>',
  bad: '<nav><a href="/a">Home</a></nav><main><h1 id="t">Ramps</h1><a href="/b">Rails</a></main>',
}
