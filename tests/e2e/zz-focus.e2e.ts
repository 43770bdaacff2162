import { more, entry, open, title } from './shell.ts'
import { expect, test } from './test.ts'
test('focus record', async ({ page }) => {
  await open(page, '/about')
  await more(page, 'Services').press('Enter')
  await entry(page, 'CHSP').focus()
  await page.evaluate(() => {
    const record: string[] = []
    Object.assign(globalThis, { record })
    const name = (e: unknown) => (e instanceof Element ? `${e.localName} ${e.textContent?.slice(0, 20)}` : String(e))
    for (const type of ['focusin', 'focusout'])
      addEventListener(type, (e) => record.push(`${performance.now().toFixed(0)} ${type} ${name(e.target)} -> ${name((e as FocusEvent).relatedTarget)}`), true)
    let last: Element | null = null
    const frame = () => {
      if (document.activeElement !== last) record.push(`${performance.now().toFixed(0)} frame: ${name((last = document.activeElement))}`)
      requestAnimationFrame(frame)
    }
    frame()
    new MutationObserver((ms) => { for (const m of ms) record.push(`${performance.now().toFixed(0)} mutation ${m.attributeName} ${(m.target as Element).id}`) }).observe(document, { attributes: true, attributeFilter: ['data-open', 'aria-expanded', 'hidden'], subtree: true })
  })
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText(/Commonwealth|CHSP/)
  await page.waitForTimeout(800)
  console.log((await page.evaluate('record') as string[]).join('\n'))
})
