import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { ElementHandle, launch } from 'puppeteer-core'
import { Builder, Key as SeleniumKey, type WebElement } from 'selenium-webdriver'
import { onPath } from '#tests/helpers/chromium.ts'
import { freePort } from '#tests/helpers/site.ts'

export type Key = 'Enter' | 'Space' | 'Tab'

/** The browser features that the journeys need. An expression is JavaScript that runs in the page. */
export interface Tab {
  goto(url: string): Promise<void>
  back(): Promise<void>
  evaluate(expression: string): Promise<unknown>
  /** Clicks with the mouse on the element that the expression returns. */
  click(expression: string): Promise<void>
  press(key: Key): Promise<void>
  type(text: string): Promise<void>
  close(): Promise<void>
}

/** In CSS pixels. */
interface WindowSize {
  readonly width: number
  readonly height: number
}

export interface RunningEngine {
  readonly version: string
  /** A tab without any data of the previous one. */
  newTab(size: WindowSize): Promise<Tab>
  stop(): Promise<void>
}

export interface Engine {
  readonly name: string
  /** @throws Error with the command that installs it. */
  readonly start: () => Promise<RunningEngine>
}

/** Firefox by WebDriver BiDi. */
async function startFirefox(executablePath: string): Promise<RunningEngine> {
  const running = await launch({ browser: 'firefox', executablePath, defaultViewport: null })
  return {
    version: await running.version(),
    async newTab(size) {
      const context = await running.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport(size)
      return {
        goto: async (url) => void (await page.goto(url)),
        back: async () => void (await page.goBack()),
        evaluate: (expression) => page.evaluate(expression),
        async click(expression) {
          const handle = await page.evaluateHandle(expression)
          if (!(handle instanceof ElementHandle)) throw new Error(`No element: ${expression}`)
          await handle.click()
        },
        // Firefox names the key by its character.
        press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
        type: (text) => page.keyboard.type(text),
        close: () => context.close(),
      }
    },
    stop: () => running.close(),
  }
}

/** In ms. */
const startTimeout = 60_000

async function untilAnswers(url: string): Promise<void> {
  for (const deadline = Date.now() + startTimeout; ; await pause(50))
    try {
      await fetch(url, { signal: AbortSignal.timeout(5_000) })
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
    }
}

/** Debian's `MiniBrowser`, on a virtual display, by classic WebDriver. */
async function startWebKit(webDriver: string, xvfb: string): Promise<RunningEngine> {
  const children: ChildProcess[] = []
  const stop = async () => {
    for (const child of children.toReversed()) {
      child.kill()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    }
  }
  try {
    // It chooses a free display and writes its number.
    const display = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    children.push(display)
    const [number] = await once(display.stdout, 'data', { signal: AbortSignal.timeout(startTimeout) })
    const port = await freePort()
    const env = { ...process.env, DISPLAY: `:${String(number).trim()}` }
    children.push(spawn(webDriver, [`--port=${port}`], { env, stdio: 'ignore' }))
    const server = `http://127.0.0.1:${port}`
    await untilAnswers(`${server}/status`)
    return { ...(await webKitAt(server)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The WebKit session that a running WebKitWebDriver starts for each tab. */
async function webKitAt(server: string): Promise<Omit<RunningEngine, 'stop'>> {
  const newSession = () => new Builder().usingServer(server).withCapabilities({ browserName: 'MiniBrowser' }).build()
  const first = await newSession()
  const version = `WebKitGTK ${(await first.getCapabilities()).getBrowserVersion()}`
  await first.quit()
  const keys = { Enter: SeleniumKey.ENTER, Space: SeleniumKey.SPACE, Tab: SeleniumKey.TAB }
  return {
    version,
    async newTab(size) {
      const session = await newSession()
      await session
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...size })
      const type = (text: string) => session.actions().sendKeys(text).perform()
      return {
        goto: (url) => session.get(url),
        back: () => session.navigate().back(),
        evaluate: (expression) => session.executeScript(`return ${expression}`),
        async click(expression) {
          // WebKitWebDriver scrolls neither to an element just below the window nor to one under what sticks in it.
          const element = await session.executeScript<WebElement>(
            `const element = ${expression}
            element.scrollIntoViewIfNeeded()
            const { left, top, width, height } = element.getBoundingClientRect()
            if (!element.contains(document.elementFromPoint(left + width / 2, top + height / 2)))
              element.scrollIntoView({ block: 'center', behavior: 'instant' })
            return element`,
          )
          await element.click()
        },
        press: (key) => type(keys[key]),
        type,
        close: () => session.quit(),
      }
    },
  }
}

function installed(name: string, path: string | undefined, packages: string): string {
  if (path === undefined) throw new Error(`${name} is not installed: apt-get install ${packages}`)
  return path
}

export const firefox: Engine = {
  name: 'Firefox',
  start: async () => startFirefox(installed('Firefox', onPath('firefox-esr') ?? onPath('firefox'), 'firefox-esr')),
}

export const webKit: Engine = {
  name: 'WebKit',
  start: async () =>
    startWebKit(
      installed('WebKit', onPath('WebKitWebDriver'), 'webkit2gtk-driver'),
      installed('The virtual display for WebKit', onPath('Xvfb'), 'xvfb'),
    ),
}
