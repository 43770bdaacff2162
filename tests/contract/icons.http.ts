import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '#tests/helpers/site.ts'
import { startDeployable } from '#tests/helpers/deployable.ts'
import { expect, test } from '#tests/helpers/site-test.ts'

test('[S76] Given a disk that does not return the installed set, then the icon comes from the configured service @slow', async () => {
  const port = await freePort()
  const star = '<path d="M1 1h2"/>'
  const requested: string[] = []
  const service = createServer((request, response) => {
    requested.push(request.url ?? '')
    response.end(JSON.stringify({ icons: { star: { body: star } } }))
  })
  await new Promise<void>((resolve) => service.listen(port, '127.0.0.1', resolve))
  const deployable = await startDeployable({ ICON_FALLBACK_URL: `http://127.0.0.1:${port}` })
  const { site, dir } = deployable
  try {
    const starOf = async (): Promise<unknown> =>
      (await (await fetch(`${site.url}/api/icons/kerbcut.json?icons=star`)).json()).icons.star.body
    expect(await starOf()).toMatch(/^<path fill="none"/)
    expect(requested).toEqual([])
    // A named pipe: reading it ends when something is written to it.
    const set = join(dir, 'build/server/icons/kerbcut.json')
    await rm(set)
    await promisify(execFile)('mkfifo', [set])
    expect(await starOf()).toBe(star)
    expect(requested).toEqual(['/kerbcut.json?icons=star'])
    expect(site.log()).toContain('The installed icon set could not be read')
    await writeFile(set, '{}')
  } finally {
    await deployable.stop()
    service.close()
  }
})
