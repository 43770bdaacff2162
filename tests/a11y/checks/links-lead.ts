import { type Check, general } from '#tests/a11y/check.ts'
import { layouts } from '#tests/a11y/renditions.ts'

export const linksLead: Check = {
  id: 'links-lead',
  title: 'A link leads somewhere, and says in words where to, to what kind of file, and that a new tab opens',
  criteria: ['2.4.4', '4.1.2'],
  source: general('G91'),
  renditions: layouts,
  judge() {
    const links = audit
      .all('a')
      .filter((element) => element.hasAttribute('href') && audit.isExposed(element)) as HTMLAnchorElement[]
    return {
      applied: links.length,
      faults: links.flatMap((link) => {
        const written = link.getAttribute('href') ?? ''
        if (written === '#' || written.startsWith('javascript:'))
          return [audit.fault(link, 'It leads nowhere: what it does is a button’s work')]
        if (written.startsWith('#') && !document.getElementById(decodeURIComponent(written.slice(1))))
          return [audit.fault(link, 'What it leads to is not there')]
        const words = audit.name(link)
        const kind = /\.(pdf|docx?|xlsx?|pptx?|zip|mp[34]|csv|ics|vcf|rtf|odt)$/i.exec(link.pathname)?.[1]
        if (kind && !new RegExp(`\\b(${kind}|word|excel|calendar|contact)\\b`, 'i').test(words))
          return [audit.fault(link, `It does not say that it leads to ${kind}`)]
        if (link.target && link.target !== '_self' && !/new (tab|window)/i.test(audit.words(link)))
          return [audit.fault(link, 'It opens a new tab and does not say so')]
        return /^(https?:|www\.)/i.test(words) ? [audit.fault(link, 'Its address stands for its words')] : []
      }),
    }
  },
  good: '<a href="/a">Ramps</a><a href="/prices.pdf">Prices (PDF, 40 kB)</a><a href="https://www.example.com/" target="_blank">News (opens in new tab)</a>',
  bad: ['<a href="#">Show prices</a>', '<a href="https://www.example.com/" target="_blank">News</a>'],
}
