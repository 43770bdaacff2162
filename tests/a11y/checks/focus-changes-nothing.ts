import { type Check, general } from '#tests/a11y/check.ts'
import { layouts } from '#tests/a11y/renditions.ts'

export const focusChangesNothing: Check = {
  id: 'focus-changes-nothing',
  title: 'The focus alone leads nowhere, and stays where it has come to',
  criteria: ['3.2.1'],
  source: general('G107'),
  renditions: layouts,
  async run({ page, walk }) {
    const { from, to, places } = await walk()
    const faults = from === to ? [] : [{ what: `The walk ended at ${to}`, target: '', html: '' }]
    const lost = await page.evaluate(() =>
      audit
        .controls()
        .filter((element) => audit.isThere(element) && element.tabIndex >= 0)
        .filter((element) => {
          element.focus({ preventScroll: true })
          // A toolbar gives the focus to the control of its that had it last.
          const isThere = (element.closest('[role=toolbar]') ?? element).contains(document.activeElement)
          element.blur()
          return !isThere
        })
        .map((element) => audit.fault(element, 'It does not keep the focus')),
    )
    return { applied: places.length, faults: [...faults, ...lost] }
  },
  good: '<label>Name <input></label>',
  bad: '<label>Name <input onfocus="this.blur()"></label>',
}
