import { type Check, failure } from '#tests/a11y/check.ts'
import { longestDelay, passTime } from '#tests/a11y/pass-time.ts'

export const pointerCanLeave: Check = {
  id: 'pointer-can-leave',
  title: 'A press can be taken back by moving away before letting go',
  criteria: ['2.5.2'],
  source: failure('F101'),
  renditions: ['wide'],
  async run({ page, isNew }) {
    const buttons = await page.evaluate(() => {
      const opened = audit
        .all('[aria-expanded=true][aria-controls]')
        .flatMap((element) => document.getElementById(element.getAttribute('aria-controls') ?? '') ?? [])
      return audit
        .all('button, [role=button], summary')
        .filter(audit.isThere)
        .map((element) => ({
          kind: `${element.tagName} ${element.className} ${audit.name(element)}`,
          target: audit.selector(element),
          isInOpened: opened.some((panel) => panel.contains(element)),
        }))
        .toSorted((a, b) => Number(b.isInOpened) - Number(a.isInOpened))
    })
    const state = () =>
      page.evaluate(() =>
        [
          location.href,
          audit
            .all('main, header, footer')
            // A tooltip goes away with the press.
            .map((element) => {
              const tips = [...element.querySelectorAll<HTMLElement>('[role=tooltip]')]
              return tips.reduce((words, { innerText }) => words.replace(innerText, ''), element.innerText)
            })
            .join('|')
            .replaceAll(/\s+/g, ' '),
          audit.all('[aria-expanded=true], details[open], dialog[open]').length,
        ].join(),
      )
    const faults = []
    let applied = 0
    for (const { kind, target, isInOpened } of buttons) {
      if (!isNew(`leave ${kind}`)) continue
      // A press elsewhere may close what is open over the page.
      if (!isInOpened) await page.mouse.click(2, 2)
      const button = page.locator(target).first()
      await button.scrollIntoViewIfNeeded({ timeout: 2000 }).catch(() => undefined)
      const box = await button.boundingBox({ timeout: 2000 }).catch(() => null)
      if (!box) continue
      applied += 1
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      // A menu may open under the pointer first.
      await passTime(page, longestDelay)
      const before = await state()
      await page.mouse.down()
      await passTime(page, longestDelay)
      const after = await state()
      await page.mouse.move(2, 2)
      await page.mouse.up()
      if (before !== after)
        faults.push(
          await page.evaluate(
            (where) => audit.fault(document.querySelector(where), 'It acts before one lets go'),
            target,
          ),
        )
      await page.keyboard.press('Escape')
    }
    return { applied, faults }
  },
  good: '<main><button onclick="this.textContent = \'Prices\'">Show</button></main>',
  bad: '<main><button onpointerdown="this.textContent = \'Prices\'">Show</button></main>',
}
