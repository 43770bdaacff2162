import { isEnglish } from '#gateway/search/english.ts'
import { type Check, html } from '#tests/a11y/check.ts'

/** Whether a text has few English words. A capital within it begins a name, which any language may have. */
function isForeign(text: string): boolean {
  const words = (text.match(/(?<!\p{L})\p{L}{3,}/gu) ?? []).filter(
    (word, place) => word.slice(1) === word.slice(1).toLowerCase() && (place === 0 || word === word.toLowerCase()),
  )
  const unknown = words.filter((word) => !isEnglish(word.toLowerCase())).length
  return unknown >= 3 && unknown * 2 > words.length
}

export const otherLanguages: Check = {
  id: 'other-languages',
  title: 'Words of another language say which, and no others do',
  criteria: ['3.1.2'],
  source: html('H58'),
  renditions: ['wide'],
  async run({ page }) {
    const texts = await page.evaluate(() => {
      const english = new Set(
        'the a an of to and in is you we it for your our or with on can that are this as be by at from i not have if'.split(
          ' ',
        ),
      )
      // The most common words of Italian, French, Spanish, German and Vietnamese that English does not have.
      const other = new Set(
        'che di il gli della con può una più les des est vous avec pour que une und der das ist nicht mit für los las para está del è của là không người bạn và cho'.split(
          ' ',
        ),
      )
      const blocks = audit
        .all(
          'p, li, dt, dd, td, th, h1, h2, h3, h4, a, button, address, blockquote, caption, figcaption, summary, label, legend, [role=group] > span, [role=radiogroup] > span',
        )
        .filter(
          (element) => audit.isExposed(element) && element.closest('[lang]')?.getAttribute('lang')?.startsWith('en'),
        )
      /** The text of a block, without parts that have a lang attribute. */
      const own = (element: Element): string =>
        [...element.childNodes]
          .map((node) =>
            node instanceof Element ? (node.hasAttribute('lang') ? '' : own(node)) : (node.nodeValue ?? ''),
          )
          .join('')
      return blocks.map((element) => {
        const text = own(element)
        const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
        const foreign = words.filter((word) => other.has(word)).length
        return {
          text,
          isOther:
            /[^\P{L}\p{Script=Latin}\p{Script=Common}]{2}/u.test(text) ||
            (foreign >= 3 && foreign > words.filter((word) => english.has(word)).length),
          fault: audit.fault(element, 'It seems to be of another language, and does not say so'),
        }
      })
    })
    const mistaken = await page.evaluate(() => {
      const english = new Set(
        'the and of to for is you your we our with that this are can be have or not what how when will from'.split(' '),
      )
      return audit
        .all('body [lang], body[lang]')
        .filter((element) => audit.isExposed(element) && !element.lang.toLowerCase().startsWith('en'))
        .filter((element) => {
          const words = (element.textContent ?? '').toLowerCase().match(/\p{L}+/gu) ?? []
          return words.filter((word) => english.has(word)).length * 8 > words.length
        })
        .map((element) => audit.fault(element, `The words are English, and the language is “${element.lang}”`))
    })
    return {
      applied: texts.length,
      faults: [
        ...texts.filter(({ text, isOther }) => isOther || isForeign(text)).map(({ fault }) => fault),
        ...mistaken,
      ],
    }
  },
  good: '<p>You can ask for an interpreter. <span lang="it">Se desidera parlare con noi nella sua lingua, il servizio è per tutti e di tutti.</span></p>',
  bad: [
    '<p>Lavoriamo insieme, e parliamo anche la tua lingua.</p>',
    '<p lang="fr">We can help you with the cost of a ramp, and what to do next.</p>',
  ],
}
