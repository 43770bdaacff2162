import { type Check, failure } from '#tests/a11y/check.ts'
import { layouts } from '#tests/a11y/renditions.ts'

export const sensoryWords: Check = {
  id: 'sensory-words',
  title: 'No sentence identifies a part of the page by shape, size, colour or side',
  criteria: ['1.3.3'],
  source: failure('F14'),
  renditions: layouts,
  judge() {
    // An instruction about this page has a definite article; a product may have a big button.
    const the = String.raw`\b(?:the|this|each|every)(?: \w+)?`
    const look = 'round|square|triangular|big|large|small|black|blue|green|grey|orange|red|white|yellow|left|right'
    const part = String.raw`(?:arrow|box|button|column|cross|field|icon|link|menu|panel|sign|star|symbol|tab|tick)(?:e?s)?\b`
    // Above, below, top and bottom are allowed: they state the reading order.
    const side = String.raw`\b(?:on|to|at|in) the (?:left|right|corner|side)\b`
    const identified = new RegExp(
      String.raw`${the} (?:${look})(?:-hand)? ${part}|${the} ${part}[^.!?]*${side}|${side}[^.!?]*${the} ${part}`,
      'i',
    )
    const texts = new Set(
      audit
        .all('body *')
        .filter((element) => audit.isThere(element) && audit.hasText(element))
        .map((element) => element.closest('p, li, dt, dd, td, th, summary, label, h1, h2, h3') ?? element),
    )
    return {
      applied: texts.size,
      faults: [...texts].flatMap((element) => {
        const words = identified.exec(audit.words(element))?.[0]
        return words === undefined ? [] : [audit.fault(element, `“${words}” identifies a part of the page by its look`)]
      }),
    }
  },
  good: '<p>Press the Send button below. A small rail on the right side of the bath helps.</p>',
  bad: '<p>When you are done, press the <strong>green</strong> button.</p>',
}
