import { type Check, failure } from '#tests/a11y/check.ts'
import { longestDelay, passTime } from '#tests/a11y/pass-time.ts'
import { takesFocus } from '#tests/a11y/use-controls.ts'

export const closeReturnsFocus: Check = {
  id: 'close-returns-focus',
  title: 'A button that closes its panel gives the focus back to what opened it, and never loses it',
  criteria: ['2.4.3'],
  source: failure('F85'),
  renditions: ['wide', 'narrow'],
  async run({ page, isNew }) {
    const faults: { what: string; target: string; html: string }[] = []
    let applied = 0
    const press = async (target: string) => {
      if (!(await takesFocus(page.locator(target).first(), 2000))) return false
      await page.keyboard.press('Enter')
      await passTime(page, longestDelay)
      return true
    }
    /** Waits for an effect whose code may have to load first. */
    const waits = (target: string, isShown: boolean) =>
      page
        .locator(target)
        .first()
        .waitFor({ state: isShown ? 'visible' : 'hidden', timeout: 5000 })
        .then(
          () => true,
          () => false,
        )
    const closers = () =>
      page.evaluate(() =>
        audit
          .all('button, [role=button]')
          .filter((element) => audit.isThere(element) && /^(close|dismiss)\b/i.test(audit.name(element)))
          .map((element) => {
            const opener = audit
              .all('[aria-expanded=true][aria-controls]')
              .find((one) => document.getElementById(one.getAttribute('aria-controls') ?? '')?.contains(element))
            return { ...audit.fault(element, ''), opener: opener ? audit.selector(opener) : '' }
          }),
      )
    const closeEach = async (found: Awaited<ReturnType<typeof closers>>) => {
      for (const { target, html, opener } of found) {
        const closer = page.locator(target).first()
        if (!(await closer.isVisible())) {
          if (opener === '' || !(await press(opener)) || !(await waits(target, true))) continue
        }
        applied += 1
        if (!(await press(target))) continue
        if (!(await waits(target, false))) {
          faults.push({ what: 'Pressed, it closes nothing', target, html })
          continue
        }
        const isMet = await page
          .waitForFunction(
            (where) => {
              const focused = document.activeElement
              return where === ''
                ? focused !== null && focused !== document.body
                : focused === document.querySelector(where)
            },
            opener,
            { timeout: 2000 },
          )
          .then(
            () => true,
            () => false,
          )
        if (!isMet)
          faults.push({
            what:
              opener === ''
                ? 'Pressed, it leaves the focus on nothing'
                : `Pressed, it does not give the focus back to ${opener}`,
            target,
            html,
          })
      }
    }
    await closeEach(await closers())
    const openers = await page.evaluate(() =>
      audit
        .all('button[aria-expanded=false]')
        .filter(audit.isThere)
        .map((element) => ({
          target: audit.selector(element),
          kind: `${element.className} ${audit.name(element)} ${innerWidth}`,
        })),
    )
    for (const { target, kind } of openers) {
      if (!isNew(`close ${kind}`) || !(await press(target))) continue
      await waits(`${target}[aria-expanded=true]`, true)
      const found = (await closers()).filter(({ opener }) => opener === target)
      await closeEach(found)
      if ((await page.locator(target).first().getAttribute('aria-expanded')) === 'true') await press(target)
    }
    return { applied, faults }
  },
  good: '<button id="o" aria-expanded="true" aria-controls="p" onclick="p.hidden = false">Display</button><div id="p"><button onclick="p.hidden = true; o.focus()">Close</button></div>',
  bad: '<button id="o" aria-expanded="true" aria-controls="p" onclick="p.hidden = false">Display</button><div id="p"><button onclick="p.hidden = true">Close</button></div>',
}
