import { type Check, failure } from '#tests/audit/check.ts'

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
        .map((one) => ({
          kind: `${one.tagName} ${one.className} ${one.parentElement?.className} ${one.nextElementSibling?.tagName}`,
          target: audit.selector(one),
        })),
    )
    const shown = () =>
      page.evaluate(() =>
        audit
          .all('body *')
          .filter(
            (one) =>
              !(one instanceof SVGElement) &&
              [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? '')) &&
              audit.isSeen(one),
          )
          .map((one) => audit.selector(one)),
      )
    const faults: Awaited<ReturnType<NonNullable<Check['run']>>>['faults'][number][] = []
    let applied = 0
    for (const { kind, target } of candidates) {
      if (!isNew(`hover-content ${kind}`)) continue
      applied += 1
      await page.mouse.move(0, 0)
      const before = new Set(await shown())
      const isHovered = await page
        .locator(target)
        .first()
        .hover({ force: true, timeout: 2000 })
        .then(
          () => true,
          () => false,
        )
      if (!isHovered) continue
      // Menus open after 200 ms, tooltips after 700.
      await page.waitForTimeout(kind.includes('BUTTON') || kind.includes('nav') ? 800 : 300)
      const first = (await shown()).find((one) => !before.has(one))
      if (first === undefined) continue
      const tell = async (what: string) =>
        faults.push(
          await page.evaluate(
            ([where = '', words = '']) => audit.fault(document.querySelector(where), words),
            [target, what],
          ),
        )
      await page.keyboard.press('Escape')
      await page.waitForTimeout(250)
      if ((await shown()).includes(first)) await tell('What it shows by hover does not go by Escape')
      await page.mouse.move(0, 0)
      await page.waitForTimeout(500)
      await page
        .locator(target)
        .first()
        .hover({ force: true, timeout: 2000 })
        .catch(() => undefined)
      await page.waitForTimeout(800)
      const place = await page
        .locator(first)
        .first()
        .boundingBox({ timeout: 1000 })
        .catch(() => null)
      if (!place) continue
      await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 8 })
      await page.waitForTimeout(500)
      if (!(await shown()).includes(first)) await tell('What it shows by hover goes when one moves onto it')
      await page.mouse.move(0, 0)
      await page.keyboard.press('Escape')
    }
    return { applied, faults }
  },
  good: '<button>Ramps</button><p>They slope.</p>',
  bad: '<style>span { display: none } button:hover + span { display: block }</style><main><p style="height:80px">Words</p><button>Ramps</button><span style="position:absolute;top:300px">They slope.</span></main>',
}
