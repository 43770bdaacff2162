import { type Check, failure } from '#tests/a11y/check.ts'
import { longestDelay, passTime } from '#tests/a11y/pass-time.ts'
import { takesFocus } from '#tests/a11y/use-controls.ts'

export const statesChange: Check = {
  id: 'states-change',
  title:
    'A button that tells a state tells the other when it is pressed; what it opens goes by Escape, which gives the focus back',
  criteria: ['4.1.2', '2.4.3'],
  source: failure('F79'),
  renditions: ['wide', 'narrow'],
  async run({ page, isNew }) {
    const buttons = await page.evaluate(() =>
      audit
        .all('button, [role=button], [role=switch]')
        .filter(
          (element) => audit.isThere(element) && element.matches('[aria-expanded], [aria-pressed], [aria-checked]'),
        )
        .map((element) => ({
          element,
          state: ['aria-expanded', 'aria-pressed', 'aria-checked'].find((name) => element.hasAttribute(name)) ?? '',
        }))
        .map(({ element, state }) => ({
          state,
          kind: `${element.className} ${state} ${innerWidth}`,
          target: audit.selector(element),
          html: audit.fault(element, '').html,
          // Content that opens inline may stay; content that opens over the page must close.
          isOver: element.closest('header') !== null,
        })),
    )
    const faults = []
    let applied = 0
    for (const { target, html, kind, state, isOver } of buttons) {
      if (!isNew(`state ${kind}`)) continue
      const button = page.locator(target).first()
      const readState = () => button.getAttribute(state, { timeout: 2000 }).catch(() => null)
      const press = async (key: string) => {
        await page.keyboard.press(key)
        await passTime(page, longestDelay)
      }
      if (!(await takesFocus(button, 2000))) continue
      applied += 1
      const before = await readState()
      await press('Enter')
      // The opened content may have to load first.
      const isOther = await page
        .waitForFunction(
          ({ where, name, old }) => document.querySelector(where)?.getAttribute(name) !== old,
          { where: target, name: state, old: before },
          { timeout: 5000 },
        )
        .then(
          () => true,
          () => false,
        )
      if (!isOther) faults.push({ what: 'Pressed, it tells the same as before', target, html })
      if (state !== 'aria-expanded' || !isOver) {
        await press('Enter')
        continue
      }
      if ((await readState()) !== 'true') await press('Enter')
      if ((await readState()) !== 'true') continue
      await press('Escape')
      if ((await readState()) === 'true') {
        faults.push({ what: 'Escape does not close what it opens', target, html })
        await button.focus({ timeout: 2000 }).catch(() => undefined)
        await press('Enter')
      } else if (!(await page.evaluate(() => document.activeElement?.matches('[aria-expanded]'))))
        // For a nested menu that closed too, to the outer menu's button.
        faults.push({ what: 'When what it opens is closed, the focus does not come back to it', target, html })
    }
    return { applied, faults }
  },
  good: '<button aria-pressed="false" onclick="this.ariaPressed = this.ariaPressed !== \'true\'">Large print</button>',
  bad: '<button aria-pressed="false" onclick="this.style.color = \'red\'">Large print</button>',
}
