import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { freePort } from './site.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The local content service as a separate process that a test can suspend and kill, as the hosted service can fail. */
export interface TestContent {
  readonly url: string
  /** Holds its connections open and does not respond. */
  pause(): void
  kill(): Promise<void>
}

export async function startContent(settings: Readonly<Record<string, string>> = {}): Promise<TestContent> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['build/server/content-service.js'], {
    cwd: root,
    env: { PATH: process.env['PATH'], CONTENT_PORT: String(port), ...settings },
    stdio: 'ignore',
  })
  for (let tries = 0; ; tries++) {
    try {
      await fetch(`${url}/healthz`)
      break
    } catch (error) {
      if (tries > 200 || child.exitCode !== null) throw error
      await new Promise((resolve) => {
        setTimeout(resolve, 50)
      })
    }
  }
  return {
    url,
    pause: () => void child.kill('SIGSTOP'),
    kill: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGKILL')
      }),
  }
}
