import { type Check, failure } from '#tests/a11y/check.ts'
import { layouts } from '#tests/a11y/renditions.ts'

export const usefulAlternatives: Check = {
  id: 'useful-alternatives',
  title: 'No text alternative is the name of a file, or a word such as “image”',
  criteria: ['1.1.1'],
  source: failure('F30'),
  renditions: layouts,
  judge() {
    const pictures = audit.all('img[alt], [role=img][aria-label], input[type=image]').filter(audit.isExposed)
    const isEmptyWord =
      /\.(jpe?g|png|svg|webp|avif|gif)$|^(an? )?(image|picture|photo|photograph|graphic|icon|img|placeholder|untitled|spacer)\s*\d*( of\b.*)?$/i
    return {
      applied: pictures.length,
      faults: pictures
        .filter((element) =>
          isEmptyWord.test((element.getAttribute('alt') ?? element.getAttribute('aria-label') ?? '').trim()),
        )
        .map((element) => audit.fault(element, 'The text alternative does not say what the picture tells')),
    }
  },
  good: '<img src="data:," alt="A ramp with a rail on its left side" width="40" height="40"><img src="data:," alt="" width="40" height="40">',
  bad: '<img src="data:," alt="ramp-final.JPG" width="40" height="40">',
}
