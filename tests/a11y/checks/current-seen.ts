import { type Check, failure } from '#tests/a11y/check.ts'
import { looks } from '#tests/a11y/renditions.ts'

export const currentSeen: Check = {
  id: 'current-seen',
  title: 'The page one is on is marked in its menu by more than a colour',
  criteria: ['1.4.1'],
  source: failure('F81'),
  renditions: [...looks, 'forced-colours'],
  judge() {
    /** The visible properties of a link except its text, position and colours. */
    const look = (link: Element) =>
      [link, ...link.querySelectorAll('*')]
        .filter((element) => audit.isSeen(element))
        .flatMap((element) => {
          if (element.matches('svg, img')) return ['picture']
          if (element instanceof SVGElement) return []
          const { fontWeight, fontStyle, textDecorationLine } = getComputedStyle(element)
          const isText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE)
          const edges = [undefined, '::before', '::after'].flatMap((part) => {
            const { content, borderStyle, borderWidth, outlineStyle, height } = getComputedStyle(element, part)
            if (part && content === 'none') return []
            return part ? [part, content, borderStyle, borderWidth, height] : [borderStyle, borderWidth, outlineStyle]
          })
          return [...(isText ? [fontWeight, fontStyle, textDecorationLine] : []), ...edges]
        })
        // An empty box without a border is invisible.
        .filter((word) => !/^(none|0px| )*$/.test(word))
        .join()
    const pairs = audit
      .all('nav a[aria-current]')
      .filter(audit.isThere)
      .flatMap((element) => {
        const other = [...(element.closest('ul, ol')?.querySelectorAll('a[href]') ?? [])].find(
          (link) => link.className === element.className && !link.hasAttribute('aria-current') && audit.isSeen(link),
        )
        return other ? [{ element, other }] : []
      })
    return {
      applied: pairs.length,
      faults: pairs
        .filter(({ element, other }) => {
          const [own, theirs] = [getComputedStyle(element), getComputedStyle(other)]
          const ground = audit.ground(other) ?? 'rgb(255, 255, 255)'
          return (
            look(element) === look(other) &&
            // Two colours with a large difference in lightness can be distinguished without colour vision.
            audit.contrast(own.color, theirs.color) < 3 &&
            audit.contrast(own.backgroundColor, ground) < 3
          )
        })
        .map(({ element }) => audit.fault(element, 'A colour alone marks it as the page one is on')),
    }
  },
  good: '<nav><ul><li><a href="/a" aria-current="page" style="font-weight:700">Ramps</a></li><li><a href="/b">Rails</a></li></ul></nav>',
  bad: '<nav><ul><li><a href="/a" aria-current="page" style="color:#00c">Ramps</a></li><li><a href="/b" style="color:#030">Rails</a></li></ul></nav>',
}
