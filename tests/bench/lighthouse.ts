import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumArguments, findChromium } from '#tests/helpers/chromium.ts'
import { median } from './figure.ts'

/** Lighthouse's defaults: a phone with a slow processor and slow 4G. */
export async function lighthouseOf(address: string, rounds: number) {
  const scores: number[] = []
  const blocking: number[] = []
  const paints: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const chromePath = findChromium({ hasWindows: true })
    const chrome = await launch({
      ...(chromePath !== undefined && { chromePath }),
      chromeFlags: [...chromiumArguments, '--headless=new', '--disable-gpu', '--disable-extensions'],
      logLevel: 'error',
    })
    try {
      const result = await lighthouse(address, {
        port: chrome.port,
        logLevel: 'error',
        onlyCategories: ['performance'],
      })
      const { audits, categories } = result?.lhr ?? {}
      scores.push((categories?.['performance']?.score ?? NaN) * 100)
      blocking.push(audits?.['total-blocking-time']?.numericValue ?? NaN)
      paints.push(audits?.['largest-contentful-paint']?.numericValue ?? NaN)
    } finally {
      chrome.kill()
    }
  }
  return { score: median(scores), blockingMs: median(blocking), paintMs: median(paints) }
}
