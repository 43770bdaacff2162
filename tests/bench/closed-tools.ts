/**
 * Tasks of a page's main thread in a Chromium to which nothing is attached: with the browser's tools open, V8 does more work, such as
 * stack traces that a visitor's browser never makes. CPU time, without a throttle: a cheap phone takes about four times as long.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chromiumArguments, findChromium } from '#tests/helpers/chromium.ts'

export interface Tasks {
  /** The longest task with a script in it, in ms of CPU. */
  readonly longestMs: number
  /** The time beyond 12.5 ms of all tasks, in ms of CPU: on a processor four times slower, 50 ms. */
  readonly blockingMs: number
}

/** An event of Chromium's trace format; times in µs, `tdur` of CPU. */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

const traceSeconds = 5
const tolerated = 50 / 4
const scripts = new Set(['v8.callFunction', 'v8.evaluateModule', 'EvaluateScript', 'FunctionCall'])

/** Returns the tasks of the busiest page. */
export function tasksIn(events: readonly TraceEvent[]): Tasks {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`
  const mainThreads = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  )
  const byThread = Map.groupBy(
    events.filter((event) => mainThreads.has(threadOf(event))),
    threadOf,
  )
  const tasksOf = (thread: readonly TraceEvent[]) =>
    thread.filter(({ name, tdur = 0 }) => name.endsWith('RunTask') && tdur > 0)
  const cpu = (tasks: readonly TraceEvent[]) => tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0)
  const [busiest = []] = [...byThread.values()].toSorted((a, b) => cpu(tasksOf(b)) - cpu(tasksOf(a)))
  const called = busiest.filter(({ name }) => scripts.has(name))
  const hasScript = ({ ts, dur = 0 }: TraceEvent) => called.some((call) => call.ts >= ts && call.ts <= ts + dur)
  const times = tasksOf(busiest).map((task) => ({ ms: (task.tdur ?? 0) / 1000, hasScript: hasScript(task) }))
  return {
    longestMs: Math.max(0, ...times.filter((task) => task.hasScript).map(({ ms }) => ms)),
    blockingMs: times.reduce((sum, { ms }) => sum + Math.max(0, ms - tolerated), 0),
  }
}

/** Opens an address in a new Chromium for five seconds. */
export async function tasksAt(address: string): Promise<Tasks> {
  const dir = await mkdtemp(join(tmpdir(), 'closed-tools-'))
  const file = join(dir, 'trace.json')
  const child = spawn(
    findChromium({ hasWindows: true }) ?? 'chromium',
    [
      ...chromiumArguments,
      '--headless=new',
      '--no-first-run',
      '--window-size=412,823',
      `--user-data-dir=${join(dir, 'profile')}`,
      '--trace-startup=toplevel,blink,devtools.timeline,v8',
      `--trace-startup-file=${file}`,
      `--trace-startup-duration=${traceSeconds}`,
      '--trace-startup-format=json',
      address,
    ],
    { stdio: 'ignore', detached: true },
  )
  try {
    for (const deadline = Date.now() + 60_000; Date.now() < deadline;) {
      await setTimeout(500)
      try {
        const { traceEvents }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(
          await readFile(file, 'utf8'),
        )
        return tasksIn(traceEvents)
      } catch {
        // The trace is not written to its end yet.
      }
    }
    throw new Error(`Chromium wrote no trace of ${address}`)
  } finally {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    await rm(dir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}
