import { type Check, failure } from '#tests/a11y/check.ts'
import { layouts } from '#tests/a11y/renditions.ts'

export const cssWords: Check = {
  id: 'css-words',
  title: 'No words are made by a style sheet',
  criteria: ['1.3.1'],
  source: failure('F87'),
  renditions: layouts,
  judge() {
    const parts = audit
      .all('body *')
      .filter((element) => audit.isSeen(element))
      .flatMap((element) =>
        ['::before', '::after'].map((part) => ({ element, made: getComputedStyle(element, part).content })),
      )
      .filter(({ made }) => made.startsWith('"'))
    return {
      applied: parts.length,
      // The part after a slash is only for assistive technology and mostly empty: then it is not announced.
      faults: parts
        .filter(({ made }) => /\p{L}{2}/u.test(/^"((?:[^"\\]|\\.)*)"/.exec(made)?.[1] ?? ''))
        .map(({ element, made }) => audit.fault(element, `Its style makes the words ${made.slice(0, 60)}`)),
    }
  },
  good: '<style>p::before { content: "→" / "" }</style><p>Ramps</p>',
  bad: '<style>p::before { content: "Closed until March. " / "" }</style><p>Ramps</p>',
}
