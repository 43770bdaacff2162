import { type Check, general } from '#tests/a11y/check.ts'
import { luminances, pixelsApart } from '#tests/a11y/pixels.ts'

/** The thinnest cross of 16 px has more. */
const leastPixels = 20

export const signsInForcedColours: Check = {
  id: 'signs-in-forced-colours',
  title: 'The sign of a button without words is seen in the person’s own colours',
  criteria: ['1.1.1', '1.4.11'],
  source: general('G207'),
  renditions: ['forced-colours'],
  async run({ page, isNew }) {
    const controls = await page.evaluate(() =>
      audit
        .all('a[href], button, [role=button]')
        .filter((element) => audit.isThere(element) && !audit.words(element))
        .map((element) => ({
          ...audit.fault(element, 'Nothing of its sign is seen'),
          kind: `${element.className} ${element.getAttribute('aria-label')} ${element.innerHTML.length}`,
        })),
    )
    const faults = []
    let applied = 0
    for (const { kind, ...fault } of controls) {
      if (!isNew(`sign ${kind}`)) continue
      const control = page.locator(fault.target).first()
      const shot = await control.screenshot({ animations: 'disabled', timeout: 5000 }).catch(() => null)
      if (!shot) continue
      applied += 1
      const pixels = await luminances(shot)
      const counts = Map.groupBy(pixels, (element) => Math.round(element * 100))
      const ground = [...counts.values()].toSorted((a, b) => b.length - a.length)[0]?.[0] ?? 1
      if (pixelsApart(pixels, ground) < leastPixels) faults.push(fault)
    }
    return { applied, faults }
  },
  good: '<button aria-label="Print"><svg width="24" height="24" style="fill:currentColor"><path d="M2 2h20v20H2z"></path></svg></button>',
  bad: '<button aria-label="Print" style="border:0"><span style="display:block;width:24px;height:24px;background:#123"></span></button>',
}
