import { type Check, failure } from '#tests/a11y/check.ts'

export const picturesToldApart: Check = {
  id: 'pictures-told-apart',
  title: 'Different pictures of a page have different text alternatives',
  criteria: ['1.1.1'],
  source: failure('F30'),
  renditions: ['wide'],
  judge() {
    const pictures = audit
      .all('img[alt]')
      .filter((element) => audit.isExposed(element) && element.getAttribute('alt')) as HTMLImageElement[]
    // The same picture of another size has another query.
    const file = ({ src }: HTMLImageElement) => src.replace(/\?.*/, '')
    const faults = [...Map.groupBy(pictures, ({ alt }) => alt).values()].flatMap((alike) => {
      const [first] = alike
      const other = alike.find((element) => first && file(element) !== file(first))
      return other ? [audit.fault(other, `Another picture is “${other.alt}” too`)] : []
    })
    return { applied: pictures.length, faults }
  },
  good: '<img src="data:,a" alt="A ramp" width="9" height="9"><img src="data:,b" alt="A rail" width="9" height="9">',
  bad: '<img src="data:,a" alt="A person" width="9" height="9"><img src="data:,b" alt="A person" width="9" height="9">',
}
