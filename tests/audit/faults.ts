/**
 * Realistic faults, listed before it was known which of them the checks find. Sources: the failed examples of the W3C's ACT rules (https://www.w3.org/WAI/standards-guidelines/act/rules/), the list with which the
 * Government Digital Service compared ten tools (https://alphagov.github.io/accessibility-tool-audit/), the WebAIM Million
 * (https://webaim.org/projects/million/) and the failures of the techniques for WCAG (https://www.w3.org/WAI/WCAG22/Techniques/).
 * `npm run audit:mutants` plants them into the running site, one at a time.
 */
export interface PlantedFault {
  readonly id: string
  readonly criterion: string
  readonly what: string
  readonly source: string
  /** The state of the site in which it is planted. */
  readonly state: string
  /** Renditions in which it may be found, besides the wide one. */
  readonly rendition?: string
  /** Runs in the loaded page, and again after each load. */
  readonly plant?: () => void
  readonly css?: string
  /** Changes the served document, before any script of ours runs. */
  readonly html?: (html: string) => string
}

export const act = (id: string) => `ACT rule ${id}`
const gds = 'GDS accessibility tool audit'
const webaim = 'WebAIM Million'
const audits = 'audits of public websites'
export const failure = (id: string) => `WCAG failure ${id}`

const home = '/'
const page = '/services/home-modifications'
const faq = '/resources/faq'
const form = '/contact-us/general-enquiry'
const errors = 'enquiry, with errors'
const products = '/resources/product-database'

export const plantedFaults: readonly PlantedFault[] = [
  // 1.1.1
  {
    id: 'img-without-alt',
    criterion: '1.1.1',
    what: 'a picture has no text alternative',
    source: act('23a2a8'),
    state: home,
    plant: () => audit.need('main img').removeAttribute('alt'),
  },
  {
    id: 'alt-is-file-name',
    criterion: '1.1.1',
    what: 'the text alternative is the name of the file',
    source: act('qt1vmo'),
    state: page,
    plant: () => audit.need('main img').setAttribute('alt', 'IMG_0412.jpg'),
  },
  {
    id: 'alt-says-image',
    criterion: '1.1.1',
    what: 'the text alternative is the word “image”',
    source: failure('F30'),
    state: page,
    plant: () => audit.need('main img').setAttribute('alt', 'image'),
  },
  {
    id: 'svg-img-without-name',
    criterion: '1.1.1',
    what: 'a drawing with the role of an image has no name',
    source: act('7d6734'),
    state: page,
    plant: () =>
      audit
        .need('main h2')
        .insertAdjacentHTML(
          'afterend',
          '<svg role="img" width="40" height="40"><circle r="20" cx="20" cy="20"></circle></svg>',
        ),
  },
  {
    id: 'informative-css-image',
    criterion: '1.1.1',
    what: 'a picture button has no name',
    source: act('59796f'),
    state: form,
    plant: () =>
      audit
        .need('main form')
        .insertAdjacentHTML('beforeend', '<input type="image" src="/favicon.svg" width="48" height="48">'),
  },
  // 1.2
  {
    id: 'video-without-captions',
    criterion: '1.2.2',
    what: 'a film has no captions',
    source: act('eac66b'),
    state: '/resources/education/great-gadget-videos',
    plant: () => audit.need('video track').remove(),
  },
  {
    id: 'video-without-transcript',
    criterion: '1.2.3',
    what: 'the transcript of a film is missing',
    source: act('c5a4ea'),
    state: '/resources/education/great-gadget-videos',
    plant: () => {
      const around = audit.need('video').closest('li, article, figure, section, div:has(details)')
      for (const element of around?.querySelectorAll('details') ?? []) element.remove()
    },
  },
  {
    id: 'video-autoplays',
    criterion: '1.4.2',
    what: 'a film starts by itself, with sound',
    source: act('80f0bf'),
    state: '/resources/education/great-gadget-videos',
    plant: () => audit.need('video').setAttribute('autoplay', ''),
  },
  {
    id: 'video-without-controls',
    criterion: '1.4.2',
    what: 'a film has no controls',
    source: gds,
    state: '/resources/education/great-gadget-videos',
    plant: () => audit.need('video').removeAttribute('controls'),
  },
  // 1.3.1
  {
    id: 'heading-skipped',
    criterion: '1.3.1',
    what: 'a level of heading is skipped',
    source: gds,
    state: page,
    plant: () => {
      const element = audit.need('main h2')
      element.outerHTML = `<h4>${element.innerHTML}</h4>`
    },
  },
  {
    id: 'heading-faked',
    criterion: '1.3.1',
    what: 'what looks like a heading is a paragraph',
    source: failure('F2'),
    state: page,
    plant: () => {
      const element = audit.need('main h2')
      const { fontSize, fontWeight } = getComputedStyle(element)
      const fake = document.createElement('p')
      fake.textContent = element.textContent
      fake.style.fontSize = fontSize
      fake.style.fontWeight = fontWeight
      element.replaceWith(fake)
    },
  },
  {
    id: 'heading-empty',
    criterion: '1.3.1',
    what: 'a heading has no words',
    source: act('ffd0e9'),
    state: page,
    plant: () => {
      audit.need('main h2').textContent = ''
    },
  },
  {
    id: 'no-h1',
    criterion: '1.3.1',
    what: 'the page has no h1',
    source: gds,
    state: page,
    plant: () => {
      const element = audit.need('h1')
      element.outerHTML = `<p id="page-title" tabindex="-1" class="${element.className}">${element.innerHTML}</p>`
    },
  },
  {
    id: 'two-h1',
    criterion: '1.3.1',
    what: 'the page has two h1',
    source: gds,
    state: page,
    plant: () => {
      const element = audit.need('main h2')
      element.outerHTML = `<h1>${element.innerHTML}</h1>`
    },
  },
  {
    id: 'list-faked',
    criterion: '1.3.1',
    what: 'a list is made of bullets and line breaks',
    source: failure('F2'),
    state: page,
    plant: () => audit.need('main h2').insertAdjacentHTML('afterend', '<p>• Ramps<br>• Rails<br>• Wider doors</p>'),
  },
  {
    id: 'list-item-alone',
    criterion: '1.3.1',
    what: 'a list item stands outside a list',
    source: gds,
    state: page,
    plant: () => audit.need('main h2').insertAdjacentHTML('afterend', '<li>Ramps</li>'),
  },
  {
    id: 'table-without-headers',
    criterion: '1.3.1',
    what: 'the header cells of a table are plain cells',
    source: act('d0f69e'),
    state: '/resources/at-hm-offerings',
    plant: () => {
      for (const element of audit.all('main table th')) element.outerHTML = `<td>${element.innerHTML}</td>`
      audit.need('main table td')
    },
  },
  {
    id: 'legend-missing',
    criterion: '1.3.1',
    what: 'a group of radio buttons has no label',
    source: failure('F68'),
    state: form,
    plant: () => audit.need('main [role=radiogroup] > span').remove(),
  },
  {
    id: 'label-broken',
    criterion: '1.3.1',
    what: 'a label belongs to no field',
    source: act('e086e5'),
    state: form,
    plant: () => audit.need('main form label[for]').setAttribute('for', 'nobody'),
  },
  {
    id: 'placeholder-as-label',
    criterion: '3.3.2',
    what: 'a placeholder stands in for the label',
    source: gds,
    state: form,
    plant: () => {
      const element = audit.need('main form input[type=text], main form input:not([type])')
      audit.need(`label[for="${element.id}"]`).remove()
      element.setAttribute('placeholder', 'Your name')
    },
  },
  {
    id: 'main-missing',
    criterion: '1.3.1',
    what: 'there is no main area',
    source: gds,
    state: page,
    plant: () => {
      const element = audit.need('main')
      const box = document.createElement('div')
      box.id = 'main'
      box.append(...element.childNodes)
      element.replaceWith(box)
    },
  },
  {
    id: 'navs-of-one-name',
    criterion: '1.3.1',
    what: 'two navigations have the same name',
    source: gds,
    state: page,
    plant: () => {
      for (const element of audit.all('nav')) {
        element.removeAttribute('aria-labelledby')
        element.setAttribute('aria-label', 'Menu')
      }
    },
  },
  {
    id: 'text-hidden-from-at',
    criterion: '1.3.1',
    what: 'a paragraph that is seen is hidden from screen readers',
    source: gds,
    state: page,
    plant: () => audit.need('main p').setAttribute('aria-hidden', 'true'),
  },
  {
    id: 'headers-attribute-broken',
    criterion: '1.3.1',
    what: 'a cell names a header that is not there',
    source: act('a25f45'),
    state: '/resources/at-hm-offerings',
    plant: () => audit.need('main table td').setAttribute('headers', 'nothing'),
  },
  {
    id: 'error-not-tied',
    criterion: '3.3.1',
    what: 'an error message is not tied to its field',
    source: act('36b590'),
    state: errors,
    plant: () => {
      for (const element of audit.all('main form [aria-describedby]')) element.removeAttribute('aria-describedby')
    },
  },
  {
    id: 'invalid-not-told',
    criterion: '3.3.1',
    what: 'a wrong field does not say that it is wrong',
    source: gds,
    state: errors,
    plant: () => {
      for (const element of audit.all('main form [aria-invalid]')) element.removeAttribute('aria-invalid')
    },
  },
  {
    id: 'error-link-broken',
    criterion: '3.3.1',
    what: 'a link of the error summary leads nowhere',
    source: gds,
    state: errors,
    plant: () => audit.need('main [role=group] a[href^="#"]').setAttribute('href', '#nowhere'),
  },
  {
    id: 'error-by-colour',
    criterion: '1.4.1',
    what: 'an error is told by colour alone',
    source: failure('F81'),
    state: errors,
    plant: () => {
      for (const element of audit.all('main form [id$="-error"]')) element.textContent = ''
    },
  },
  {
    id: 'title-without-error',
    criterion: '2.4.2',
    what: 'the title does not say that a form came back with errors',
    source: act('c4a8a4'),
    state: errors,
    plant: () => {
      document.title = document.title.replace(/^Error: /, '')
    },
  },
  // 1.3.2, 1.3.4, 1.3.5
  {
    id: 'order-by-css',
    criterion: '1.3.2',
    what: 'the order on screen is the document’s backwards',
    source: failure('F1'),
    state: page,
    css: 'main ul { display: flex !important; flex-direction: column-reverse !important }',
  },
  {
    id: 'orientation-locked',
    criterion: '1.3.4',
    what: 'the page turns itself when the screen is upright',
    source: act('b33eff'),
    state: page,
    rendition: 'narrow',
    css: '@media (orientation: portrait) { html { transform: rotate(90deg) } }',
  },
  {
    id: 'autocomplete-invalid',
    criterion: '1.3.5',
    what: 'a field’s autocomplete is no known word',
    source: act('73f2c2'),
    state: form,
    plant: () =>
      audit.need('main form input[autocomplete]:not([autocomplete=off])').setAttribute('autocomplete', 'full-name'),
  },
  {
    id: 'autocomplete-missing',
    criterion: '1.3.5',
    what: 'the name field has no autocomplete',
    source: gds,
    state: form,
    plant: () => audit.need('main form input[autocomplete=name]').removeAttribute('autocomplete'),
  },
  // 1.4
  {
    id: 'links-by-colour',
    criterion: '1.4.1',
    what: 'links within text differ by colour alone',
    source: failure('F73'),
    state: page,
    css: 'main p a { text-decoration: none !important; border: 0 !important; box-shadow: none !important; background: none !important; color: #1d4f7c !important; font-weight: inherit !important }',
    plant: () =>
      audit
        .need('main p')
        .insertAdjacentHTML(
          'beforeend',
          ' Read more about <a href="/services">our services for homes</a> and what they cost.',
        ),
  },
  {
    id: 'text-too-pale',
    criterion: '1.4.3',
    what: 'the text is grey on white',
    source: act('afw4f7'),
    state: page,
    css: 'main p { color: #9a9a9a !important }',
  },
  {
    id: 'button-too-pale',
    criterion: '1.4.3',
    what: 'a button’s words are pale on its fill',
    source: webaim,
    state: form,
    css: 'main button { color: #7fb89c !important }',
  },
  {
    id: 'hover-too-pale',
    criterion: '1.4.3',
    what: 'a link under the pointer turns pale',
    source: gds,
    state: page,
    css: 'main a:hover { color: #c9d3dc !important; background: #fff !important }',
  },
  {
    id: 'text-does-not-grow',
    criterion: '1.4.4',
    what: 'text is set in pixels and does not grow',
    source: failure('F80'),
    state: page,
    rendition: 'text-200',
    css: 'main p, main li { font-size: 16px !important }',
  },
  {
    id: 'text-cut-when-large',
    criterion: '1.4.4',
    what: 'large text is cut off',
    source: act('59br37'),
    state: page,
    rendition: 'text-200',
    css: 'main h2 { max-height: 40px !important; overflow: hidden !important }',
  },
  {
    id: 'zoom-forbidden',
    criterion: '1.4.4',
    what: 'the page forbids zooming',
    source: act('b4f0c3'),
    state: page,
    html: (html) =>
      html.replace(
        /(<meta name="viewport" content=")[^"]*/,
        '$1width=device-width, initial-scale=1, user-scalable=no, maximum-scale=1',
      ),
  },
  {
    id: 'wide-box',
    criterion: '1.4.10',
    what: 'a box is wider than a small screen',
    source: failure('F102'),
    state: page,
    rendition: 'narrow',
    css: 'main p { min-width: 600px !important }',
  },
  {
    id: 'cut-on-small-screens',
    criterion: '1.4.10',
    what: 'words are cut off on a small screen',
    source: failure('F102'),
    state: page,
    rendition: 'narrow',
    css: 'main h2 { white-space: nowrap !important; overflow: hidden !important; width: 60px !important }',
  },
  {
    id: 'gone-on-small-screens',
    criterion: '1.4.10',
    what: 'part of the page is missing on a small screen',
    source: failure('F102'),
    state: page,
    rendition: 'narrow',
    css: '@media (max-width: 400px) { main p { display: none !important } }',
  },
  {
    id: 'field-edge-pale',
    criterion: '1.4.11',
    what: 'the edge of a field can hardly be seen',
    source: gds,
    state: form,
    css: 'main input, main textarea { border-color: #e6e6e6 !important }',
  },
  {
    id: 'icon-too-pale',
    criterion: '1.4.11',
    what: 'the icon of a button can hardly be seen',
    source: gds,
    state: home,
    plant: () =>
      audit
        .need('main h2')
        .insertAdjacentHTML(
          'afterend',
          '<button type="button" aria-label="Play" style="width:48px;height:48px;background:#fff;border:0"><svg width="24" height="24" aria-hidden="true"><path d="M2 2 L22 12 L2 22 Z" style="fill:#d8d8d8"></path></svg></button>',
        ),
  },
  {
    id: 'spacing-fixed',
    criterion: '1.4.12',
    what: 'letter spacing cannot be changed',
    source: act('24afc2'),
    state: page,
    plant: () => audit.need('main p').setAttribute('style', 'letter-spacing: 0.01em !important'),
  },
  {
    id: 'line-height-fixed',
    criterion: '1.4.12',
    what: 'line height cannot be changed',
    source: act('78fd32'),
    state: page,
    plant: () => audit.need('main p').setAttribute('style', 'line-height: 1 !important'),
  },
  {
    id: 'cut-by-spacing',
    criterion: '1.4.12',
    what: 'words with more space are cut off',
    source: failure('F104'),
    state: page,
    rendition: 'text-spacing',
    plant: () => {
      const element = audit.need('main h2')
      element.style.cssText = `height: ${element.offsetHeight}px; width: ${element.offsetWidth}px; overflow: hidden`
    },
  },
  {
    id: 'hover-content-stays',
    criterion: '1.4.13',
    what: 'what appears by hover cannot be dismissed and goes when one moves onto it',
    source: failure('F95'),
    state: page,
    css: '.planted-tip { display: none; position: absolute; margin-top: 24px; background: #fff; padding: 8px } .planted:hover + .planted-tip, .planted:focus + .planted-tip { display: block }',
    plant: () =>
      audit
        .need('main h2')
        .insertAdjacentHTML(
          'afterend',
          '<p><button type="button" class="planted" style="min-height:48px">Ramp</button><span class="planted-tip">A slope in place of a step</span></p>',
        ),
  },
  // 2.1, 2.2
  {
    id: 'mouse-only',
    criterion: '2.1.1',
    what: 'a control works with the mouse alone',
    source: failure('F54'),
    state: page,
    plant: () => {
      const element = document.createElement('div')
      element.textContent = 'Show prices'
      element.style.cursor = 'pointer'
      element.addEventListener('click', () => {
        element.textContent = 'Prices'
      })
      audit.need('main h2').after(element)
    },
  },
  {
    id: 'role-button-unreachable',
    criterion: '2.1.1',
    what: 'a button made of a span cannot be reached',
    source: failure('F59'),
    state: page,
    plant: () =>
      audit
        .need('main h2')
        .insertAdjacentHTML('afterend', '<p><span role="button" onclick="void 0">Show prices</span></p>'),
  },
  {
    id: 'link-out-of-tab-order',
    criterion: '2.1.1',
    what: 'a link is out of the tab order',
    source: gds,
    state: page,
    plant: () => audit.need('main a[href]').setAttribute('tabindex', '-1'),
  },
  {
    id: 'scroll-box-unreachable',
    criterion: '2.1.1',
    what: 'a box that scrolls cannot be scrolled by key',
    source: act('0ssw9k'),
    state: page,
    plant: () =>
      audit
        .need('main h2')
        .insertAdjacentHTML(
          'afterend',
          `<div style="height:60px;overflow:auto">${'<p>Many words about ramps and rails.</p>'.repeat(9)}</div>`,
        ),
  },
  {
    id: 'keyboard-trap',
    criterion: '2.1.2',
    what: 'the focus cannot leave a field',
    source: act('80af7b'),
    state: form,
    plant: () =>
      audit.need('main form input').addEventListener('keydown', (event) => {
        if (event.key === 'Tab') event.preventDefault()
      }),
  },
  {
    id: 'character-shortcut',
    criterion: '2.1.4',
    what: 'a single letter does something',
    source: act('ffbc54'),
    state: page,
    plant: () =>
      document.addEventListener('keydown', ({ key }) => {
        if (key === 's') document.querySelector<HTMLElement>('footer a')?.focus()
      }),
  },
  {
    id: 'refreshes-itself',
    criterion: '2.2.1',
    what: 'the page loads another by itself',
    source: act('bc659a'),
    state: page,
    html: (html) => html.replace('</head>', '<meta http-equiv="refresh" content="30; url=/about"></head>'),
  },
  {
    id: 'moves-for-ever',
    criterion: '2.2.2',
    what: 'something moves without end',
    source: failure('F50'),
    state: page,
    css: '@keyframes planted { to { transform: translateX(20px) } } main h2 { animation: planted 1s infinite alternate !important }',
  },
  {
    id: 'moves-all-the-same',
    criterion: '2.3.3',
    what: 'something moves though less movement is wanted',
    source: gds,
    state: page,
    rendition: 'reduced-motion',
    css: '@keyframes planted { to { transform: translateY(400px) } } main h2 { animation: planted 4s 2 !important }',
  },
  // 2.4
  {
    id: 'skip-link-missing',
    criterion: '2.4.1',
    what: 'there is no skip link',
    source: gds,
    state: page,
    plant: () => audit.need('a[href="#page-title"]').remove(),
  },
  {
    id: 'skip-link-broken',
    criterion: '2.4.1',
    what: 'the skip link leads nowhere',
    source: gds,
    state: page,
    plant: () => {
      audit.need('h1').removeAttribute('id')
    },
  },
  {
    id: 'skip-link-never-seen',
    criterion: '2.4.7',
    what: 'the skip link is not shown when it has the focus',
    source: gds,
    state: page,
    css: 'a[href="#page-title"] { position: absolute !important; clip-path: inset(50%) !important; width: 1px !important; height: 1px !important; overflow: hidden !important }',
  },
  {
    id: 'title-missing',
    criterion: '2.4.2',
    what: 'the page has no title',
    source: act('2779a5'),
    state: page,
    plant: () => {
      document.title = ''
    },
  },
  {
    id: 'title-of-another',
    criterion: '2.4.2',
    what: 'the page has the title of another',
    source: act('c4a8a4'),
    state: page,
    plant: () => {
      document.title = document.title.replace(/^[^–]*/, 'Careers ')
    },
  },
  {
    id: 'tabindex-positive',
    criterion: '2.4.3',
    what: 'a positive tabindex takes the focus out of turn',
    source: failure('F44'),
    state: page,
    plant: () => audit.need('footer a[href]').setAttribute('tabindex', '5'),
  },
  {
    id: 'focus-order-not-visual',
    criterion: '2.4.3',
    what: 'the focus jumps to and fro on screen',
    source: failure('F44'),
    state: form,
    css: 'main form { display: flex !important; flex-direction: column-reverse !important }',
  },
  {
    id: 'link-says-here',
    criterion: '2.4.4',
    what: 'a link says “click here”',
    source: act('5effbb'),
    state: page,
    plant: () =>
      audit.need('main p').insertAdjacentHTML('beforeend', ' To read more, <a href="/services">click here</a>.'),
  },
  {
    id: 'links-of-one-name',
    criterion: '2.4.4',
    what: 'two links of one name lead to different pages',
    source: act('b20e66'),
    state: page,
    plant: () =>
      audit
        .need('main p')
        .insertAdjacentHTML(
          'afterend',
          '<p><a href="/services">Learn about prices</a></p><p><a href="/careers">Learn about prices</a></p>',
        ),
  },
  {
    id: 'link-empty',
    criterion: '2.4.4',
    what: 'a link has no words',
    source: act('c487ae'),
    state: page,
    plant: () =>
      audit
        .need('main p')
        .insertAdjacentHTML(
          'afterend',
          '<p><a href="/services"><svg width="24" height="24" aria-hidden="true"><circle r="9" cx="9" cy="9"></circle></svg></a></p>',
        ),
  },
  {
    id: 'new-tab-unannounced',
    criterion: '3.2.5',
    what: 'a link opens a new tab without a word',
    source: gds,
    state: page,
    plant: () =>
      audit
        .need('main p')
        .insertAdjacentHTML('beforeend', ' <a href="https://www.example.com/" target="_blank">Prices of the year</a>'),
  },
  {
    id: 'ring-removed',
    criterion: '2.4.7',
    what: 'the focus ring is gone',
    source: act('oj04fd'),
    state: page,
    css: '*:focus, *:focus-visible, *:focus-within { outline: none !important; box-shadow: none !important }',
  },
  {
    id: 'ring-too-pale',
    criterion: '2.4.7',
    what: 'the focus ring can hardly be seen',
    source: failure('F78'),
    state: page,
    css: '*:focus, *:focus-visible, *:focus-within, *:focus::after, *:focus-within::after { outline: 1px solid #f3efe6 !important; box-shadow: none !important }',
  },
  {
    id: 'ring-lost-in-forced-colours',
    criterion: '2.4.7',
    what: 'the ring is a shadow, which forced colours take away',
    source: failure('F78'),
    state: page,
    rendition: 'forced-colours',
    css: '*:focus, *:focus-visible, *:focus::after, *:focus-within::after { outline: none !important; box-shadow: 0 0 0 4px #000 !important }',
  },
  {
    id: 'bar-over-focus',
    criterion: '2.4.11',
    what: 'a bar at the foot of the window covers what has the focus',
    source: failure('F110'),
    state: page,
    plant: () => {
      const bar = document.createElement('div')
      bar.style.cssText = 'position:fixed;inset:auto 0 0 0;height:240px;background:#fff;z-index:9999'
      bar.textContent = 'We value your privacy.'
      document.body.append(bar)
    },
  },
  {
    id: 'header-over-focus',
    criterion: '2.4.11',
    what: 'the sticky header covers what has the focus',
    source: failure('F110'),
    state: page,
    css: 'header { position: sticky !important; top: 0 !important; min-height: 320px !important; z-index: 99 !important; background: #fff !important } html { scroll-padding: 0 !important }',
  },
  // 2.5
  {
    id: 'acts-on-press',
    criterion: '2.5.2',
    what: 'a button acts when it is pressed, before it is let go',
    source: failure('F101'),
    state: page,
    plant: () => {
      const element = document.createElement('button')
      element.type = 'button'
      element.textContent = 'Show prices'
      element.style.minHeight = '48px'
      element.addEventListener('pointerdown', () => {
        element.textContent = 'Prices'
      })
      audit.need('main h2').after(element)
    },
  },
  {
    id: 'name-without-label',
    criterion: '2.5.3',
    what: 'the name does not hold the words that are seen',
    source: act('2ee8b8'),
    state: form,
    plant: () => audit.need('main form button[type=submit]').setAttribute('aria-label', 'Submit'),
  },
  {
    id: 'label-not-first',
    criterion: '2.5.3',
    what: 'the words that are seen come late in the name',
    source: failure('F96'),
    state: form,
    plant: () => {
      const element = audit.need('main form button[type=submit]')
      element.setAttribute('aria-label', `To finish, press ${element.textContent}`)
    },
  },
  {
    id: 'target-small',
    criterion: '2.5.8',
    what: 'targets are small and close',
    source: gds,
    state: page,
    plant: () =>
      audit
        .need('main h2')
        .insertAdjacentHTML(
          'afterend',
          '<p>' +
            ['A', 'B', 'C']
              .map(
                (element) =>
                  `<button type="button" aria-label="${element}, letter" style="width:14px;height:14px;min-width:0;min-height:0;padding:0;margin:0;font-size:9px">${element}</button>`,
              )
              .join('') +
            '</p>',
        ),
  },
  {
    id: 'listens-to-motion',
    criterion: '2.5.4',
    what: 'the page listens to the movement of the device',
    source: act('c249d5'),
    state: page,
    html: (html) => html.replace('<head>', '<head><script>addEventListener("devicemotion", function () {})</script>'),
  },
  {
    id: 'must-be-dragged',
    criterion: '2.5.7',
    what: 'something can be dragged only',
    source: failure('F108'),
    state: page,
    plant: () =>
      audit
        .need('main h2')
        .insertAdjacentHTML('afterend', '<ul><li draggable="true">Ramp</li><li draggable="true">Rail</li></ul>'),
  },
  // 3
  {
    id: 'lang-missing',
    criterion: '3.1.1',
    what: 'the page does not say its language',
    source: act('b5c3f8'),
    state: page,
    plant: () => document.documentElement.removeAttribute('lang'),
  },
  {
    id: 'lang-unknown',
    criterion: '3.1.1',
    what: 'the page’s language is no language',
    source: act('bf051a'),
    state: page,
    plant: () => document.documentElement.setAttribute('lang', 'zz-qq'),
  },
  {
    id: 'lang-wrong',
    criterion: '3.1.1',
    what: 'the page says that it is French',
    source: act('ucwvc8'),
    state: page,
    plant: () => document.documentElement.setAttribute('lang', 'fr'),
  },
  {
    id: 'lang-of-part-unknown',
    criterion: '3.1.2',
    what: 'a part has a language that is none',
    source: act('de46e4'),
    state: page,
    plant: () => audit.need('main p').setAttribute('lang', 'englisch'),
  },
  {
    id: 'focus-changes-page',
    criterion: '3.2.1',
    what: 'the focus alone leads elsewhere',
    source: failure('F55'),
    state: form,
    plant: () =>
      audit.need('main form textarea').addEventListener('focus', ({ target }) => {
        if (target instanceof HTMLElement) target.blur()
      }),
  },
  {
    id: 'choice-changes-page',
    criterion: '3.2.2',
    what: 'a choice sends the form',
    source: failure('F36'),
    state: form,
    plant: () =>
      audit.need('main form input[type=radio]').addEventListener('change', () => {
        location.hash = 'sent'
        document.querySelector<HTMLElement>('footer a')?.focus()
      }),
  },
  {
    id: 'menu-order-differs',
    criterion: '3.2.3',
    what: 'the menu of one page has another order',
    source: failure('F66'),
    state: page,
    plant: () => {
      const list = audit.need('nav ul')
      const first = list.firstElementChild
      if (first) list.append(first)
    },
  },
  {
    id: 'named-differently',
    criterion: '3.2.4',
    what: 'a link of the footer has another name on one page',
    source: failure('F31'),
    state: page,
    plant: () => {
      audit.need('footer a[href="/sitemap"]').textContent = 'All pages'
    },
  },
  {
    id: 'help-moved',
    criterion: '3.2.6',
    what: 'help stands elsewhere on one page',
    source: 'WCAG 2.2, 3.2.6',
    state: page,
    plant: () => {
      const phone = audit.need('header a[href^="tel:"]')
      audit.need('footer').append(phone)
    },
  },
  {
    id: 'help-missing',
    criterion: '3.2.6',
    what: 'one page has no phone number',
    source: 'WCAG 2.2, 3.2.6',
    state: page,
    plant: () => {
      for (const element of audit.all('a[href^="tel:"]')) element.remove()
    },
  },
  {
    id: 'asked-twice',
    criterion: '3.3.7',
    what: 'a form asks for the same twice',
    source: 'WCAG 2.2, 3.3.7',
    state: form,
    plant: () =>
      audit
        .need('main form')
        .insertAdjacentHTML(
          'afterbegin',
          '<p><label for="again">Confirm your name</label> <input id="again" name="again" autocomplete="name" style="min-height:48px;border:2px solid #222"></p>',
        ),
  },
  {
    id: 'paste-refused',
    criterion: '3.3.8',
    what: 'a field does not let one paste',
    source: failure('F109'),
    state: form,
    plant: () =>
      audit.need('main form input[autocomplete=name]').addEventListener('paste', (event) => event.preventDefault()),
  },
  // 4.1.2
  {
    id: 'role-unknown',
    criterion: '4.1.2',
    what: 'a role is no role',
    source: act('674b10'),
    state: page,
    plant: () => audit.need('main a[href]').setAttribute('role', 'buton'),
  },
  {
    id: 'aria-unknown',
    criterion: '4.1.2',
    what: 'an ARIA attribute is none',
    source: act('5f99a7'),
    state: page,
    plant: () => audit.need('main a[href]').setAttribute('aria-labeledby', 'x'),
  },
  {
    id: 'aria-value-wrong',
    criterion: '4.1.2',
    what: 'an ARIA attribute has a value it cannot have',
    source: act('6a7281'),
    state: page,
    plant: () => audit.need('nav button[aria-expanded]').setAttribute('aria-expanded', 'closed'),
  },
  {
    id: 'aria-reference-broken',
    criterion: '4.1.2',
    what: 'a name refers to nothing',
    source: act('6a7281'),
    state: page,
    plant: () => audit.need('footer section[aria-labelledby]').setAttribute('aria-labelledby', 'nothing'),
  },
  {
    id: 'required-aria-missing',
    criterion: '4.1.2',
    what: 'a role lacks the state it must have',
    source: act('4e8ab6'),
    state: page,
    plant: () =>
      audit
        .need('main h2')
        .insertAdjacentHTML('afterend', '<div role="checkbox" tabindex="0" style="min-height:48px">Rails</div>'),
  },
  {
    id: 'hidden-but-focusable',
    criterion: '4.1.2',
    what: 'something hidden takes the focus',
    source: act('6cfa84'),
    state: page,
    plant: () => audit.need('main p:has(a), main li:has(a)').setAttribute('aria-hidden', 'true'),
  },
  {
    id: 'button-without-name',
    criterion: '4.1.2',
    what: 'a button has no name',
    source: act('97a4e1'),
    state: page,
    plant: () => {
      const element = audit.need('nav button[aria-expanded]')
      element.removeAttribute('aria-label')
      for (const words of element.querySelectorAll('span')) words.remove()
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) node.textContent = ''
    },
  },
  {
    id: 'frame-without-name',
    criterion: '4.1.2',
    what: 'a frame has no name',
    source: act('cae760'),
    state: page,
    plant: () =>
      audit
        .need('main h2')
        .insertAdjacentHTML('afterend', '<iframe src="/favicon.svg" width="300" height="60"></iframe>'),
  },
  {
    id: 'control-within-control',
    criterion: '4.1.2',
    what: 'a button stands within a link',
    source: act('307n5z'),
    state: page,
    plant: () => {
      const button = document.createElement('button')
      button.textContent = 'Show'
      audit.need('main a[href]').append(button)
    },
  },
  {
    id: 'expanded-not-told',
    criterion: '4.1.2',
    what: 'an open menu does not say that it is open',
    source: gds,
    state: 'a menu panel open',
    plant: () => {
      for (const element of audit.all('nav button[aria-expanded]')) element.removeAttribute('aria-expanded')
    },
  },
  {
    id: 'expanded-is-wrong',
    criterion: '4.1.2',
    what: 'an open menu says that it is closed',
    source: gds,
    state: 'a menu panel open',
    plant: () => {
      for (const element of audit.all('nav button[aria-expanded]')) element.setAttribute('aria-expanded', 'false')
    },
  },
  {
    id: 'ids-twice',
    criterion: '4.1.2',
    what: 'two fields have one id',
    source: act('3ea0c8'),
    state: form,
    plant: () => {
      const [element, two] = audit.all('main form input[id]')
      if (!element || !two) throw new Error('No fields')
      two.id = element.id
    },
  },
  {
    id: 'summary-empty',
    criterion: '4.1.2',
    what: 'a question that opens has no words',
    source: act('2t702h'),
    state: faq,
    plant: () => {
      audit.need('main summary').textContent = ''
    },
  },
  {
    id: 'current-page-not-told',
    criterion: '4.1.2',
    what: 'the menu does not tell which page one is on',
    source: gds,
    state: page,
    plant: () => {
      for (const element of audit.all('[aria-current]')) element.removeAttribute('aria-current')
    },
  },
  {
    id: 'count-not-spoken',
    criterion: '4.1.3',
    what: 'the number of results is not spoken',
    source: failure('F103'),
    state: 'products, filtered while one types',
    plant: () => {
      for (const element of audit.all('[role=status], [aria-live], [role=alert]')) {
        element.removeAttribute('role')
        element.removeAttribute('aria-live')
      }
    },
  },
  {
    id: 'no-live-region',
    criterion: '4.1.3',
    what: 'there is no region to speak messages',
    source: failure('F103'),
    state: products,
    plant: () => {
      for (const element of audit.all('[aria-live], [role=status], [role=log]')) {
        element.removeAttribute('aria-live')
        element.removeAttribute('role')
      }
    },
  },
  // Faults of the HTML.
  {
    id: 'attribute-twice',
    criterion: '4.1.2',
    what: 'an element has an attribute twice',
    source: 'HTML standard',
    state: page,
    html: (html) => html.replace('<main ', '<main id="other" '),
  },
  {
    id: 'tag-not-closed',
    criterion: '4.1.2',
    what: 'an element is not closed',
    source: 'HTML standard',
    state: page,
    html: (html) => html.replace('</main>', '<section><h2>Prices</h2></main>'),
  },
  {
    id: 'block-in-paragraph',
    criterion: '1.3.1',
    what: 'a list stands within a button',
    source: 'HTML standard',
    state: page,
    html: (html) => html.replace('</h1>', '</h1><button type="button"><ul><li>Prices</li></ul></button>'),
  },
  // Print and similar.
  {
    id: 'print-empty',
    criterion: '1.4.4',
    what: 'the printed page lacks its words',
    source: 'print',
    state: page,
    rendition: 'print',
    css: '@media print { main { display: none !important } }',
  },
  {
    id: 'forced-colours-refused',
    criterion: '1.4.11',
    what: 'the person’s own colours are refused',
    source: gds,
    state: page,
    rendition: 'forced-colours',
    css: 'main * { forced-color-adjust: none !important; color: #777 !important }',
  },
  // Faults of one medium or of some widths only.
  {
    id: 'pale-with-more-contrast',
    criterion: '1.4.3',
    what: 'the text is pale where a person prefers more contrast, and only there',
    source: audits,
    state: page,
    rendition: 'contrast-more',
    css: '@media (prefers-contrast: more) { main p { color: #9a9a9a !important } }',
  },
  {
    id: 'weaker-with-more-contrast',
    criterion: '1.4.3',
    what: 'the text has 5:1 where a person prefers more contrast',
    source: audits,
    state: page,
    rendition: 'contrast-more',
    css: '@media (prefers-contrast: more) { main p { color: #6b6b6b !important } }',
  },
  {
    id: 'ring-lost-with-more-contrast',
    criterion: '2.4.7',
    what: 'the focus ring is gone where a person prefers more contrast',
    source: failure('F78'),
    state: page,
    rendition: 'contrast-more',
    css: '@media (prefers-contrast: more) { *:focus, *:focus-visible, *:focus::after, *:focus-within::after, *:focus-within { outline: none !important; box-shadow: none !important } }',
  },
  {
    id: 'pale-in-the-dark',
    criterion: '1.4.3',
    what: 'the text is pale where a person prefers dark pages',
    source: audits,
    state: page,
    rendition: 'dark',
    css: '@media (prefers-color-scheme: dark) { main li { color: #aaa !important } }',
  },
  {
    id: 'gone-with-less-motion',
    criterion: '1.3.1',
    what: 'headings stay unseen where a person wants less movement',
    source: audits,
    state: page,
    rendition: 'reduced-motion',
    css: '@media (prefers-reduced-motion: reduce) { main h2 { opacity: 0 !important } }',
  },
  {
    id: 'will-move-all-the-same',
    criterion: '2.3.3',
    what: 'a link moves under the pointer though less movement is wanted',
    source: audits,
    state: page,
    rendition: 'reduced-motion',
    // A style attribute, because the site’s own rule is in a layer.
    plant: () => audit.need('main a').style.setProperty('transition', 'transform 0.4s', 'important'),
  },
  {
    id: 'gone-in-forced-colours',
    criterion: '1.3.1',
    what: 'the lists of the page are missing in forced colours',
    source: audits,
    state: page,
    rendition: 'forced-colours',
    css: '@media (forced-colors: active) { main li { visibility: hidden !important } }',
  },
  {
    id: 'part-not-printed',
    criterion: '1.4.4',
    what: 'the headings are missing on paper',
    source: 'print',
    state: page,
    rendition: 'print',
    css: '@media print { main h2 { display: none !important } }',
  },
  {
    id: 'cut-on-paper',
    criterion: '1.4.4',
    what: 'the text runs off the paper',
    source: 'print',
    state: page,
    rendition: 'print',
    css: '@media print { main p { width: 1000px !important; max-width: none !important } }',
  },
  {
    id: 'targets-small-on-phones',
    criterion: '2.5.8',
    what: 'targets are 20 px high on phones of 340 to 420 px, and on nothing else',
    source: audits,
    state: page,
    rendition: 'phone',
    css: '@media (340px <= width <= 420px) { footer a { display: inline-block !important; min-height: 0 !important; height: 20px !important; padding: 0 !important; line-height: 20px !important } }',
  },
  {
    id: 'gone-on-tablets',
    criterion: '1.4.10',
    what: 'paragraphs are missing between 700 and 900 px',
    source: audits,
    state: page,
    rendition: 'tablet',
    css: '@media (700px <= width <= 900px) { main p { display: none !important } }',
  },
  {
    id: 'ring-lost-on-tablets',
    criterion: '2.4.7',
    what: 'the focus ring is gone between 700 and 900 px',
    source: failure('F78'),
    state: page,
    rendition: 'tablet',
    css: '@media (700px <= width <= 900px) { *:focus, *:focus-visible, *:focus::after, *:focus-within::after, *:focus-within { outline: none !important; box-shadow: none !important } }',
  },
  {
    id: 'labels-gone-on-phones',
    criterion: '3.3.2',
    what: 'the labels of a form are not seen on a phone',
    source: audits,
    state: form,
    rendition: 'phone',
    css: '@media (340px <= width <= 420px) { main form label { position: absolute !important; clip-path: inset(50%) !important; width: 1px !important; height: 1px !important; overflow: hidden !important } }',
  },
  {
    id: 'pale-between-widths',
    criterion: '1.4.3',
    what: 'the text is pale between 600 and 650 px, where no rendition looks',
    source: audits,
    state: page,
    rendition: 'narrow',
    css: '@media (600px <= width <= 650px) { main p { color: #9a9a9a !important } }',
  },
  // Panels and live regions.
  {
    id: 'focus-lost-on-close',
    criterion: '2.4.3',
    what: 'the button that closes a panel loses the focus; Escape does not',
    source: failure('F85'),
    state: 'the Display panel open',
    plant: () => {
      let isClosing = false
      addEventListener(
        'keydown',
        ({ key, target }) =>
          (isClosing =
            key === 'Enter' && target instanceof HTMLElement && /^close/i.test(target.ariaLabel ?? target.innerText)),
        { capture: true },
      )
      addEventListener('focusin', ({ target }) => {
        if (isClosing && target instanceof HTMLElement && target.matches('[aria-controls]')) target.blur()
      })
    },
  },
  {
    id: 'live-region-hidden',
    criterion: '4.1.3',
    what: 'the region that speaks messages is hidden from screen readers',
    source: failure('F103'),
    state: products,
    css: '[aria-live], [role=status], [role=log] { display: none !important }',
  },
  {
    id: 'page-is-live',
    criterion: '4.1.3',
    what: 'the whole main area is a live region: every change is spoken',
    source: audits,
    state: products,
    plant: () => audit.need('main').setAttribute('aria-live', 'polite'),
  },
]
