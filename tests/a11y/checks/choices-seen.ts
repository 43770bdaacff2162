import { type Check, general } from '#tests/a11y/check.ts'
import { luminances, pixelsApart } from '#tests/a11y/pixels.ts'

/** Fewer pixels than the smallest dot of a radio button of 20 px. */
const leastPixels = 24

export const choicesSeen: Check = {
  id: 'choices-seen',
  title: 'What is chosen looks other than what is not, at 3:1',
  criteria: ['1.4.11', '1.4.1'],
  source: general('G195'),
  renditions: ['wide', 'contrast-more', 'low-glare', 'forced-colours'],
  async run({ page, rendition: { name }, isNew }) {
    const boxes = await page.evaluate(() =>
      audit
        .all('input[type=radio], input[type=checkbox]')
        .filter(
          (element) =>
            audit.isExposed(element) && element instanceof HTMLInputElement && !element.checked && !element.disabled,
        )
        .map((element) => ({
          kind: `${element.getAttribute('type')} ${element.className} ${element.parentElement?.className}`,
          target: audit.selector(element),
        })),
    )
    const faults = []
    let applied = 0
    for (const { kind, target } of boxes) {
      if (!isNew(`choice ${name} ${kind}`)) continue
      const box = page.locator(target).first()
      await box.scrollIntoViewIfNeeded({ timeout: 2000 }).catch(() => undefined)
      const clip = await box
        .evaluate((element: HTMLInputElement) => {
          const rects = [element, ...(element.labels ?? [])].map((part) => part.getBoundingClientRect())
          const x = Math.min(...rects.map(({ left }) => left))
          const y = Math.min(...rects.map(({ top }) => top))
          return {
            x,
            y,
            width: Math.max(...rects.map(({ right }) => right)) - x,
            height: Math.max(...rects.map(({ bottom }) => bottom)) - y,
          }
        })
        .catch(() => null)
      if (!clip || clip.width < 1 || clip.height < 1) continue
      applied += 1
      const look = async () => luminances(await page.screenshot({ clip, caret: 'hide', animations: 'disabled' }))
      const plain = await look()
      // Sets the state directly: a press might show additional content.
      await box.evaluate((element: HTMLInputElement) => (element.checked = true))
      const chosen = await look()
      await box.evaluate((element: HTMLInputElement) => (element.checked = false))
      if (pixelsApart(chosen, plain) < leastPixels)
        faults.push(
          await page.evaluate(
            (where) => audit.fault(document.querySelector(where), 'Chosen, it looks as before'),
            target,
          ),
        )
    }
    return { applied, faults }
  },
  good: '<label><input type="radio" style="width:24px;height:24px"> Phone</label>',
  bad: '<label><input type="radio" style="appearance:none;width:24px;height:24px;border:2px solid"> Phone</label>',
}
