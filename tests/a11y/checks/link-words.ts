import { type Check, failure } from '#tests/a11y/check.ts'
import { layouts } from '#tests/a11y/renditions.ts'

export const linkWords: Check = {
  id: 'link-words',
  title: 'A link says where it leads; links of one name lead to one page',
  criteria: ['2.4.4'],
  source: failure('F63'),
  renditions: layouts,
  judge() {
    const links = audit.all('a[href]').filter(audit.isExposed) as HTMLAnchorElement[]
    const empty =
      /^(click( here)?|here|read( more)?|more( info(rmation)?)?|learn more|link|details|this( page)?|continue( reading)?|download|go|see more|view( more)?|open)$/i
    const faults = links
      .filter((link) =>
        empty.test(
          audit
            .name(link)
            .replaceAll(/[.…→»>]/g, '')
            .trim(),
        ),
      )
      .map((link) => audit.fault(link, `“${audit.name(link)}” does not say where it leads`))
    for (const link of links) if (!audit.name(link)) faults.push(audit.fault(link, 'A link without words'))
    const byName = Map.groupBy(
      links.filter((link) => link.closest('main')),
      (link) => audit.name(link).toLowerCase(),
    )
    const address = ({ href }: HTMLAnchorElement) => href.replace(/\/$/, '')
    for (const [name, alike] of byName) {
      const [first] = alike
      const other = alike.find((link) => first && address(link) !== address(first))
      if (name && other) faults.push(audit.fault(other, `Two links called “${name}” lead to different places`))
    }
    return { applied: links.length, faults }
  },
  good: '<main><a href="/a">Ramps</a><a href="/b">Rails</a></main>',
  bad: '<main><a href="/a">Prices</a><a href="/b">Prices</a></main>',
}
