import { type Check, failure } from '#tests/a11y/check.ts'

export const newPageMet: Check = {
  id: 'new-page-met',
  title: 'A page that takes the place of another has a title of its own, and the focus is in it',
  criteria: ['2.4.3', '2.4.2'],
  source: failure('F85'),
  renditions: ['wide'],
  async run({ page, isNew }) {
    const { link, isAfresh } = await page.evaluate(() => {
      const found = audit
        .all('main a[href^="/"]:not([target], [download])')
        .find((element) => audit.isThere(element) && !/[.?#]/.test(element.getAttribute('href') ?? ''))
      return {
        link: found && 'isHydrated' in globalThis ? audit.selector(found) : '',
        isAfresh: found?.getAttribute('href') === location.pathname,
      }
    })
    // Pages of one folder navigate the same way, except one that starts anew under its own address.
    const [, folder = ''] = new URL(page.url()).pathname.split('/')
    if (!link || !isNew(`new page ${folder} ${String(isAfresh)}`)) return { applied: 0, faults: [] }
    const title = await page.title()
    await page.evaluate(() => {
      const heading = document.querySelector('h1')?.textContent
      Object.assign(globalThis, { isNewPage: () => document.querySelector('h1')?.textContent !== heading })
    })
    await page.locator(link).first().focus()
    await page.keyboard.press('Enter')
    // The browser handles the focus of a new document.
    const isOwn = () =>
      page.waitForFunction(() => !('isNewPage' in globalThis), undefined, { timeout: 5000 }).then(() => 'document')
    const isPart = () =>
      page
        .waitForFunction(() => (globalThis as { isNewPage?: () => boolean }).isNewPage?.(), undefined, {
          timeout: 5000,
        })
        .then(() => 'part')
    const way = await Promise.any([isOwn(), isPart()]).catch(() => '')
    if (way !== 'part') return { applied: 0, faults: [] }
    const isIn = () => document.activeElement?.closest('main') != null
    await page.waitForFunction(isIn, undefined, { timeout: 3000 }).catch(() => undefined)
    // The focus may pass through the main area: its final position counts.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame)
    })
    const isMet = await page.evaluate(isIn)
    const faults = [
      ...(isMet ? [] : ['The focus is not in the page that it leads to']),
      ...((await page.title()) === title ? ['The page that it leads to has the same title'] : []),
    ].map((what) => ({ what, target: link, html: '' }))
    await page.goBack({ timeout: 5000 }).catch(() => undefined)
    return { applied: 1, faults }
  },
  good: '<!doctype html><html lang="en-AU"><title>Ramps</title><script>globalThis.isHydrated = true</script><main><h1 tabindex="-1">Ramps</h1><a href="/b" onclick="event.preventDefault(); document.title = \'Rails\'; const one = document.querySelector(\'h1\'); one.textContent = \'Rails\'; one.focus()">Rails</a></main></html>',
  bad: '<!doctype html><html lang="en-AU"><title>Ramps</title><script>globalThis.isHydrated = true</script><main><h1>Ramps</h1><a href="/b" onclick="event.preventDefault(); document.querySelector(\'h1\').textContent = \'Rails\'; this.blur()">Rails</a></main></html>',
}
