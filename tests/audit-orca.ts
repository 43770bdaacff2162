/**
 * `npm run audit:orca`: Orca, a real screen reader, with Chromium on a virtual display. Its speech is recorded as text
 * and compared with the reviewed transcripts of tests/a11y/orca. `--update` writes them, for review; `--task=ID,ID` runs
 * some; `--times=8` repeats each; `--busy` throttles the browser and keeps each core busy: then the last line of a transcript, where
 * the task ends, must be spoken.
 */
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import type { OrcaResult } from './a11y/report/audit-result.ts'
import { publishOrca } from './a11y/report/write-report.ts'
import { handsOn, type Hands, tasks } from './a11y/tasks.ts'
import { readTree, refuseUnclean } from './a11y/tree.ts'
import { chromiumArguments, ensureChromium } from './helpers/chromium.ts'
import { freePort, startSite } from './helpers/site.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const programs = ['orca', 'Xvfb', 'openbox', 'xdotool', 'dbus-run-session']
const missing = programs.filter((name) => spawnSync('which', [name], { stdio: 'ignore' }).status !== 0)
if (missing.length > 0) {
  console.error(
    `A real screen reader cannot be heard here: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing. On Debian: apt-get install orca xvfb openbox dbus at-spi2-core xdotool`,
  )
  process.exit(3)
}
// Everything below needs a separate message bus.
if (!process.env['AUDIT_ORCA_BUS']) {
  const { status } = spawnSync('dbus-run-session', ['--', process.execPath, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, AUDIT_ORCA_BUS: '1' },
  })
  process.exit(status ?? 1)
}

const option = (name: string) => process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3)
const only = option('task')?.split(',')
const times = Number(option('times') ?? 1)
const isBusy = process.argv.includes('--busy')
const isUpdate = process.argv.includes('--update')
const home = mkdtempSync(join(tmpdir(), 'orca-'))
const transcript = join(home, 'transcript.txt')
const display = `:${90 + (process.pid % 400)}`
const env = {
  ...process.env,
  DISPLAY: display,
  HOME: home,
  XDG_DATA_HOME: join(home, 'data'),
  XDG_CONFIG_HOME: join(home, 'config'),
  XDG_RUNTIME_DIR: home,
  ORCA_TRANSCRIPT: transcript,
  PYTHONPATH: join(root, 'tests/a11y/orca'),
  PYTHONDONTWRITEBYTECODE: '1',
  NO_AT_BRIDGE: '0',
  GTK_MODULES: '',
  LC_ALL: 'C.UTF-8',
}
mkdirSync(join(home, 'data/orca'), { recursive: true })
writeFileSync(
  join(home, 'data/orca/orca-customizations.py'),
  'import orca.settings\norca.settings.speechServerFactory = "text_speech"\norca.settings.speechFactoryModules = ["text_speech"]\norca.settings.enableEchoByWord = False\norca.settings.enableKeyEcho = False\n',
)
writeFileSync(
  join(home, 'data/orca/user-settings.conf'),
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

const children: ChildProcess[] = []
const start = (command: string, ...args: readonly string[]) => {
  const child = spawn(command, args, {
    env,
    stdio: ['ignore', 'ignore', process.env['AUDIT_ORCA_LOG'] ? 'inherit' : 'ignore'],
  })
  children.push(child)
  return child
}
/**
 * Progress messages: spoken only where a response takes a while, so not on every machine. Also Orca's announcements of
 * its own mode and of the parts that it leaves and enters, which depend on how soon it learns of each change.
 */
const passing =
  /^(?:Sending\. Please wait\.|One moment, please\.|(?:Browse|Focus) mode|leaving [a-z ]+\.|main content\.?|clickable\.)\n/gm
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

/**
 * Back by the browser's own key: Orca 43 uses Alt+Left for its caret navigation, and does not announce the focus change
 * that follows.
 */
const keys: Readonly<Record<string, string>> = { Enter: 'Return', Space: 'space', 'Alt+ArrowLeft': 'XF86Back' }
const xdotool = (...args: readonly string[]) => execFileSync('xdotool', args, { env })

const tree = readTree()
if (process.argv.includes('--keep')) refuseUnclean(tree)
const site = await startSite()
const results: OrcaResult['tasks'][number][] = []
let browserVersion = ''
try {
  start('Xvfb', display, '-screen', '0', '1280x1000x24', '-nolisten', 'tcp')
  await wait(1500)
  start('openbox')
  start('/usr/libexec/at-spi-bus-launcher', '--launch-immediately', '--screen-reader=1')
  await wait(1000)
  start('orca', '--replace', '--disable', 'braille')
  for (let count = 0; readSpeech() === ''; count++) {
    if (count > 300)
      throw new Error(
        'Orca says nothing: its speech server was not loaded, or it has not started (AUDIT_ORCA_LOG=1 shows why)',
      )
    await wait(100)
  }
  if (isBusy) for (let core = 0; core < availableParallelism(); core++) start(process.execPath, '-e', 'for (;;);')
  const chosen = tasks.filter(({ id }) => only === undefined || only.includes(id))
  for (const { id, task, path, before, act } of chosen.flatMap((one) =>
    Array<(typeof chosen)[number]>(times).fill(one),
  )) {
    const port = await freePort()
    const profile = mkdtempSync(join(home, 'profile-'))
    const program = start(
      ensureChromium({ hasWindows: true }),
      ...chromiumArguments,
      '--force-renderer-accessibility',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      '--no-first-run',
      '--window-size=1280,1000',
      '--force-prefers-reduced-motion',
      '--lang=en-AU',
      `--app=${site.url}${path}`,
    )
    let connected: Awaited<ReturnType<typeof chromium.connectOverCDP>> | undefined
    for (let count = 0; !connected; count++) {
      connected = await chromium.connectOverCDP(`http://127.0.0.1:${port}`).catch((error: unknown) => {
        if (count > 100) throw error
        return undefined
      })
      if (!connected) await wait(200)
    }
    browserVersion = connected.version()
    const page = connected.contexts()[0]?.pages()[0]
    if (!page) throw new Error('The browser has no page')
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
    const text = readSpeech()
    const file = join(root, 'tests/a11y/orca', `${id}.txt`)
    if (isUpdate) writeFileSync(file, text)
    const reviewed = existsSync(file) ? readFileSync(file, 'utf8') : undefined
    const end = reviewed?.trimEnd().split('\n').at(-1)
    const isAsReviewed = isBusy ? end !== undefined && text.split('\n').includes(end) : text === reviewed
    console.log(`${isAsReviewed ? 'as reviewed' : 'OTHERWISE  '}  ${task}\n${text.replaceAll(/^/gm, '    ')}`)
    results.push({ task, phrases: text.trim().split('\n').length, isAsReviewed })
    await connected.close()
    program.kill()
    await wait(500)
  }
} finally {
  for (const child of children.toReversed()) child.kill()
  await site.stop()
  await wait(500)
  rmSync(home, { recursive: true, force: true, maxRetries: 5 })
}

const orca = `Orca ${execFileSync('orca', ['--version'], { env: process.env, encoding: 'utf8' })
  .trim()
  .replace(/^orca\s*/i, '')}`
const result: OrcaResult = {
  ...tree,
  date: new Date().toISOString(),
  orca,
  browser: `Chromium ${browserVersion}`,
  tasks: results,
}
mkdirSync(join(root, 'audit-report'), { recursive: true })
writeFileSync(join(root, 'audit-report/orca.json'), JSON.stringify(result))
if (process.argv.includes('--keep')) publishOrca(result)
if (results.some(({ isAsReviewed }) => !isAsReviewed)) process.exitCode = 1
