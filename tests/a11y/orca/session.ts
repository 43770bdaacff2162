/** Orca on a display, a window manager and a message bus of its own, with a speech server that writes its words to a file. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { chromiumArguments, ensureChromium, onPath } from '#tests/helpers/chromium.ts'
import { freePort } from '#tests/helpers/site.ts'
import { handsOn, type Hands, type Task } from '#tests/a11y/tasks.ts'

/** Programs that a session needs and that are not installed here. */
export const missing = ['orca', 'Xvfb', 'openbox', 'xdotool', 'dbus-daemon'].filter(
  (name) => onPath(name) === undefined,
)

/**
 * Progress messages: spoken only where a response takes a while, so not on every machine. Also Orca's announcements of
 * its own mode and of the parts that it leaves and enters, which depend on how soon it learns of each change.
 */
const passing =
  /^(?:Sending\. Please wait\.|One moment, please\.|(?:Browse|Focus) mode|leaving [a-z ]+\.|main content\.?|clickable\.)\n/gm

/**
 * Back by the browser's own key: Orca 43 uses Alt+Left for its caret navigation, and does not announce the focus change
 * that follows.
 */
const keys: Readonly<Record<string, string>> = { Enter: 'Return', Space: 'space', 'Alt+ArrowLeft': 'XF86Back' }

/** Lets Orca load the speech server of `text_speech.py`. */
function writeSettings(home: string): void {
  const settings = join(home, 'data/orca')
  mkdirSync(settings, { recursive: true })
  writeFileSync(
    join(settings, 'orca-customizations.py'),
    'import orca.settings\norca.settings.speechServerFactory = "text_speech"\norca.settings.speechFactoryModules = ["text_speech"]\norca.settings.enableEchoByWord = False\norca.settings.enableKeyEcho = False\n',
  )
  writeFileSync(
    join(settings, 'user-settings.conf'),
    JSON.stringify({
      general: {
        speechServerFactory: 'text_speech',
        enableSpeech: true,
        enableKeyEcho: false,
        enableBraille: false,
        startingProfile: ['Default', 'default'],
        profile: ['Default', 'default'],
      },
      profiles: { default: { profile: ['Default', 'default'], speechServerFactory: 'text_speech' } },
      pronunciations: {},
      keybindings: {},
    }),
  )
}

/** What Orca said during a task. */
interface Heard {
  readonly text: string
  /** The browser's version. */
  readonly browser: string
}

export interface OrcaSession {
  /** Orca's name and version. */
  readonly name: string
  /** Does a task in a new window. `isBusy` throttles the browser to a quarter and keeps each core busy. */
  readonly hear: (task: Task, baseURL: string, isBusy: boolean) => Promise<Heard>
  readonly stop: () => Promise<void>
}

/** @throws Error when Orca says nothing within 30 s. */
export async function startOrca(): Promise<OrcaSession> {
  const home = mkdtempSync(join(tmpdir(), 'orca-'))
  const transcript = join(home, 'transcript.txt')
  const bus = `unix:path=${join(home, 'bus')}`
  const env = {
    ...process.env,
    DBUS_SESSION_BUS_ADDRESS: bus,
    DISPLAY: `:${90 + (process.pid % 400)}`,
    HOME: home,
    XDG_DATA_HOME: join(home, 'data'),
    XDG_CONFIG_HOME: join(home, 'config'),
    XDG_RUNTIME_DIR: home,
    ORCA_TRANSCRIPT: transcript,
    PYTHONPATH: fileURLToPath(new URL('.', import.meta.url)),
    PYTHONDONTWRITEBYTECODE: '1',
    NO_AT_BRIDGE: '0',
    GTK_MODULES: '',
    LC_ALL: 'C.UTF-8',
  }
  writeSettings(home)

  const children = new Set<ChildProcess>()
  const start = (command: string, ...args: readonly string[]) => {
    const child = spawn(command, args, {
      env,
      stdio: ['ignore', 'ignore', process.env['ORCA_LOG'] ? 'inherit' : 'ignore'],
    })
    children.add(child)
    return child
  }
  const end = async (child: ChildProcess) => {
    children.delete(child)
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    // Orca does not always end when it is asked to.
    child.kill('SIGKILL')
    await ended
  }
  const stop = async () => {
    for (const child of [...children].toReversed()) await end(child)
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  }
  const readSpeech = () => (existsSync(transcript) ? readFileSync(transcript, 'utf8').replaceAll(passing, '') : '')
  /** Waits until there has been no new speech for a while. */
  const quiet = async (forMs = 4000) => {
    let before = readSpeech()
    for (let since = Date.now(); Date.now() - since < forMs;) {
      await wait(100)
      const now = readSpeech()
      if (now !== before) since = Date.now()
      before = now
    }
  }
  const xdotool = (...args: readonly string[]) => execFileSync('xdotool', args, { env })

  /** Opens a page in a window of its own, without the browser's bars. */
  const openWindow = async (address: string) => {
    const port = await freePort()
    const program = start(
      ensureChromium({ hasWindows: true }),
      ...chromiumArguments,
      '--force-renderer-accessibility',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${mkdtempSync(join(home, 'profile-'))}`,
      '--no-first-run',
      '--window-size=1280,1000',
      '--force-prefers-reduced-motion',
      '--lang=en-AU',
      `--app=${address}`,
    )
    for (let count = 0; ; count++) {
      try {
        const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
        const page = browser.contexts()[0]?.pages()[0]
        if (!page) throw new Error('The browser has no page')
        return { page, browser, program }
      } catch (error) {
        if (count > 100) throw error
        await wait(200)
      }
    }
  }

  const hear: OrcaSession['hear'] = async ({ path, before, act }, baseURL, isBusy) => {
    const loops = isBusy
      ? Array.from({ length: availableParallelism() }, () => start(process.execPath, '-e', 'for (;;);'))
      : []
    const { page, browser, program } = await openWindow(`${baseURL}${path}`)
    try {
      page.setDefaultTimeout(isBusy ? 120_000 : 30_000)
      if (isBusy) {
        const session = await page.context().newCDPSession(page)
        await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      }
      await page.getByRole('button', { name: 'Display', exact: true }).waitFor()
      await quiet()
      const hands: Hands = {
        ...handsOn(page, async (key) => {
          xdotool('key', '--clearmodifiers', keys[key] ?? key)
          await wait(150)
        }),
        type: async (words) => void xdotool('type', '--delay', '60', words),
      }
      await before?.(hands)
      await quiet()
      writeFileSync(transcript, '')
      await act(hands)
      await quiet()
      return { text: readSpeech(), browser: `Chromium ${browser.version()}` }
    } finally {
      await browser.close()
      await Promise.all([program, ...loops].map(end))
    }
  }

  try {
    start('dbus-daemon', '--session', '--nofork', `--address=${bus}`)
    start('Xvfb', env.DISPLAY, '-screen', '0', '1280x1000x24', '-nolisten', 'tcp')
    await wait(1500)
    start('openbox')
    start('/usr/libexec/at-spi-bus-launcher', '--launch-immediately', '--screen-reader=1')
    await wait(1000)
    start('orca', '--replace', '--disable', 'braille')
    for (let count = 0; readSpeech() === ''; count++) {
      if (count > 300)
        throw new Error(
          'Orca says nothing: its speech server was not loaded, or it has not started (ORCA_LOG=1 shows why)',
        )
      await wait(100)
    }
  } catch (error) {
    await stop()
    throw error
  }
  const version = execFileSync('orca', ['--version'], { encoding: 'utf8' }).trim()
  return { name: `Orca ${version.replace(/^orca\s*/i, '')}`, hear, stop }
}
