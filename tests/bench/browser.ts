/**
 * The cost of a page for a phone: Chromium with a slow 4G connection and a processor four times slower. Each page
 * alternates with the same HTML and files without any script, in the same run, five times each; the median counts.
 */
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { chromiumArguments, findChromium } from '#tests/helpers/chromium.ts'
import { startSite } from '#tests/helpers/site.ts'
import { tasksAt, type Tasks } from './closed-tools.ts'
import { type Figure, median } from './figure.ts'
import { previousRelease } from './release.ts'

const rounds = 5

/** Lighthouse's slow 4G as an applied, not simulated, throttle. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

interface Measured {
  readonly lcpMs: number
  /**
   * Total blocking time: the time beyond 50 ms of each main-thread task from the first contentful paint, as Lighthouse
   * counts, until five seconds after the load event.
   */
  readonly tbtMs: number
  readonly longestTaskMs: number
  readonly cls: number
  /** Transferred bytes, including headers, until the load event. */
  readonly bytesToLoad: number
  readonly scriptBytesToLoad: number
  /** HTML and style sheets. */
  readonly textBytesToLoad: number
  /** Until five seconds after the load event, including prefetches. */
  readonly bytesLater: number
}

const slowDown = async (cdp: CDPSession) => {
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', slow4G)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Records the page's performance entries from the start. */
const observe = (page: Page) =>
  page.addInitScript(() => {
    const metrics = { fcp: 0, lcp: 0, cls: 0, tasks: [] as { start: number; end: number }[] }
    Object.assign(window, { metrics })
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries())
        if (name === 'first-contentful-paint') metrics.fcp = startTime
    }).observe({ type: 'paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) metrics.lcp = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // The fields of a layout shift entry, which the types lack.
        if (Reflect.get(entry, 'hadRecentInput') !== true) metrics.cls += Number(Reflect.get(entry, 'value'))
      }
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        metrics.tasks.push({ start: startTime, end: startTime + duration })
    }).observe({ type: 'longtask', buffered: true })
  })

async function measureOnce(browser: Browser, address: string): Promise<Measured> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await slowDown(cdp)
  await observe(page)
  const types = new Map<string, string>()
  const bytes = { all: 0, script: 0, text: 0 }
  cdp.on('Network.responseReceived', ({ requestId, type }) => void types.set(requestId, type))
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId)
    bytes.all += encodedDataLength
    if (type === 'Script') bytes.script += encodedDataLength
    if (type === 'Document' || type === 'Stylesheet') bytes.text += encodedDataLength
  })
  await page.goto(address, { waitUntil: 'load' })
  const atLoad = { ...bytes }
  await page.waitForTimeout(5_000)
  const { fcp, lcp, cls, tasks } = await page.evaluate(() => {
    const metrics: { fcp: number; lcp: number; cls: number; tasks: { start: number; end: number }[] } = Reflect.get(
      window,
      'metrics',
    )
    return metrics
  })
  const durations = tasks.map(({ start, end }) => end - Math.max(start, fcp))
  await context.close()
  return {
    lcpMs: lcp,
    tbtMs: durations.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0),
    longestTaskMs: Math.max(0, ...durations),
    cls,
    bytesToLoad: atLoad.all,
    scriptBytesToLoad: atLoad.script,
    textBytesToLoad: atLoad.text,
    bytesLater: bytes.all,
  }
}

function medianOf(runs: readonly Measured[]): Measured {
  const of = (name: keyof Measured) => median(runs.map((run) => run[name]))
  return {
    lcpMs: of('lcpMs'),
    tbtMs: of('tbtMs'),
    longestTaskMs: of('longestTaskMs'),
    cls: of('cls'),
    bytesToLoad: of('bytesToLoad'),
    scriptBytesToLoad: of('scriptBytesToLoad'),
    textBytesToLoad: of('textBytesToLoad'),
    bytesLater: of('bytesLater'),
  }
}

/** Alternates two addresses: a machine that is busy for a while slows both. */
async function measureBoth(browser: Browser, ours: string, plain: string): Promise<readonly [Measured, Measured]> {
  const [oursRuns, plainRuns]: [Measured[], Measured[]] = [[], []]
  // The first load renders pictures and pages on both servers.
  for (const address of [ours, plain]) await measureOnce(browser, address)
  for (let round = 0; round < rounds; round++) {
    oursRuns.push(await measureOnce(browser, ours))
    plainRuns.push(await measureOnce(browser, plain))
  }
  return [medianOf(oursRuns), medianOf(plainRuns)]
}

interface Click {
  /** From the click to the frame that shows the new h1, in ms. */
  readonly toHeading: number
  /** To the frame that also shows the text below it. */
  readonly toContent: number
}

/** Followed links: a page, and what is pressed on it. */
const clicks = {
  'header to /blogs': ['/about', 'header nav a[href="/blogs"]'],
  'a card to its page': ['/services', 'main a[href="/services/home-modifications"]'],
} as const

/** Presses a link on which the pointer has rested for half a second, long after the page was loaded. */
async function clickOnce(
  browser: Browser,
  origin: string,
  [from, selector]: readonly [string, string],
): Promise<Click> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await slowDown(await context.newCDPSession(page))
  // In every document, since a plain file follows a link by loading the next one. Times are of the system's clock.
  await page.addInitScript(() => {
    addEventListener('click', () => sessionStorage.setItem('clicked', String(Date.now())), true)
    const before = sessionStorage.getItem('title')
    const shown = () => {
      const heading = document.querySelector('h1')?.textContent ?? ''
      const clicked = Number(sessionStorage.getItem('clicked'))
      const isNew = clicked > 0 && heading !== '' && heading !== (before ?? sessionStorage.getItem('title'))
      const hasContent = document.querySelectorAll('main :is(h2, p, li)').length > 5
      if (!isNew) sessionStorage.setItem('title', heading)
      else
        setTimeout(() => {
          for (const name of ['toHeading', ...(hasContent ? ['toContent'] : [])])
            if (sessionStorage.getItem(name) === null) sessionStorage.setItem(name, String(Date.now() - clicked))
        })
      requestAnimationFrame(shown)
    }
    requestAnimationFrame(shown)
  })
  await page.goto(origin + from, { waitUntil: 'load' })
  await page.waitForTimeout(6_000)
  const link = page.locator(selector).first()
  await link.hover()
  await page.waitForTimeout(500)
  await link.click({ noWaitAfter: true })
  await page.waitForFunction(() => sessionStorage.getItem('toContent') !== null)
  const [toHeading, toContent] = await page.evaluate(() =>
    ['toHeading', 'toContent'].map((name) => Number(sessionStorage.getItem(name))),
  )
  await context.close()
  return { toHeading: toHeading ?? NaN, toContent: toContent ?? NaN }
}

/** Each click beside the same in plain files, alternating. */
async function clickFigures(browser: Browser, ours: string, plain: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, click] of Object.entries(clicks)) {
    const [oursRuns, plainRuns]: [Click[], Click[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      oursRuns.push(await clickOnce(browser, ours, click))
      plainRuns.push(await clickOnce(browser, plain, click))
    }
    for (const [to, words] of [
      ['toHeading', 'the new h1'],
      ['toContent', 'the new text'],
    ] as const) {
      const [value, reference] = [median(oursRuns.map((run) => run[to])), median(plainRuns.map((run) => run[to]))]
      figures.push(
        { name: `Click to ${words} against plain files, ${name}`, value: value / reference, unit: '', goal: 0.25 },
        { name: `Click to ${words}, ${name}`, value, unit: 'ms' },
      )
    }
  }
  return figures
}

/** The pages' tasks with the browser's tools closed, beside those of the previous release, alternating. */
async function taskFigures(ours: string, before: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, path] of Object.entries(pages)) {
    const [oursRuns, beforeRuns]: [Tasks[], Tasks[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      oursRuns.push(await tasksAt(ours + path))
      beforeRuns.push(await tasksAt(before + path))
    }
    for (const [of, words] of [
      ['longestMs', 'Longest task with a script'],
      ['blockingMs', 'Blocking time'],
    ] as const) {
      const [value, reference] = [median(oursRuns.map((run) => run[of])), median(beforeRuns.map((run) => run[of]))]
      figures.push(
        {
          name: `${words}, tools closed, against the previous release, ${name}`,
          value: value / reference,
          unit: '',
          goal: 1,
        },
        { name: `${words}, tools closed, ${name}`, value, unit: 'ms of CPU' },
      )
    }
  }
  return figures
}

interface PlainFile {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Buffer
}

/** A page's HTML without scripts, or a file as the site sends it; text compressed once. */
async function plainFile(address: string, accept: string): Promise<PlainFile> {
  const { status, headers, ...answer } = await fetch(address, { headers: { accept } }).then(async (response) => ({
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  }))
  const type = headers.get('content-type') ?? 'application/octet-stream'
  const bytes = type.startsWith('text/html')
    ? Buffer.from(answer.bytes.toString().replaceAll(/<script[\s\S]*?<\/script>/g, ''))
    : answer.bytes
  if (!/^(text|image\/svg)/.test(type)) return { status, headers: { 'content-type': type }, bytes }
  return { status, headers: { 'content-type': type, 'content-encoding': 'br' }, bytes: brotliCompressSync(bytes) }
}

/** The same pages as plain files, from memory. */
function plainFiles(origin: string) {
  const cache = new Map<string, Promise<PlainFile>>()
  return createServer((request, response) => {
    const answer = async () => {
      const { url = '/', headers } = request
      const making = cache.get(url) ?? plainFile(origin + url, headers.accept ?? '*/*')
      cache.set(url, making)
      const file = await making
      response.writeHead(file.status, file.headers).end(file.bytes)
    }
    answer().catch((error: unknown) => response.writeHead(502).end(String(error)))
  })
}

const pages = {
  home: '/',
  'picture page': '/services/home-modifications',
  products: '/resources/product-database',
  'form page': '/contact-us/general-enquiry',
} as const

type PageName = keyof typeof pages

const kB = (bytes: number) => bytes / 1000

function figuresOf(page: PageName, ours: Measured, plain: Measured): Figure[] {
  return [
    {
      name: `JavaScript on the wire to the load event, ${page}`,
      value: kB(ours.scriptBytesToLoad),
      unit: 'kB',
      goal: 115,
    },
    { name: `HTML and CSS on the wire, ${page}`, value: kB(ours.textBytesToLoad), unit: 'kB', goal: 25 },
    { name: `On the wire in all, ${page}`, value: kB(ours.bytesToLoad), unit: 'kB' },
    { name: `… and five seconds later, ${page}`, value: kB(ours.bytesLater), unit: 'kB' },
    { name: `LCP, ${page}`, value: ours.lcpMs, unit: 'ms', goal: 1.05 * plain.lcpMs },
    { name: `LCP of the same as plain files, ${page}`, value: plain.lcpMs, unit: 'ms' },
    { name: `TBT, ${page}`, value: ours.tbtMs, unit: 'ms', goal: 30 },
    { name: `TBT of the same as plain files, ${page}`, value: plain.tbtMs, unit: 'ms' },
    { name: `Longest task, ${page}`, value: ours.longestTaskMs, unit: 'ms', goal: 50 },
    { name: `Longest task of the same as plain files, ${page}`, value: plain.longestTaskMs, unit: 'ms' },
    { name: `CLS, ${page}`, value: ours.cls, unit: '', goal: 0 },
  ]
}

/** Every figure of one run; needs a build. */
export async function measureBrowser(): Promise<Figure[]> {
  const site = await startSite()
  const release = await previousRelease()
  const previous = await startSite({}, { cwd: release.folder })
  const plain = plainFiles(site.url)
  await new Promise<void>((resolve) => {
    plain.listen(0, '127.0.0.1', resolve)
  })
  const address = plain.address()
  if (address === null || typeof address === 'string') throw new Error('The server of plain files has no port')
  const executablePath = findChromium({ hasWindows: true })
  const browser = await chromium.launch({
    args: [...chromiumArguments],
    ...(executablePath !== undefined && { executablePath }),
  })
  try {
    const figures: Figure[] = []
    for (const page of ['home', 'picture page', 'form page'] as const) {
      const path = pages[page]
      const plainAddress = `http://127.0.0.1:${address.port}${path}`
      figures.push(...figuresOf(page, ...(await measureBoth(browser, site.url + path, plainAddress))))
    }
    figures.push(...(await clickFigures(browser, site.url, `http://127.0.0.1:${address.port}`)))
    figures.push(...(await taskFigures(site.url, previous.url)))
    return figures
  } finally {
    await browser.close()
    plain.close()
    plain.closeAllConnections()
    await previous.stop()
    await release.remove()
    await site.stop()
  }
}
