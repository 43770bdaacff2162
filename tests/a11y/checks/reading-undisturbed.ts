import { type Check, general } from '#tests/a11y/check.ts'
import { layouts } from '#tests/a11y/renditions.ts'

export const readingUndisturbed: Check = {
  id: 'reading-undisturbed',
  title: 'Nothing takes words, order, keys, buttons or the beginning of a page from who reads it',
  criteria: ['4.1.2', '1.3.1', '1.3.2', '2.1.4'],
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
        .all('[inert]')
        .filter((element) => audit.isSeen(element) && audit.words(element) !== '')
        // Behind an open dialog the page is inert.
        .filter(() => !document.querySelector('dialog:modal, [aria-modal=true]'))
        .map((element) => audit.fault(element, 'It is seen, and is inert: it cannot be read, found or pressed')),
      ...audit
        .all('[contenteditable]:not([contenteditable=false], [role=textbox], [role=searchbox], [role=combobox])')
        .filter(audit.isExposed)
        .map((element) => audit.fault(element, 'One can type in it, and it has no role of a field')),
      ...audit
        .all('form :is(button:not([type=button]), input[type=submit]):is(:disabled, [aria-disabled=true])')
        .filter(audit.isThere)
        .map((element) => audit.fault(element, 'It cannot be pressed, and nothing says why')),
      ...audit
        .all('[translate=no], .notranslate, html:has(meta[name=google][content=notranslate])')
        // A name, an address or a code may be excluded from translation.
        .filter((element) => audit.isExposed(element) && audit.words(element).split(' ').length > 6)
        .map((element) => audit.fault(element, 'Programs that translate must leave its sentences out')),
      ...audit
        .all('nav [role=menuitem], [role=navigation] [role=menuitem]')
        .filter((element) => element.matches('a[href]'))
        .map((element) => audit.fault(element, 'It is a link and told as an item of a menu')),
    ],
  }),
  good: '<nav><ul><li><a href="/a">Ramps</a></li></ul></nav><div role="textbox" aria-label="Notes" contenteditable="true"></div><p inert hidden>Later</p><form><button>Send</button></form><p>Ask for <span translate="no">Wide Verandah</span>, and we will help you with the forms.</p>',
  bad: [
    '<div role="application" aria-label="Content"><p>Ramps</p></div>',
    '<p inert>Ramps and rails</p>',
    '<p contenteditable="true">Ramps and rails</p>',
    '<form><button disabled>Send</button></form>',
    '<p translate="no">Ask for us by name, and we will help you with the forms.</p>',
  ],
}
