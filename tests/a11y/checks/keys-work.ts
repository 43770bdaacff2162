import { type Check, failure } from '#tests/a11y/check.ts'
import { takesFocus } from '#tests/a11y/use-controls.ts'

export const keysWork: Check = {
  id: 'keys-work',
  title: 'What has the role of a control answers to the keys of that role',
  criteria: ['2.1.1', '4.1.2'],
  source: failure('F54'),
  renditions: ['wide'],
  async run({ page, isNew }) {
    const look = () =>
      page.evaluate(() =>
        [
          location.href,
          document.activeElement ? audit.selector(document.activeElement) : '',
          document.activeElement?.getAttribute('aria-activedescendant'),
          document.body.innerText,
          ...audit
            .all('[aria-expanded], [aria-checked], [aria-pressed], [aria-selected]')
            .map((element) =>
              ['expanded', 'checked', 'pressed', 'selected'].map((name) => element.getAttribute(`aria-${name}`)),
            ),
        ].join('|'),
      )
    const found = await page.evaluate(() =>
      [
        ...audit
          .all('[role=button], [role=link], [role=checkbox], [role=switch]')
          .filter((element) => !element.matches('a[href], button, input, summary'))
          .map((element) => ({ element, keys: ['Enter', 'Space'] })),
        // The browser handles the keys of native radio buttons.
        ...audit
          .all(
            '[role=tablist], [role=menu], [role=menubar], [role=listbox], [role=tree], [role=grid], [role=radiogroup]',
          )
          .filter((element) => !element.querySelector('input[type=radio]'))
          .flatMap((element) => {
            const first = audit
              .all(
                '[role^=tab]:not([role=tabpanel]), [role^=menuitem], [role=option], [role=treeitem], [role=gridcell], [role=radio]',
                element,
              )
              .find((item) => item.tabIndex >= 0)
            return first ? [{ element: first, keys: ['ArrowRight', 'ArrowDown'] }] : []
          }),
      ]
        .filter(({ element }) => audit.isThere(element) && element.tabIndex >= 0)
        .map(({ element, keys }) => ({
          keys,
          kind: element.className,
          ...audit.fault(element, `It does not answer to ${keys.join(' or ')}`),
        })),
    )
    const faults = []
    let applied = 0
    for (const { keys, kind, ...fault } of found) {
      if (!isNew(`keys ${kind} ${fault.html}`)) continue
      const element = page.locator(fault.target).first()
      if (!(await takesFocus(element, 2000))) continue
      applied += 1
      let isAnswered = false
      for (const key of keys) {
        const before = await look()
        await page.keyboard.press(key)
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
        isAnswered ||= (await look()) !== before
      }
      if (!isAnswered) faults.push(fault)
    }
    return { applied, faults }
  },
  good: '<div role="button" tabindex="0" onkeydown="this.textContent = \'Hide\'">Show</div>',
  bad: '<div role="button" tabindex="0" onclick="this.textContent = \'Hide\'">Show</div>',
}
