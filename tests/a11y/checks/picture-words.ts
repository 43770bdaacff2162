import { type Check, css } from '#tests/a11y/check.ts'

/** A drawing may show a word or two on a sign or a device. */
const mostWords = 2

const wordsOf = (svg: string): string[] =>
  [...svg.matchAll(/<text[\s>][\s\S]*?<\/text>/g)]
    .map(([text]) => text.replaceAll(/<[^>]*>/g, ' '))
    .join(' ')
    .match(/\p{L}{2,}/gu) ?? []

export const pictureWords: Check = {
  id: 'picture-words',
  title: 'No drawing stands in for text',
  criteria: ['1.4.5'],
  source: css('C22'),
  renditions: ['wide'],
  async run({ page, isNew }) {
    const pictures = await page.evaluate(() =>
      audit
        // A logo, such as the badge of a scheme, is exempt.
        .all('main img')
        .filter((element) => element instanceof HTMLImageElement && audit.isSeen(element))
        .map((element) => ({
          ...audit.fault(element, 'It is a picture of words'),
          source: element instanceof HTMLImageElement ? element.currentSrc : '',
        })),
    )
    const faults = []
    let applied = 0
    for (const { source, ...fault } of pictures) {
      if (!isNew(`picture ${source.replace(/\?.*/, '')}`)) continue
      // The page's content security policy would block inline drawings.
      const svg = source.startsWith('data:')
        ? await fetch(source).then((answer) => answer.text())
        : await page.request.get(source).then((answer) => answer.text())
      if (!svg.includes('<svg')) continue
      applied += 1
      if (wordsOf(svg).length > mostWords) faults.push(fault)
    }
    return { applied, faults }
  },
  good: `<main><img alt="A ramp" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='90' height='40'><rect width='90' height='40'/></svg>"></main>`,
  bad: `<main><img alt="Free visits in May" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='90' height='40'><text y='20'>Free visits in May</text></svg>"></main>`,
}
