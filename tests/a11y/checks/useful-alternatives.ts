import { type Check, failure } from '#tests/a11y/check.ts'
import { layouts } from '#tests/a11y/renditions.ts'

export const usefulAlternatives: Check = {
  id: 'useful-alternatives',
  title: 'No text alternative is the name of a file, or a word such as “image”; different pictures have different ones',
  criteria: ['1.1.1'],
  source: failure('F30'),
  renditions: layouts,
  judge() {
    const pictures = audit.all('img[alt], [role=img][aria-label], input[type=image]').filter(audit.isExposed)
    const isEmptyWord =
      /\.(jpe?g|png|svg|webp|avif|gif)$|^(an? )?(image|picture|photo|photograph|graphic|icon|img|placeholder|untitled|spacer)\s*\d*( of\b.*)?$/i
    // The same picture of another size has another query.
    const file = (picture: Element) => picture.getAttribute('src')?.replace(/\?.*/, '')
    const alike = Map.groupBy(
      pictures.filter((element) => element.getAttribute('alt')),
      (element) => element.getAttribute('alt'),
    )
    const confused = [...alike.values()].flatMap(([first, ...more]) =>
      more.filter((other) => first && file(other) !== file(first)),
    )
    return {
      applied: pictures.length,
      faults: pictures
        .filter((element) =>
          isEmptyWord.test((element.getAttribute('alt') ?? element.getAttribute('aria-label') ?? '').trim()),
        )
        .map((element) => audit.fault(element, 'The text alternative does not say what the picture tells'))
        .concat(confused.map((element) => audit.fault(element, 'Another picture has the same text alternative'))),
    }
  },
  good: '<img src="data:," alt="A ramp with a rail on its left side" width="40" height="40"><img src="data:," alt="" width="40" height="40">',
  bad: [
    '<img src="data:," alt="ramp-final.JPG" width="40" height="40">',
    '<img src="data:,a" alt="A person" width="9" height="9"><img src="data:,b" alt="A person" width="9" height="9">',
  ],
}
