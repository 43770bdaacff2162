import { act, type PlantedFault } from './faults.ts'

/**
 * A third list: valid attributes that give a browser or assistive technology false information. Sources: the
 * definitions of the attributes in HTML and ARIA 1.3.
 */
const aria = (property: string) => `https://w3c.github.io/aria/#${property}`
const html = (section: string) => `https://html.spec.whatwg.org/multipage/${section}`

const page = '/services/home-modifications'
const form = '/contact-us/general-enquiry'
const tables = '/resources/at-hm-offerings'

export const untrueFaults: readonly PlantedFault[] = [
  {
    id: 'lang-of-part-wrong',
    criterion: '3.1.2',
    what: 'an English paragraph says that it is French',
    source: act('de46e4'),
    state: page,
    plant: () => audit.need('main p').setAttribute('lang', 'fr'),
  },
  {
    id: 'lang-of-main-wrong',
    criterion: '3.1.2',
    what: 'the main area says that it is German',
    source: act('de46e4'),
    state: page,
    plant: () => audit.need('main').setAttribute('lang', 'de'),
  },
  {
    id: 'dir-wrong',
    criterion: '1.3.2',
    what: 'the page says that its words run from right to left',
    source: html('dom.html#the-dir-attribute'),
    state: page,
    plant: () => document.documentElement.setAttribute('dir', 'rtl'),
  },
  {
    id: 'dir-of-part-wrong',
    criterion: '1.3.2',
    what: 'an English paragraph runs from right to left',
    source: html('dom.html#the-dir-attribute'),
    state: page,
    plant: () => audit.need('main p').setAttribute('dir', 'rtl'),
  },
  {
    id: 'letters-backwards',
    criterion: '1.3.2',
    what: 'the letters of a heading stand in reverse, turned again on screen by a direction of their own',
    source: html('text-level-semantics.html#the-bdo-element'),
    state: page,
    plant: () => {
      const heading = audit.need('main h2')
      heading.innerHTML = `<bdo dir="rtl">${(heading.textContent ?? '').split('').toReversed().join('')}</bdo>`
    },
  },
  {
    id: 'role-described-away',
    criterion: '4.1.2',
    what: 'a link is spoken with another word in place of its role',
    source: aria('aria-roledescription'),
    state: page,
    plant: () => audit.need('main a[href]').setAttribute('aria-roledescription', 'card'),
  },
  {
    id: 'heading-described-away',
    criterion: '4.1.2',
    what: 'a heading is spoken as a slide',
    source: aria('aria-roledescription'),
    state: page,
    plant: () => audit.need('main h2').setAttribute('aria-roledescription', 'slide'),
  },
  {
    id: 'role-in-braille-away',
    criterion: '4.1.2',
    what: 'a button has another role in braille',
    source: aria('aria-brailleroledescription'),
    state: page,
    plant: () => {
      const button = audit.need('header button')
      button.setAttribute('aria-roledescription', 'button')
      button.setAttribute('aria-brailleroledescription', 'hd')
    },
  },
  {
    id: 'link-as-button',
    criterion: '4.1.2',
    what: 'a link to another page says that it is a button',
    source: 'https://www.w3.org/TR/html-aria/#rules-wd',
    state: page,
    plant: () => audit.need('main a[href^="/"]').setAttribute('role', 'button'),
  },
  {
    id: 'heading-without-role',
    criterion: '1.3.1',
    what: 'a heading has lost its role',
    source: aria('presentation'),
    state: page,
    plant: () => audit.need('main h2').setAttribute('role', 'presentation'),
  },
  {
    id: 'not-to-translate',
    criterion: '3.1.2',
    what: 'translation programs may not translate the words of the page',
    source: html('dom.html#attr-translate'),
    state: page,
    plant: () => audit.need('main').setAttribute('translate', 'no'),
  },
  {
    id: 'set-size-wrong',
    criterion: '1.3.1',
    what: 'the items of a list say that they are of ninety-nine',
    source: aria('aria-setsize'),
    state: page,
    plant: () => {
      audit.all('main li').forEach((item, index) => {
        item.setAttribute('aria-setsize', '99')
        item.setAttribute('aria-posinset', String(index + 1))
      })
    },
  },
  {
    id: 'disabled-and-works',
    criterion: '4.1.2',
    what: 'a link that works says that it is disabled',
    source: aria('aria-disabled'),
    state: page,
    plant: () => audit.need('main a[href]').setAttribute('aria-disabled', 'true'),
  },
  {
    id: 'popup-of-another-kind',
    criterion: '4.1.2',
    what: 'a button says that it opens a menu, and shows links',
    source: aria('aria-haspopup'),
    state: 'a menu panel open',
    plant: () => audit.need('header button[aria-expanded=true]').setAttribute('aria-haspopup', 'menu'),
  },
  {
    id: 'shortcut-that-is-none',
    criterion: '4.1.2',
    what: 'a link names a key that does nothing',
    source: aria('aria-keyshortcuts'),
    state: page,
    plant: () => audit.need('main a[href]').setAttribute('aria-keyshortcuts', 'Alt+Shift+L'),
  },
  {
    id: 'words-inert',
    criterion: '1.3.1',
    what: 'a part that is seen is inert: it cannot be read, found or pressed',
    source: html('interaction.html#the-inert-attribute'),
    state: page,
    plant: () => audit.need('main p').setAttribute('inert', ''),
  },
  {
    id: 'words-editable',
    criterion: '4.1.2',
    what: 'a paragraph says that it is a field to type in',
    source: html('interaction.html#contenteditable'),
    state: page,
    plant: () => audit.need('main p').setAttribute('contenteditable', 'true'),
  },
  {
    id: 'keyboard-of-another-kind',
    criterion: '4.1.2',
    what: 'the field for a name brings up a keyboard of figures',
    source: html('interaction.html#attr-inputmode'),
    state: form,
    plant: () => audit.need('main input[autocomplete="name"]').setAttribute('inputmode', 'numeric'),
  },
  {
    id: 'headers-of-another-column',
    criterion: '1.3.1',
    what: 'a cell names the header of another column',
    source: act('a25f45'),
    state: tables,
    plant: () => {
      const headers = audit.all('thead th', audit.need('table'))
      headers.forEach((header, index) => (header.id ||= `planted-${index}`))
      const cell = audit.all('tbody td', audit.need('table'))[0]
      const other = headers.at(-1)
      if (!cell || !other) throw new Error('No table with a header')
      cell.setAttribute('headers', other.id)
    },
  },
]
