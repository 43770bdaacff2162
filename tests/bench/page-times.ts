/** What a visitor waits for. */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumArguments, findChromium } from '#tests/helpers/chromium.ts'
import { startBenchProxy } from './bench-proxy.ts'
import { median } from './figure.ts'

/** Collects the long tasks of a page for five seconds. */
const observe = `let longest = 0
new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) longest = Math.max(longest, duration) })
  .observe({ type: 'longtask', buffered: true })
setTimeout(() => navigator.sendBeacon('/__report', String(longest)), 5000)`

/**
 * The longest task of each visit in ms, 0 where none took 50. Nothing is attached to the browser: with its tools open V8 does more work.
 * Not slowed down: a cheap phone takes about four times as long.
 */
export async function longTasksOf(origin: string, path: string, visits: number): Promise<number[]> {
  const found: number[] = []
  let reported = Promise.withResolvers<string>()
  const proxy = await startBenchProxy(origin, { inject: observe, onReport: (text) => reported.resolve(text) })
  try {
    for (let visit = 0; visit < visits; visit += 1) {
      const profile = await mkdtemp(join(tmpdir(), 'visitor-'))
      reported = Promise.withResolvers<string>()
      const browser = spawn(
        findChromium({ hasWindows: true }) ?? 'chromium',
        [
          ...chromiumArguments,
          '--headless=new',
          '--disable-gpu',
          '--no-first-run',
          '--window-size=412,823',
          `--user-data-dir=${profile}`,
          proxy.url + path,
        ],
        { stdio: 'ignore', detached: true },
      )
      found.push(Number(await reported.promise))
      if (browser.pid !== undefined) process.kill(-browser.pid, 'SIGKILL')
      await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
    }
  } finally {
    proxy.stop()
  }
  return found
}

/** 'Slow 4G' of the browser's tools, and a processor four times slower. */
const network = { offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 }

/** From a click on the home page until the next page's title and first paragraph are painted, in ms. */
export async function clickTimes(origin: string, selector: string, rounds: number) {
  const executablePath = findChromium()
  const browser = await chromium.launch({ args: [...chromiumArguments], ...(executablePath && { executablePath }) })
  const titles: number[] = []
  const texts: number[] = []
  try {
    for (let round = 0; round < rounds; round += 1) {
      const page = await browser.newPage({ viewport: { width: 1350, height: 940 } })
      const tools = await page.context().newCDPSession(page)
      await tools.send('Network.enable')
      await tools.send('Network.emulateNetworkConditions', network)
      await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await page.goto(`${origin}/`, { waitUntil: 'networkidle' })
      const link = page.locator(selector).first()
      await link.scrollIntoViewIfNeeded()
      await link.hover()
      const marks: Record<string, number> = {}
      await page.exposeFunction('benchMark', (name: string, at: number) => (marks[name] ??= at))
      const watch = `(() => {
        const now = () => performance.timeOrigin + performance.now()
        const mark = (name) => requestAnimationFrame(() => { const after = new MessageChannel()
          after.port1.onmessage = () => benchMark(name, now()); after.port2.postMessage(0) })
        const first = sessionStorage.first ??= document.querySelector('h1')?.textContent ?? ''
        const look = () => {
          const title = document.querySelector('h1')?.textContent
          if (!title || title === sessionStorage.first) return
          mark('title')
          if (document.querySelector('main p')?.textContent) mark('text')
        }
        addEventListener('click', (event) => benchMark('click', performance.timeOrigin + event.timeStamp), true)
        new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
        look()
      })()`
      await page.evaluate(watch)
      await page.addInitScript(watch)
      await link.click()
      while (marks['text'] === undefined) await page.evaluate(() => new Promise(requestAnimationFrame)).catch(() => {})
      titles.push((marks['title'] ?? NaN) - (marks['click'] ?? NaN))
      texts.push((marks['text'] ?? NaN) - (marks['click'] ?? NaN))
      await page.close()
    }
  } finally {
    await browser.close()
  }
  return { title: median(titles), text: median(texts) }
}
