import { type Check, html } from '#tests/a11y/check.ts'

export const otherLanguages: Check = {
  id: 'other-languages',
  title: 'Words of another language say which',
  criteria: ['3.1.2'],
  source: html('H58'),
  renditions: ['wide'],
  judge() {
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
        'p, li, dd, td, th, h1, h2, h3, h4, blockquote, figcaption, summary, label, legend, [role=group] > span, [role=radiogroup] > span',
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
    return {
      applied: blocks.length,
      faults: blocks
        .filter((element) => {
          const text = own(element)
          const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
          const foreign = words.filter((word) => other.has(word)).length
          return (
            /[^\P{L}\p{Script=Latin}\p{Script=Common}]{2}/u.test(text) ||
            (foreign >= 3 && foreign > words.filter((word) => english.has(word)).length)
          )
        })
        .map((element) => audit.fault(element, 'It seems to be of another language, and does not say so')),
    }
  },
  good: '<p>You can ask for an interpreter. <span lang="it">Se desidera parlare con noi nella sua lingua, il servizio è per tutti e di tutti.</span></p>',
  bad: '<p>Se desidera parlare con noi nella sua lingua, può chiedere un interprete: il servizio è per tutti.</p>',
}
