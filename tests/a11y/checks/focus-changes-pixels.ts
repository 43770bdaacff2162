import { type Check, general } from '#tests/a11y/check.ts'
import { luminances, pixelsApart } from '#tests/a11y/pixels.ts'

export const focusChangesPixels: Check = {
  id: 'focus-changes-pixels',
  title: 'For each kind of control, the focus changes as many pixels as its edge has, at 3:1 between with and without',
  criteria: ['2.4.7'],
  source: general('G195'),
  renditions: ['wide', 'tablet', 'contrast-more', 'low-glare', 'forced-colours'],
  async run({ page, rendition: { name }, isNew }) {
    const controls = await page.evaluate(() =>
      audit
        .controls()
        .filter(
          (element) =>
            audit.isThere(element) &&
            element.tabIndex >= 0 &&
            element.getBoundingClientRect().width < 1100 &&
            element.getBoundingClientRect().height < 500,
        )
        .map((element) => ({
          kind: `${element.tagName} ${element.getAttribute('type')} ${element.className} ${element.closest('main, header, footer')?.tagName}`,
          target: audit.selector(element),
        })),
    )
    const faults = []
    let applied = 0
    // The browser shows the ring only while the keyboard is in use.
    await page.keyboard.press('Tab')
    for (const { kind, target } of controls) {
      if (!isNew(`pixels ${name} ${kind}`)) continue
      const control = page.locator(target).first()
      const settle = () =>
        page.evaluate(
          () =>
            new Promise((done) =>
              requestAnimationFrame(() => {
                for (const motion of document.getAnimations()) motion.finish()
                requestAnimationFrame(done)
              }),
            ),
        )
      await control.focus({ timeout: 10_000 }).catch(() => undefined)
      await settle()
      // The ring of a card's link is drawn on the card, that of a small box within a label or an answer on the element
      // around it.
      const box = await control
        .evaluate((element) => {
          const around = []
          for (let part = element.parentElement; part && around.length < 5; part = part.parentElement) around.push(part)
          const ringed = around.filter(
            (part) => part.getBoundingClientRect().height < 500 && getComputedStyle(part).outlineStyle !== 'none',
          )
          const parts = [element, element.nextElementSibling, element.closest('article, label'), ...ringed].filter(
            (part) => part !== null,
          )
          const boxes = parts.map((part) => part.getBoundingClientRect())
          const x = Math.min(...boxes.map(({ left }) => left))
          const y = Math.min(...boxes.map(({ top }) => top))
          return {
            x,
            y,
            width: Math.max(...boxes.map(({ right }) => right)) - x,
            height: Math.max(...boxes.map(({ bottom }) => bottom)) - y,
            around: element.getBoundingClientRect().width + element.getBoundingClientRect().height,
          }
        })
        .catch(() => null)
      const size = page.viewportSize()
      if (!box || !size || box.y < 0 || box.y + box.height > size.height) continue
      applied += 1
      const x = Math.max(0, box.x - 12)
      const y = Math.max(0, box.y - 12)
      const clip = {
        x,
        y,
        width: Math.min(size.width - x, box.width + 24),
        height: Math.min(size.height - y, box.height + 24),
      }
      const focused = await luminances(await page.screenshot({ clip, caret: 'hide' }))
      await control.evaluate((element) => element.blur())
      await settle()
      const plain = await luminances(await page.screenshot({ clip, caret: 'hide' }))
      const changed = pixelsApart(focused, plain)
      // 1 px all round: 2.4.13, at AAA, requires two.
      if (changed < box.around)
        faults.push(
          await page.evaluate(
            ([where = '', count = '']) =>
              audit.fault(document.querySelector(where), `The focus changes ${count} pixels`),
            [target, String(changed)],
          ),
        )
    }
    return { applied, faults }
  },
  good: '<style>:focus { outline: 3px solid #222 }</style><p style="padding:20px"><a href="/a">Ramps</a></p>',
  bad: '<style>:focus { outline: 1px solid #eee }</style><p style="padding:20px"><a href="/a">Ramps</a></p>',
}
