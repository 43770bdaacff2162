/**
 * `npm run audit:voice`, after a build: Listen on 20 pages in Chromium and Firefox with a real voice, espeak-ng by Speech Dispatcher.
 * Each sentence that the voice was given is recorded, in test-results/voice, and compared with the page's text. Names after it
 * choose engines.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { chromium, firefox } from './engines/engines.ts'
import { visitorIn } from './engines/visitor.ts'
import { startWatchedSite } from './engines/watched-site.ts'
import { onPath } from './helpers/chromium.ts'
import { readInOrder, visibleText } from './helpers/read-in-order.ts'

const paths = [
  '/resources/my-aged-care',
  '/services',
  '/services/chsp',
  '/services/support-at-home-program/end-of-life-pathway',
  '/services/children',
  '/resources',
  '/resources/ndis',
  '/resources/product-database',
  '/easy-read/ndis',
  '/visual-stories/home-visit',
  '/in-your-language',
  '/say',
  '/about',
  '/about/our-people',
  '/careers',
  '/blogs',
  '/blogs/choosing-a-walker',
  '/privacy-policy',
  '/contact-us',
  '/contact-us/referral',
] as const

const say = (line: string) => process.stdout.write(`${line}\n`)
const missing = ['speech-dispatcher', 'espeak-ng'].filter((name) => onPath(name) === undefined)
if (missing.length > 0) {
  console.error(`There is no voice here: apt-get install ${missing.join(' ')}`)
  process.exit(3)
}

const home = mkdtempSync(join(tmpdir(), 'voice-'))
const record = join(home, 'spoken.txt')
const records = fileURLToPath(new URL('../test-results/voice', import.meta.url))
const env = { ...process.env, HOME: home, XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, XDG_RUNTIME_DIR: home }

/** Speech Dispatcher with a module that records each text and lets espeak-ng speak it into a file, on a machine without sound. */
function startSpeechDispatcher(): ChildProcess {
  const settings = join(home, 'speech-dispatcher')
  const voice = join(home, 'voice.sh')
  mkdirSync(join(settings, 'modules'), { recursive: true })
  writeFileSync(
    voice,
    `#!/bin/sh\ntext=$(cat)\nprintf '%s\\n' "$text" >> ${record}\nprintf '%s' "$text" | espeak-ng -v en-gb --stdin -w ${home}/speech.wav\n`,
  )
  chmodSync(voice, 0o755)
  writeFileSync(
    join(settings, 'speechd.conf'),
    `LogLevel 1\nLogDir "${home}"\nDefaultLanguage "en-AU"\nAudioOutputMethod "alsa"\nAudioALSADevice "null"\nAddModule "recorder" "sd_generic" "recorder.conf"\nDefaultModule recorder\n`,
  )
  writeFileSync(
    join(settings, 'modules/recorder.conf'),
    `GenericExecuteSynth "printf '%s' '$DATA' | ${voice}"\nGenericLanguage "en" "en" "utf-8"\nAddVoice "en-AU" "MALE1" "en-gb"\nDefaultVoice "en-gb"\nGenericDelimiters "\\x01"\nGenericMaxChunkLength 100000\n`,
  )
  return spawn('speech-dispatcher', ['-s', '-t', '0', '-C', settings], { env, stdio: 'ignore' })
}

const names = process.argv.slice(2)
const dispatcher = startSpeechDispatcher()
const site = await startWatchedSite()
const failures: string[] = []
let pages = 0
mkdirSync(records, { recursive: true })
try {
  for (const { name, start } of [chromium, firefox].filter((one) => names.length === 0 || names.includes(one.name))) {
    const engine = await start(env)
    say(`\n${engine.version}`)
    try {
      for (const path of paths) {
        const tab = await engine.newTab({ width: 1280, height: 900 })
        try {
          rmSync(record, { force: true })
          const visitor = visitorIn(tab, site)
          await visitor.open(path)
          await visitor.click({ role: 'button', name: 'Listen' })
          await visitor.expectOne({ role: 'button', name: 'Pause' })
          const play = `[...document.querySelectorAll('[role=toolbar] button')].some(({ textContent }) => textContent === 'Play')`
          for (let waited = 0; (await tab.evaluate(play)) !== true; waited += 250) {
            if (waited > 10 * 60_000) throw new Error('The reader did not come to the end')
            await pause(250)
          }
          const sentences = existsSync(record) ? readFileSync(record, 'utf8').split('\n').filter(Boolean) : []
          writeFileSync(join(records, `${name}${path.replaceAll('/', '_')}.txt`), `${sentences.join('\n')}\n`)
          const { strange, missing: unread } = readInOrder(
            sentences,
            String(await tab.evaluate(`(${visibleText.toString()})()`)),
          )
          pages++
          say(`  ${path}: ${sentences.length} sentences`)
          for (const sentence of strange)
            failures.push(`${name} ${path}: not on the page, or not in order: ${sentence}`)
          for (const text of unread) failures.push(`${name} ${path}: not read: ${text}`)
        } catch (error) {
          failures.push(`${name} ${path}: ${error instanceof Error ? error.message : String(error)}`)
        } finally {
          await tab.close()
        }
      }
    } finally {
      await engine.stop()
    }
  }
} finally {
  await site.stop()
  dispatcher.kill()
  if (dispatcher.exitCode === null && dispatcher.signalCode === null) await once(dispatcher, 'exit')
  rmSync(home, { recursive: true, force: true })
}
for (const failure of failures) say(failure)
say(`\n${pages} pages read, ${failures.length} failures`)
process.exitCode = failures.length > 0 ? 1 : 0
