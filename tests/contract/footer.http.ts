import { tagsIn, wordsIn } from '#tests/helpers/html-head.ts'
import { expect, test } from '#tests/helpers/site-test.ts'

/** The part of a served footer that this heading names, or the whole footer. */
const partOf = (html: string, headingId = '') => {
  const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'))
  const part = new RegExp(`<(section|nav)[^>]* aria-labelledby="${headingId}">[\\s\\S]*?</\\1>`)
  return headingId ? (part.exec(footer)?.[0] ?? '') : footer
}

const hrefsIn = (html: string) => tagsIn(html, 'a').map(({ href }) => href)

test('[S31] on every page the footer has the acknowledgement of Traditional Owners and Elders, and help in the same order: phone, e-mail, enquiry, text, all ways, pictures, languages; a form or the picture board has fewer', async ({
  request,
}) => {
  for (const [path, isShort] of [
    ['/', false],
    ['/services/chsp', false],
    ['/search', false],
    ['/no-such-page', false],
    ['/contact-us/general-enquiry', true],
    ['/say', true],
  ] as const) {
    const html = await (await request.get(path)).text()
    if (isShort)
      expect(hrefsIn(partOf(html)), path).toEqual([
        'tel:1800160401',
        'sms:0491574632',
        '/contact-us',
        '/privacy-policy',
        '/accessibility',
      ])
    else
      expect(hrefsIn(partOf(html, 'footer-talk')), path).toEqual([
        'tel:1800160401',
        'mailto:hello@wideverandah.example',
        '/contact-us/general-enquiry',
        'sms:0491574632',
        '/contact-us',
        '/say',
        '/in-your-language',
      ])
    const words = wordsIn(partOf(html))
    expect(words, path).toContain('Traditional Owners of the Country')
    expect(words, path).toContain('respects to Aboriginal and Torres Strait Islander Elders past and present')
  }
})

test('[S24] [S26] [S28] [S29] the footer has phone, e-mail, both offices, the policies in order, and Subscribe in a new tab', async ({
  request,
}) => {
  const html = await (await request.get('/about')).text()
  const help = wordsIn(partOf(html, 'footer-talk'))
  for (const words of ['1800 160 401', 'hello@wideverandah.example', 'Send an enquiry']) expect(help).toContain(words)

  const offices = [...partOf(html).matchAll(/<h3[^>]*>(\w+)<\/h3><address>([\s\S]*?)<\/address>/g)]
  expect(offices.map(([, name]) => name)).toEqual(['Brisbane', 'Townsville'])
  const [brisbane = '', townsville = ''] = offices.map(([, , address = '']) => address)
  for (const line of ['24 Paperbark Crossing', 'Woolloongabba QLD 4102']) expect(wordsIn(brisbane)).toContain(line)
  expect(hrefsIn(partOf(html, 'offices'))).toEqual(['tel:0755504100', 'tel:0770104800'])
  expect(wordsIn(townsville)).toContain('Hyde Park QLD 4812')

  const policies = partOf(html, 'footer-policies')
  expect(wordsIn(policies).trim()).toBe('Policies Privacy policy Refund policy Quality policy Appointment cancellation')
  const titles = ['Privacy Policy', 'Refund Policy', 'Quality Policy', 'Appointment Cancellation']
  for (const [index, href = ''] of hrefsIn(policies).entries())
    expect(await (await request.get(href)).text(), href).toMatch(new RegExp(`<h1[^>]*>${titles[index]}</h1>`))
  expect(hrefsIn(policies)).toHaveLength(titles.length)

  const follow = partOf(html, 'footer-follow')
  expect(wordsIn(follow)).toContain('Subscribe to our news (opens in new tab)')
  expect(tagsIn(follow, 'a')[0]).toMatchObject({
    href: 'https://news.wideverandah.example/subscribe',
    target: '_blank',
  })
  expect(tagsIn(partOf(html), 'input')).toEqual([])
})
