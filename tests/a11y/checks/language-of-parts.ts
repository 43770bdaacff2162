import type { Check } from '#tests/a11y/check.ts'

export const languageOfParts: Check = {
  id: 'language-of-parts',
  title: 'Words that say that they are of another language are not English',
  criteria: ['3.1.2'],
  source: 'ACT rule de46e4',
  renditions: ['wide'],
  judge() {
    const english = new Set(
      'the and of to for is you your we our with that this are can be have or not what how when will from'.split(' '),
    )
    const parts = audit
      .all('body [lang], body[lang]')
      .filter((element) => audit.isExposed(element) && !element.lang.toLowerCase().startsWith('en'))
    return {
      applied: parts.length,
      faults: parts
        .filter((part) => {
          const words = (part.textContent ?? '').toLowerCase().match(/\p{L}+/gu) ?? []
          return words.filter((word) => english.has(word)).length * 8 > words.length
        })
        .map((part) => audit.fault(part, `The words are English, and the language is “${part.lang}”`)),
    }
  },
  good: '<p lang="it">Se desidera parlare con noi, può chiedere un interprete.</p>',
  bad: '<p lang="fr">We can help you with the cost of a ramp, and what to do next.</p>',
}
