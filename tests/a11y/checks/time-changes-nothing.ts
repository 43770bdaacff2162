import { type Check, failure } from '#tests/a11y/check.ts'
import { takenOver } from '#tests/helpers/taken-over.ts'

/** The twenty hours that 2.2.1 accepts as long enough. */
const longest = '20:00:00'

export const timeChangesNothing: Check = {
  id: 'time-changes-nothing',
  title: 'The words of a page that nobody touches do not change by themselves, and it stays for a day',
  criteria: ['2.2.1', '2.2.2'],
  source: failure('F16'),
  renditions: ['wide'],
  /** Advances the clock of the page from its load: it has to be the last check. */
  async run({ page, isNew }) {
    const from = new URL(page.url())
    // Pages of one folder differ in text, not in behaviour.
    const [, folder = '', ...rest] = from.pathname.split('/')
    const kind = `${folder} ${rest.length}`
    const isScripted = await page.evaluate(() => 'isHydrated' in globalThis || document.scripts.length > 0)
    if (!isScripted || !isNew(`time ${kind}`)) return { applied: 0, faults: [] }
    // A page without an address is an example page of the self-test, which cannot be loaded again.
    if (from.protocol !== 'about:') {
      await page.clock.install()
      // With a hash it would stay in the document, in which a check before may still be on its way back.
      from.hash = ''
      await page.goto(from.href)
      await page
        .waitForFunction(() => 'isHydrated' in globalThis, undefined, { timeout: 10_000 })
        .then(() => takenOver(page, 'main :is(input, textarea, button)', { timeout: 10_000 }))
        .catch(() => undefined)
    }
    // Late content has loaded by then.
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined)
    const words = () => page.evaluate(() => document.querySelector('main')?.innerText ?? '')
    const address = () => new URL(page.url()).pathname
    const faults = []
    const before = await words()
    for (let count = 0; count < 4; count++) await page.clock.fastForward(5_000)
    const later = await words()
    if (later !== before) {
      const lines = before.split('\n')
      const changed = later.split('\n').find((line, place) => line !== lines[place]) ?? 'some are gone'
      faults.push({ what: `Its words change by themselves: ${changed}`, target: 'main', html: '' })
    }
    await page.clock.fastForward(longest)
    // Where it navigates elsewhere, that page is loading.
    await page.waitForURL((url) => url.pathname !== from.pathname, { timeout: 500 }).catch(() => undefined)
    const after = address() === from.pathname ? await words() : ''
    if (before !== '' && after === '') faults.push({ what: 'It does not stay', target: '', html: '' })
    return { applied: 1, faults }
  },
  good: '<main><p>Ramps</p></main><script>setTimeout(() => 0, 1000)</script>',
  bad: '<main><p>Ramps</p></main><script>setInterval(() => (document.querySelector("p").textContent += "!"), 20)</script>',
}
