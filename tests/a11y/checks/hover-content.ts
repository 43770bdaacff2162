import { type Check, failure } from '#tests/a11y/check.ts'
import { longestDelay, passTime } from '#tests/a11y/pass-time.ts'

export const hoverContent: Check = {
  id: 'hover-content',
  title: 'What appears under the pointer goes by Escape, and stays while the pointer moves onto it',
  criteria: ['1.4.13'],
  source: failure('F95'),
  renditions: ['wide'],
  async run({ page, isNew }) {
    const candidates = await page.evaluate(() =>
      audit
        .controls()
        .filter(audit.isThere)
        .map((element) => ({
          kind: `${element.tagName} ${element.className} ${element.parentElement?.className} ${element.nextElementSibling?.tagName}`,
          target: audit.selector(element),
        })),
    )
    /** The first element with its own text that is shown now and was not at the last snapshot. */
    const appeared = (isRemembering: boolean) =>
      page.evaluate((isToRemember) => {
        const shown = audit
          .all('body *')
          .filter((element) => !(element instanceof SVGElement) && audit.hasText(element) && audit.isSeen(element))
        const first = shown.find((element) => !audit.remembered.has(element))
        if (isToRemember) audit.remembered = new Set(shown)
        return first && audit.selector(first)
      }, isRemembering)
    /** Its words from the style sheet, which no script can take away at Escape. */
    const styledWords = (target: string) =>
      page.evaluate((where) => {
        const element = document.querySelector(where)
        return ['::before', '::after']
          .map((part) => (element ? getComputedStyle(element, part).content : ''))
          .filter((content) => /^".*\p{L}{2}/u.test(content))
          .join()
      }, target)
    const isShown = (target: string) =>
      page.evaluate((where) => {
        const element = document.querySelector(where)
        return element !== null && audit.isSeen(element)
      }, target)
    const faults: Awaited<ReturnType<NonNullable<Check['run']>>>['faults'][number][] = []
    let applied = 0
    for (const { kind, target } of candidates) {
      if (!isNew(`hover-content ${kind}`)) continue
      applied += 1
      const control = page.locator(target).first()
      const hover = () =>
        control.hover({ force: true, timeout: 2000 }).then(
          () => passTime(page, longestDelay).then(() => true),
          () => false,
        )
      await page.mouse.move(0, 0)
      await appeared(true)
      const styled = await styledWords(target)
      if (!(await hover())) continue
      const first = await appeared(false)
      const tell = async (what: string) =>
        faults.push(
          await page.evaluate(
            ([where = '', words = '']) => audit.fault(document.querySelector(where), words),
            [target, what],
          ),
        )
      if ((await styledWords(target)) !== styled)
        await tell('The words that its style adds by hover do not go by Escape')
      if (first === undefined) continue
      await page.keyboard.press('Escape')
      await passTime(page, longestDelay)
      if (await isShown(first)) await tell('What it shows by hover does not go by Escape')
      await page.mouse.move(0, 0)
      await passTime(page, longestDelay)
      await hover()
      const place = await page
        .locator(first)
        .first()
        .boundingBox({ timeout: 1000 })
        .catch(() => null)
      if (!place) continue
      await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 8 })
      await passTime(page, longestDelay)
      if (!(await isShown(first))) await tell('What it shows by hover goes when one moves onto it')
      await page.mouse.move(0, 0)
      await page.keyboard.press('Escape')
      await passTime(page, longestDelay)
    }
    return { applied, faults }
  },
  good: '<button>Ramps</button><p>They slope.</p>',
  bad: '<style>span { display: none } button:hover + span { display: block }</style><main><p style="height:80px">Words</p><button>Ramps</button><span style="position:absolute;top:300px">They slope.</span></main>',
}
