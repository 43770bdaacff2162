import { type Check, general } from '#tests/a11y/check.ts'
import { layouts } from '#tests/a11y/renditions.ts'

export const readingUndisturbed: Check = {
  id: 'reading-undisturbed',
  title: 'Nothing takes words, order, keys or the beginning of a page from who reads with a screen reader',
  criteria: ['4.1.2', '1.3.2', '2.1.4'],
  source: general('G57'),
  renditions: layouts,
  judge: () => ({
    applied: 1,
    faults: [
      ...audit
        .all('[role=application]')
        .filter((element) => audit.isExposed(element) && element.querySelector('p, li, h1, h2, h3, h4'))
        .map((element) => audit.fault(element, 'The reading keys do nothing in it')),
      // By the time of the check, everything has loaded.
      ...audit
        .all('[aria-busy=true]')
        .filter(audit.isExposed)
        .map((element) => audit.fault(element, 'It says that it is still loading')),
      // A popup may be owned; content may not be reordered away from its visual position.
      ...audit
        .all('[aria-owns]:not([role=combobox], [aria-haspopup])')
        .filter(audit.isExposed)
        .map((element) => audit.fault(element, 'It takes in what stands elsewhere')),
      // An error summary may have it: focusing a field skips everything before it.
      ...audit
        .all('input[autofocus], select[autofocus], textarea[autofocus]')
        .map((element) => audit.fault(element, 'It takes the focus as the page opens')),
      ...audit.all('[accesskey]').map((element) => audit.fault(element, 'Its key may be one of the screen reader’s')),
      ...audit
        .all('nav [role=menuitem], [role=navigation] [role=menuitem]')
        .filter((element) => element.matches('a[href]'))
        .map((element) => audit.fault(element, 'It is a link and told as an item of a menu')),
    ],
  }),
  good: '<nav><ul><li><a href="/a">Ramps</a></li></ul></nav>',
  bad: '<div role="application" aria-label="Content"><p>Ramps</p></div>',
}
