import { act, failure, type PlantedFault } from './faults.ts'

/**
 * A second list, written by an outside reviewer who knew the first list but not the checks: other kinds of faults that
 * audits of public websites report. Same sources, plus ARIA APG and the GOV.UK Design System for behaviour.
 */
const audits = 'audits of public websites'
const practice = 'best practice'

const home = '/'
const page = '/services/home-modifications'
const form = '/contact-us/general-enquiry'
const errors = 'enquiry, with errors'
const films = '/resources/education/great-gadget-videos'
const tables = '/resources/at-hm-offerings'
const menu = 'a menu panel open'
const display = 'the Display panel open'

export const outsideFaults: readonly PlantedFault[] = [
  // Information for one sense only.
  {
    id: 'words-by-css',
    criterion: '1.3.1',
    what: 'words that matter are made by CSS, and told to nobody',
    source: failure('F87'),
    state: page,
    css: 'main h2 + p::before { content: "Closed until March. " / "" }',
  },
  {
    id: 'words-in-background',
    criterion: '1.1.1',
    what: 'words stand in a background picture alone',
    source: failure('F3'),
    state: page,
    plant: () => {
      const box = document.createElement('div')
      box.style.cssText = `width:420px;height:60px;background:url('data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="420" height="60"><text y="40" font-size="30">Free visits in May</text></svg>')`
      audit.need('main h2').after(box)
    },
  },
  {
    id: 'picture-of-words',
    criterion: '1.4.5',
    what: 'a picture shows words that could be text',
    source: failure('F3'),
    state: page,
    plant: () =>
      audit
        .need('main h2')
        .insertAdjacentHTML(
          'afterend',
          `<img alt="Free visits in May" width="420" height="60" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='420' height='60'><text y='40' font-size='30'>Free visits in May</text></svg>">`,
        ),
  },
  {
    id: 'answer-by-icon',
    criterion: '1.1.1',
    what: 'a tick alone is the content of a cell, and hidden from screen readers',
    source: audits,
    state: tables,
    plant: () => {
      audit.need('main table td').innerHTML =
        '<svg aria-hidden="true" width="24" height="24"><path d="M3 12l6 6L21 5" fill="none" stroke="#114" stroke-width="3"></path></svg>'
    },
  },
  {
    id: 'words-under-image-role',
    criterion: '1.1.1',
    what: 'a box with words has the role of an image and another name',
    source: audits,
    state: page,
    plant: () => {
      const element = audit.need('main h2 + p, main h2 + div')
      element.setAttribute('role', 'img')
      element.setAttribute('aria-label', 'Banner')
    },
  },
  {
    id: 'alts-alike',
    criterion: '1.1.1',
    what: 'different pictures have the same alternative',
    source: audits,
    state: home,
    plant: () => {
      for (const element of audit.all('main img')) element.setAttribute('alt', 'A person at home')
    },
  },
  {
    id: 'icon-says-it-again',
    criterion: '1.1.1',
    what: 'an icon beside words is named with the same words',
    source: 'WCAG technique H2',
    state: page,
    plant: () => {
      const icon = audit.need('header a[href="/search"] svg')
      icon.removeAttribute('aria-hidden')
      icon.setAttribute('role', 'img')
      icon.setAttribute('aria-label', 'Search')
    },
  },
  {
    id: 'look-alike-letters',
    criterion: '1.1.1',
    what: 'words are written in letters that only look alike',
    source: failure('F71'),
    state: page,
    plant: () => audit.need('main h2').insertAdjacentHTML('afterend', '<p>𝗙𝗿𝗲𝗲 𝘃𝗶𝘀𝗶𝘁𝘀 𝗶𝗻 𝗠𝗮𝘆</p>'),
  },
  {
    id: 'captions-not-there',
    criterion: '1.2.2',
    what: 'the file of captions is not there',
    source: act('f51b46'),
    state: films,
    plant: () => audit.need('video track').setAttribute('src', '/files/captions-of-none.vtt'),
  },
  // Structure.
  {
    id: 'letters-spaced',
    criterion: '1.3.2',
    what: 'a word is spaced out by blanks',
    source: failure('F32'),
    state: page,
    plant: () => audit.need('main h2').insertAdjacentHTML('afterend', '<p>W E L C O M E to our visits</p>'),
  },
  {
    id: 'table-faked',
    criterion: '1.3.1',
    what: 'a table is made of boxes',
    source: failure('F90'),
    state: page,
    plant: () =>
      audit
        .need('main h2')
        .insertAdjacentHTML(
          'afterend',
          `<div style="display:grid;grid-template-columns:repeat(3,10rem)">${['Item', 'Price', 'Wait', 'Ramp', '$400', '2 weeks', 'Rail', '$90', '1 week', 'Hoist', '$2,000', '5 weeks'].map((cell) => `<div>${cell}</div>`).join('')}</div>`,
        ),
  },
  {
    id: 'table-of-no-table',
    criterion: '1.3.1',
    what: 'a table of data is said to be for layout',
    source: failure('F92'),
    state: tables,
    plant: () => {
      for (const element of audit.all('main table, main table *')) element.removeAttribute('role')
      audit.need('main table').setAttribute('role', 'presentation')
    },
  },
  {
    id: 'scope-wrong',
    criterion: '1.3.1',
    what: 'the headers of columns say that they are of rows',
    source: failure('F90'),
    state: tables,
    plant: () => {
      for (const element of audit.all('main table thead th')) {
        element.setAttribute('scope', 'row')
        element.setAttribute('role', 'rowheader')
      }
      audit.need('main table thead th')
    },
  },
  {
    id: 'list-in-pieces',
    criterion: '1.3.1',
    what: 'each item of a list is a list of its own',
    source: audits,
    state: page,
    plant: () => {
      const list = audit.need('main ul')
      const items = [...list.children].filter((element) => element.tagName === 'LI')
      if (items.length < 2) throw new Error('A list of one')
      for (const item of items) {
        const own = document.createElement('ul')
        own.className = list.className
        own.append(item)
        list.before(own)
      }
      list.remove()
    },
  },
  {
    id: 'paragraph-as-heading',
    criterion: '1.3.1',
    what: 'a whole paragraph is a heading',
    source: failure('F43'),
    state: page,
    plant: () => {
      const element = audit.need('main h2 + p, main h2 + div p')
      element.outerHTML = `<h3 style="font:inherit">${element.innerHTML}</h3>`
    },
  },
  {
    id: 'headings-alike',
    criterion: '2.4.6',
    what: 'the headings of different parts say the same',
    source: audits,
    state: page,
    plant: () => {
      for (const element of audit.all('main h2')) element.textContent = 'Information'
    },
  },
  {
    id: 'heading-renamed',
    criterion: '1.3.1',
    what: 'a heading is told with other words than it shows',
    source: audits,
    state: page,
    plant: () => audit.need('main h2').setAttribute('aria-label', 'Section 4'),
  },
  {
    id: 'region-named-by-another',
    criterion: '2.4.6',
    what: 'a region bears the name of another',
    source: audits,
    state: page,
    plant: () => audit.need('footer [aria-labelledby="offices"]').setAttribute('aria-labelledby', 'footer-talk'),
  },
  {
    id: 'words-outside-landmarks',
    criterion: '1.3.1',
    what: 'words stand outside every landmark',
    source: practice,
    state: page,
    plant: () => document.body.insertAdjacentHTML('beforeend', '<div><p>All prices are from last year.</p></div>'),
  },
  {
    id: 'colour-and-place',
    criterion: '1.3.3',
    what: 'an instruction depends on colour and place',
    source: failure('F14'),
    state: form,
    plant: () =>
      audit
        .need('main form')
        .insertAdjacentHTML('beforebegin', '<p>When you are done, press the green button on the right.</p>'),
  },
  {
    id: 'other-language',
    criterion: '3.1.2',
    what: 'a paragraph in another language does not say so',
    source: act('de46e4'),
    state: page,
    plant: () =>
      audit
        .need('main h2')
        .insertAdjacentHTML(
          'afterend',
          '<p>Se desidera parlare con noi nella sua lingua, può chiedere un interprete: il servizio è gratuito per tutti.</p>',
        ),
  },
  // Forms.
  {
    id: 'hint-not-tied',
    criterion: '1.3.1',
    what: 'the hint of a field is not tied to it',
    source: 'WCAG technique ARIA1',
    state: form,
    plant: () => audit.need('#field-postcode').removeAttribute('aria-describedby'),
  },
  {
    id: 'hint-half-broken',
    criterion: '1.3.1',
    what: 'one of the descriptions of a field is not there',
    source: act('6a7281'),
    state: form,
    plant: () =>
      audit.need('#field-postcode').setAttribute('aria-describedby', 'field-postcode-description field-postcode-note'),
  },
  {
    id: 'hint-on-hover',
    criterion: '3.3.2',
    what: 'a hint is in the title attribute alone, where the mouse alone finds it',
    source: audits,
    state: form,
    plant: () => {
      const element = audit.need('#field-postcode')
      element.removeAttribute('aria-describedby')
      element.setAttribute('title', 'Four digits, such as 4102')
      audit.need('#field-postcode-description').remove()
    },
  },
  {
    id: 'autocomplete-of-another',
    criterion: '1.3.5',
    what: 'the name field says that it wants the name of an organisation',
    source: failure('F107'),
    state: form,
    plant: () => audit.need('main form input[autocomplete=name]').setAttribute('autocomplete', 'organization'),
  },
  {
    id: 'radios-apart',
    criterion: '1.3.1',
    what: 'the radio buttons of one question do not belong together: all can be chosen at once',
    source: audits,
    state: form,
    plant: () => {
      for (const [place, element] of audit.all('main [role=radiogroup] input[type=radio][name=replyBy]').entries())
        element.setAttribute('name', `reply${place}`)
      audit.need('main input[name=reply1]')
    },
  },
  {
    id: 'right-field-says-wrong',
    criterion: '3.3.1',
    what: 'fields that nobody has touched say that they are wrong',
    source: audits,
    state: form,
    plant: () => {
      for (const element of audit.all('main form input[type=text]')) element.setAttribute('aria-invalid', 'true')
    },
  },
  {
    id: 'required-and-optional',
    criterion: '3.3.2',
    what: 'a field whose label says “optional” is told as required',
    source: audits,
    state: form,
    plant: () => audit.need('#field-postcode').setAttribute('aria-required', 'true'),
  },
  {
    id: 'star-unexplained',
    criterion: '3.3.2',
    what: 'a star marks what is required, and nothing explains or tells it',
    source: audits,
    state: form,
    plant: () =>
      audit.need('label[for=field-name]').insertAdjacentHTML('beforeend', '<span aria-hidden="true">*</span>'),
  },
  {
    id: 'error-says-nothing',
    criterion: '3.3.3',
    what: 'the messages of errors say “Invalid input”',
    source: failure('F81'),
    state: errors,
    plant: () => {
      for (const element of audit.all('main form [id$="-error"]')) element.textContent = 'Error: Invalid input'
      for (const element of audit.all('main [role=group] a[href^="#field"]')) element.textContent = 'Invalid input'
    },
  },
  {
    id: 'error-told-otherwise',
    criterion: '3.3.1',
    what: 'the summary words an error otherwise than the field',
    source: 'GOV.UK Design System',
    state: errors,
    plant: () => {
      audit.need('main a[href^="#field"]').textContent = 'Problem 1'
    },
  },
  {
    id: 'errors-without-focus',
    criterion: '3.3.1',
    what: 'a form that came back with errors leaves the focus on nothing',
    source: 'GOV.UK Design System',
    state: errors,
    plant: () => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    },
  },
  {
    id: 'letters-of-password',
    criterion: '3.3.8',
    what: 'one has to remember the third and fifth letter of a password',
    source: failure('F109'),
    state: form,
    plant: () =>
      audit
        .need('main form')
        .insertAdjacentHTML(
          'beforeend',
          '<p><label for="letter3">Third letter of your password</label> <input id="letter3" name="letter3" type="password" maxlength="1" autocomplete="off" style="min-height:48px;border:2px solid #222"></p><p><label for="letter5">Fifth letter of your password</label> <input id="letter5" name="letter5" type="password" maxlength="1" autocomplete="off" style="min-height:48px;border:2px solid #222"></p>',
        ),
  },
  {
    id: 'sum-to-solve',
    criterion: '3.3.8',
    what: 'one has to solve a sum to prove that one is a person',
    source: failure('F109'),
    state: form,
    plant: () => {
      const { className } = audit.need('#field-postcode')
      audit
        .need('main form')
        .insertAdjacentHTML(
          'beforeend',
          `<p><label for="sum">What is 7 + 4?</label> <input id="sum" name="sum" inputmode="numeric" autocomplete="off" class="${className}"></p>`,
        )
    },
  },
  {
    id: 'jumps-to-next-field',
    criterion: '3.2.2',
    what: 'typing in a field moves the focus to another',
    source: failure('F36'),
    state: form,
    plant: () =>
      audit.need('#field-postcode').addEventListener('input', ({ target }) => {
        if (target instanceof HTMLInputElement && target.value.length >= 4) document.getElementById('send')?.focus()
      }),
  },
  {
    id: 'field-takes-focus',
    criterion: '2.4.3',
    what: 'a field at the foot of the form takes the focus when the page opens',
    source: audits,
    state: form,
    html: (html) => html.replace('<textarea ', '<textarea autofocus '),
  },
  // Visual presentation.
  {
    id: 'placeholder-pale',
    criterion: '1.4.3',
    what: 'a placeholder can hardly be read',
    source: act('afw4f7'),
    state: form,
    css: 'main input::placeholder { color: #c8c8c8 !important; opacity: 1 !important }',
    plant: () => audit.need('#field-postcode').setAttribute('placeholder', 'Four digits'),
  },
  {
    id: 'words-on-picture',
    criterion: '1.4.3',
    what: 'words stand on a picture that is as bright as they are',
    source: failure('F83'),
    state: page,
    plant: () => {
      const element = audit.need('main h2')
      element.style.color = '#fff'
      element.style.background = `url('data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10" fill="wheat"/></svg>')`
    },
  },
  {
    id: 'choice-not-seen',
    criterion: '1.4.11',
    what: 'a chosen radio button looks as one that is not',
    source: audits,
    state: form,
    css: 'main input[type=radio] { appearance: none !important; width: 24px; height: 24px; border: 2px solid #222 !important; border-radius: 50%; background: #fff !important; box-shadow: none !important } main input[type=radio]::before, main input[type=radio]::after { content: none !important } main input[type=radio] + label, main input[type=radio]:checked + label { background: none !important; border-color: #222 !important; font-weight: 400 !important }',
  },
  {
    id: 'current-by-colour',
    criterion: '1.4.1',
    what: 'the page one is on is marked in the menu by colour alone',
    source: audits,
    state: page,
    css: 'nav [aria-current] { color: #1c4fa0 !important; font-weight: 600 !important; text-decoration: none !important; background: none !important; border: 0 !important; box-shadow: none !important } nav [aria-current] svg { display: none !important } nav [aria-current] *, nav [aria-current]::before, nav [aria-current]::after { border: 0 !important; background: none !important; text-decoration: none !important; font-weight: inherit !important }',
  },
  {
    id: 'ring-clipped',
    criterion: '2.4.7',
    what: 'what stands around a button cuts its focus ring away',
    source: failure('F78'),
    state: form,
    css: 'main form div:has(> #send) { overflow: clip !important; padding: 0 !important; width: fit-content } #send:focus { outline-offset: 3px !important; box-shadow: none !important } #send, #send:focus { margin: 0 !important; background: #14532d !important; color: #fff !important }',
  },
  {
    id: 'icon-lost-in-forced-colours',
    criterion: '1.4.11',
    what: 'the icon of a button is a mask over a colour, which forced colours take away',
    source: audits,
    state: page,
    rendition: 'forced-colours',
    plant: () =>
      audit
        .need('main h2')
        .insertAdjacentHTML(
          'afterend',
          `<button type="button" aria-label="Print" style="width:48px;height:48px;border:0;background:none"><span style="display:block;width:24px;height:24px;background:#123;mask:url('data:image/svg+xml,<svg xmlns=&quot;http://www.w3.org/2000/svg&quot; width=&quot;24&quot; height=&quot;24&quot;><path d=&quot;M2 2h20v20H2z&quot;/></svg>')"></span></button>`,
        ),
  },
  {
    id: 'overlaps-when-large',
    criterion: '1.4.4',
    what: 'large text runs over what follows',
    source: failure('F69'),
    state: page,
    rendition: 'text-200',
    css: 'main h2 + * , main h2 { margin-block: 0 !important } main h2 { height: 36px !important; overflow: visible !important }',
  },
  {
    id: 'words-end-in-dots',
    criterion: '1.4.4',
    what: 'words of the menu of a page end in dots when the text is large',
    source: failure('F69'),
    state: page,
    rendition: 'text-200',
    css: 'main nav a { display: block !important; max-width: 150px !important; white-space: nowrap !important; overflow: hidden !important; text-overflow: ellipsis !important }',
  },
  {
    id: 'text-of-window-size',
    criterion: '1.4.4',
    what: 'text is sized by the window, and no zoom makes it larger',
    source: failure('F94'),
    state: page,
    rendition: 'text-200',
    css: 'main p, main li { font-size: 1.4vw !important }',
  },
  {
    id: 'header-fills-window',
    criterion: '1.4.10',
    what: 'at 400 % zoom the header that sticks fills most of the window',
    source: audits,
    state: page,
    rendition: 'narrow',
    css: 'header { position: sticky !important; top: 0 !important; min-height: 190px !important; z-index: 9; background: #fff !important }',
  },
  {
    id: 'turn-your-phone',
    criterion: '1.3.4',
    what: 'a phone on its side shows only that it must be turned',
    source: failure('F97'),
    state: page,
    rendition: 'narrow',
    css: '.planted-turn { display: none; position: fixed; inset: 0; background: #fff; z-index: 99; padding: 40px } @media (orientation: landscape) and (max-height: 500px) { .planted-turn { display: block } }',
    plant: () =>
      document.body.insertAdjacentHTML('beforeend', '<div class="planted-turn">Please turn your phone.</div>'),
  },
  {
    id: 'print-pale',
    criterion: '1.4.3',
    what: 'the printed words can hardly be read',
    source: 'print',
    state: page,
    rendition: 'print',
    css: '@media print { main p { color: #d8d8d8 !important } }',
  },
  // Time and movement.
  {
    id: 'ends-by-itself',
    criterion: '2.2.1',
    what: 'after a minute the form leaves for another page without a word',
    source: failure('F40'),
    state: form,
    html: (html) =>
      html.replace('</head>', '<script>setTimeout(function () { location.href = "/about" }, 60000)</script></head>'),
  },
  {
    id: 'changes-by-itself',
    criterion: '2.2.2',
    what: 'news change every few seconds and cannot be stopped',
    source: failure('F16'),
    state: page,
    html: (html) =>
      html.replace(
        '</body>',
        '<script>addEventListener("hydrated",function(){var h=document.querySelector("main h2"),p=document.createElement("p"),n=0,w=["New: hired ramps.","New: visits on Saturdays.","New: an office in Cairns."];p.textContent=w[0];h.after(p);setInterval(function(){p.textContent=w[++n%3]},3000)})</script></body>',
      ),
  },
  {
    id: 'flashes',
    criterion: '2.3.1',
    what: 'a large part of the page flashes five times a second, for four seconds',
    source: 'WCAG 2.2, 2.3.1',
    state: page,
    css: '@keyframes planted-flash { 50% { background: #000 } } main { animation: planted-flash 0.2s steps(1) 20 !important }',
  },
  // Keyboard and pointer.
  {
    id: 'button-deaf-to-keys',
    criterion: '2.1.1',
    what: 'a button made of a box takes the focus and does not answer to keys',
    source: failure('F54'),
    state: page,
    plant: () => {
      const element = document.createElement('div')
      element.textContent = 'Show prices'
      element.setAttribute('role', 'button')
      element.tabIndex = 0
      element.style.minHeight = '48px'
      element.addEventListener('click', () => {
        element.textContent = 'Hide prices'
      })
      audit.need('main h2').after(element)
    },
  },
  {
    id: 'tabs-without-arrows',
    criterion: '2.1.1',
    what: 'the second tab of a tab list cannot be reached by key',
    source: 'ARIA APG',
    state: page,
    plant: () => {
      audit
        .need('main h2')
        .insertAdjacentHTML(
          'afterend',
          '<div role="tablist" aria-label="Prices"><button type="button" role="tab" id="pt1" aria-selected="true" aria-controls="pp" style="min-height:48px">Ramps</button><button type="button" role="tab" id="pt2" tabindex="-1" aria-selected="false" aria-controls="pp" style="min-height:48px">Rails</button></div><div role="tabpanel" id="pp" aria-labelledby="pt1" tabindex="0">From $400</div>',
        )
    },
  },
  {
    id: 'links-as-menu-items',
    criterion: '4.1.2',
    what: 'the navigation calls itself a menu, and the arrow keys do nothing',
    source: 'ARIA APG',
    state: page,
    plant: () => {
      const list = audit.need('nav ul')
      list.setAttribute('role', 'menubar')
      for (const element of list.children) {
        element.setAttribute('role', 'none')
        element.querySelector('a')?.setAttribute('role', 'menuitem')
      }
    },
  },
  {
    id: 'escape-does-nothing',
    criterion: '2.1.1',
    what: 'the Escape key does not close an open panel',
    source: 'ARIA APG',
    state: menu,
    plant: () =>
      addEventListener('keydown', (event) => event.key === 'Escape' && event.stopImmediatePropagation(), {
        capture: true,
      }),
  },
  {
    id: 'focus-not-returned',
    criterion: '2.4.3',
    what: 'the focus is lost when a panel is closed',
    source: audits,
    state: display,
    plant: () =>
      addEventListener('focusin', ({ target }) => {
        if (
          target instanceof HTMLElement &&
          target.matches('header button[aria-expanded]') &&
          target.textContent === 'Display'
        )
          target.blur()
      }),
  },
  {
    id: 'focus-behind-dialog',
    criterion: '2.4.3',
    what: 'the focus goes behind a dialog that covers the page',
    source: audits,
    state: page,
    plant: () =>
      document.body.insertAdjacentHTML(
        'beforeend',
        '<div role="dialog" aria-modal="true" aria-label="Our newsletter" style="position:fixed;inset:15%;background:#fff;border:3px solid #222;z-index:99;padding:24px"><p>Would you like our letter?</p><button type="button" style="min-height:48px">No, thank you</button></div>',
      ),
  },
  {
    id: 'closed-panel-takes-focus',
    criterion: '2.4.3',
    what: 'the links of a closed menu take the focus unseen',
    source: audits,
    state: page,
    css: 'nav [id^="menu-"]:not(button) { display: block !important; visibility: visible !important; opacity: 0 !important; pointer-events: none }',
  },
  {
    id: 'controls-nothing',
    criterion: '4.1.2',
    what: 'the button of an open menu names something that is not there',
    source: act('6a7281'),
    state: menu,
    plant: () => audit.need('header button[aria-expanded=true]').setAttribute('aria-controls', 'menu-of-none'),
  },
  {
    id: 'acts-on-press-anywhere',
    criterion: '2.5.2',
    what: 'a control acts when it is pressed, by a listener of the document',
    source: failure('F101'),
    state: page,
    plant: () => {
      audit
        .need('main h2')
        .insertAdjacentHTML(
          'afterend',
          '<button type="button" class="planted" style="min-height:48px">Show prices</button>',
        )
      document.addEventListener('mousedown', ({ target }) => {
        if (target instanceof HTMLElement && target.matches('.planted')) target.textContent = 'Prices'
      })
    },
  },
  {
    id: 'words-on-hover-alone',
    criterion: '2.1.1',
    what: 'words appear when the mouse is over a picture, and for no key',
    source: audits,
    state: page,
    plant: () => {
      const box = document.createElement('div')
      box.innerHTML = '<p>Prices</p><p hidden>A ramp is $400, a rail $90.</p>'
      box.addEventListener('mouseenter', () => box.lastElementChild?.removeAttribute('hidden'))
      box.addEventListener('mouseleave', () => box.lastElementChild?.setAttribute('hidden', ''))
      audit.need('main h2').after(box)
    },
  },
  {
    id: 'swipe-alone',
    criterion: '2.5.1',
    what: 'more can be had by a swipe alone',
    source: failure('F105'),
    state: page,
    plant: () => {
      const box = document.createElement('div')
      box.innerHTML = '<p>Hired ramps, 1 of 3. Swipe for more.</p>'
      let from = 0
      box.addEventListener('touchstart', (event) => (from = event.touches[0]?.clientX ?? 0))
      box.addEventListener('touchend', (event) => {
        if (Math.abs((event.changedTouches[0]?.clientX ?? 0) - from) > 40) box.textContent = 'Hired rails, 2 of 3.'
      })
      audit.need('main h2').after(box)
    },
  },
  {
    id: 'slider-by-drag',
    criterion: '2.5.7',
    what: 'a value can be set by dragging alone',
    source: failure('F108'),
    state: page,
    plant: () => {
      const knob = document.createElement('div')
      knob.textContent = 'Budget: $0'
      knob.style.cssText = 'width:120px;height:48px;background:#dde;cursor:grab'
      let isHeld = false
      knob.addEventListener('pointerdown', () => (isHeld = true))
      knob.addEventListener('pointermove', ({ offsetX }) => {
        if (isHeld) knob.textContent = `Budget: $${offsetX * 100}`
      })
      knob.addEventListener('pointerup', () => (isHeld = false))
      audit.need('main h2').after(knob)
    },
  },
  {
    id: 'access-key',
    criterion: '2.1.4',
    what: 'a link has an access key, which takes a key of screen readers and says so nowhere',
    source: practice,
    state: page,
    plant: () => audit.need('header a[href="/search"]').setAttribute('accesskey', 's'),
  },
  // Information for assistive technology.
  {
    id: 'state-never-changes',
    criterion: '4.1.2',
    what: 'a switch turns on, and tells that it is off',
    source: failure('F79'),
    state: page,
    plant: () => {
      const element = document.createElement('button')
      element.type = 'button'
      element.textContent = 'Large print'
      element.className = audit.need('header button[aria-expanded]').className
      element.setAttribute('aria-pressed', 'false')
      element.addEventListener(
        'click',
        () => (element.style.fontWeight = element.style.fontWeight === '700' ? '400' : '700'),
      )
      audit.need('main h2').after(element)
    },
  },
  {
    id: 'label-on-plain-box',
    criterion: '4.1.2',
    what: 'a box without a role has a name, which is told to nobody',
    source: 'ARIA 1.2, naming prohibited',
    state: page,
    plant: () => audit.need('main p').setAttribute('aria-label', 'Important'),
  },
  {
    id: 'owns-of-another',
    criterion: '1.3.2',
    what: 'aria-owns moves a part of the page elsewhere for screen readers',
    source: audits,
    state: page,
    plant: () => {
      const last = audit.all('main h2').at(-1)
      if (!last) throw new Error('No heading')
      last.id ||= 'planted-last'
      audit.need('main ul').setAttribute('aria-owns', last.id)
    },
  },
  {
    id: 'application-around-words',
    criterion: '4.1.2',
    what: 'the words of the page are an application: the reading keys do nothing',
    source: audits,
    state: page,
    plant: () => {
      const element = audit.need('main > div:has(h2)')
      element.setAttribute('role', 'application')
      element.setAttribute('aria-label', 'Content')
    },
  },
  {
    id: 'busy-for-ever',
    criterion: '4.1.2',
    what: 'the main area says that it is still loading, and never stops',
    source: audits,
    state: page,
    plant: () => audit.need('main').setAttribute('aria-busy', 'true'),
  },
  {
    id: 'speaks-every-second',
    criterion: '2.2.2',
    what: 'a clock is spoken every second, over everything else',
    source: audits,
    state: page,
    html: (html) =>
      html.replace(
        '</body>',
        '<script>addEventListener("hydrated",function(){var h=document.querySelector("main h2"),p=document.createElement("p");p.setAttribute("aria-live","assertive");h.after(p);setInterval(function(){p.textContent=new Date().toTimeString().slice(0,8)},1000)})</script></body>',
      ),
  },
  // Links.
  {
    id: 'pdf-without-a-word',
    criterion: '2.4.4',
    what: 'a link to a PDF does not say so',
    source: practice,
    state: page,
    plant: () =>
      audit
        .need('main p')
        .insertAdjacentHTML('beforeend', ' <a href="/files/prices.pdf">See what each change costs</a>'),
  },
  {
    id: 'link-is-address',
    criterion: '2.4.4',
    what: 'the words of a link are its address',
    source: audits,
    state: page,
    plant: () =>
      audit
        .need('main p')
        .insertAdjacentHTML(
          'beforeend',
          ' See <a href="https://www.example.com/p?id=83&amp;x=1">https://www.example.com/p?id=83&amp;x=1</a>',
        ),
  },
  {
    id: 'link-does-what-buttons-do',
    criterion: '4.1.2',
    what: 'a link to nowhere does the work of a button',
    source: audits,
    state: page,
    plant: () => {
      const element = document.createElement('a')
      element.href = '#'
      element.textContent = 'Show prices'
      element.addEventListener('click', (event) => {
        event.preventDefault()
        element.textContent = 'Hide prices'
      })
      const around = document.createElement('p')
      around.append(element)
      audit.need('main h2').after(around)
    },
  },
  {
    id: 'outline-leads-nowhere',
    criterion: '2.4.5',
    what: 'a link of the contents of a page leads nowhere',
    source: audits,
    state: page,
    plant: () => audit.need('main nav a[href^="#"]').setAttribute('href', '#prices-of-none'),
  },
  {
    id: 'new-page-without-focus',
    criterion: '2.4.3',
    what: 'a new page takes the place of the old one, and the focus is on nothing',
    source: audits,
    state: page,
    plant: () => {
      const first = document.querySelector('h1')?.textContent
      addEventListener('focusin', ({ target }) => {
        if (target instanceof HTMLElement && target.matches('h1') && target.textContent !== first) target.blur()
      })
    },
  },
  {
    id: 'submit-disabled',
    criterion: '3.3.1',
    what: 'the button that sends a form is disabled, and nothing says why',
    source: practice,
    state: form,
    plant: () => audit.need('#send').setAttribute('disabled', ''),
  },
]
