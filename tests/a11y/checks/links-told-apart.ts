import { type Check, failure } from '#tests/a11y/check.ts'
import { looks } from '#tests/a11y/renditions.ts'

export const linksToldApart: Check = {
  id: 'links-told-apart',
  title: 'A link within a sentence differs from it by more than colour',
  criteria: ['1.4.1'],
  source: failure('F73'),
  renditions: looks,
  judge() {
    const links = audit.all('p a[href], li a[href], dd a[href]').filter((link) => {
      const around = link.closest('p, li, dd')
      const rest = [...(around?.childNodes ?? [])]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.nodeValue ?? '')
        .join('')
      return audit.isThere(link) && /\p{L}{2}/u.test(rest)
    })
    return {
      applied: links.length,
      faults: links
        .filter((link) => {
          const own = getComputedStyle(link)
          const around = getComputedStyle(link.parentElement ?? link)
          const isUnderlined =
            own.textDecorationLine.includes('underline') || Number.parseFloat(own.borderBottomWidth) > 0
          const isOnFill = own.backgroundColor !== 'rgba(0, 0, 0, 0)'
          return !isUnderlined && !isOnFill && Number(own.fontWeight) - Number(around.fontWeight) < 200
        })
        .map((link) => audit.fault(link, 'Colour alone tells it from the words around it')),
    }
  },
  good: '<p>Read about <a href="/a">our ramps</a> first.</p>',
  bad: '<p>Read about <a href="/a" style="text-decoration:none;color:navy">our ramps</a> first.</p>',
}
