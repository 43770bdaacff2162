import { createServer } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { listening } from '#tests/helpers/listening.ts'
import { createIconSource, installedDeadlineMs } from './icon-source.ts'

const home = '<path fill="currentColor" d="M4 4h16v16H4z"/>'

const own = { body: '<path d="M1 1h2"/>', width: 24, height: 24 }
const noSet = () => Promise.resolve(undefined)

/** Starts an icon service with the given responses, and records its requests. */
async function iconService(answer: (url: string) => { status?: number; body: unknown }) {
  const requests: string[] = []
  const serviceUrl = await listening(
    createServer((request, response) => {
      requests.push(request.url ?? '')
      const { status = 200, body } = answer(request.url ?? '')
      response.writeHead(status, { location: '/elsewhere' })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    }),
  )
  return { requests, serviceUrl, logger: recordingLog() }
}

const fromService = async (answer: { status?: number; body: unknown }) => {
  const service = await iconService(() => answer)
  return { ...service, icons: createIconSource({ ...service, installedSet: noSet }) }
}

test('[S76] unless a service is configured, icons come only from the installed sets', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => fetched.mockRestore())
  const icons = createIconSource({
    installedSet: (collection) => Promise.resolve(collection === 'kerbcut' ? { phone: own } : undefined),
    serviceUrl: undefined,
    logger: recordingLog(),
  })
  expect(await icons('kerbcut', ['phone', 'unicorn', 'constructor'])).toEqual({ phone: own })
  expect(await icons('mdi', ['home'])).toBeUndefined()
  expect(fetched).not.toHaveBeenCalled()
})

test('[S76] requests from the service only the icons that the installed set lacks, and only once', async () => {
  const { requests, serviceUrl, logger } = await iconService(() => ({
    body: { prefix: 'mdi', icons: { home: { body: home, width: 20 } }, width: 24, height: 24, not_found: ['none'] },
  }))
  const icons = createIconSource({ installedSet: () => Promise.resolve({ phone: own }), serviceUrl, logger })
  const icon = { body: home, width: 20, height: 24 }
  expect(await icons('mdi', ['phone', 'home', 'none'])).toEqual({ phone: own, home: icon })
  expect(await icons('mdi', ['phone', 'home'])).toEqual({ phone: own, home: icon })
  expect(requests).toEqual(['/mdi.json?icons=home,none'])
  expect(logger.lines).toEqual([])
})

test.each([
  [1499, own, []],
  [1501, { body: home, width: 16, height: 16 }, ['/mdi.json?icons=home']],
])(
  '[S76] an installed set that is read after %i ms returns %j, and the service receives the requests %j',
  async (ms, icon, urls) => {
    expect(installedDeadlineMs).toBe(1500)
    const { requests, serviceUrl, logger } = await iconService(() => ({ body: { icons: { home: { body: home } } } }))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    // Fake timers do not include it.
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementationOnce((after) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(), after)
      return controller.signal
    })
    onTestFinished(() => {
      vi.useRealTimers()
      timeout.mockRestore()
    })
    const installedSet = () =>
      new Promise<{ home: typeof own }>((resolve) => {
        setTimeout(() => resolve({ home: own }), ms)
      })
    const answer = createIconSource({ installedSet, serviceUrl, logger })('mdi', ['home'])
    await vi.advanceTimersByTimeAsync(ms)
    vi.useRealTimers()
    expect(await answer).toEqual({ home: icon })
    expect(requests).toEqual(urls)
    expect(logger.lines).toHaveLength(urls.length)
  },
)

test('[S76] when an installed set cannot be read, this is logged and the service supplies the icons', async () => {
  const { serviceUrl, logger } = await iconService(() => ({ body: { icons: { home: { body: home } } } }))
  const icons = createIconSource({ installedSet: () => Promise.reject(new Error('no such file')), serviceUrl, logger })
  expect(Object.keys((await icons('mdi', ['home'])) ?? {})).toEqual(['home'])
  expect(logger.lines).toHaveLength(1)
})

test.each([
  ['an error', { status: 500, body: 'no' }],
  ['a redirect', { status: 302, body: '' }],
  ['garbage', { body: '<!doctype html>' }],
  ['another shape', { body: { icons: [home] } }],
])('[S76] %s is logged and returns no icon', async (_, answer) => {
  const { icons, logger } = await fromService(answer)
  expect(await icons('mdi', ['home'])).toBeUndefined()
  expect(logger.lines).toHaveLength(1)
})

test('a collection that the service does not have is not logged', async () => {
  const { icons, logger } = await fromService({ status: 404, body: 'Not found' })
  expect(await icons('none', ['home'])).toBeUndefined()
  expect(logger.lines).toEqual([])
})

test.each([
  '<script>alert(1)</script>',
  '<path d="M0 0" onload="alert(1)"/>',
  '<image href="https://elsewhere.example/x.png"/>',
  '<path style="fill:url(https://elsewhere.example)" d="M0 0"/>',
  '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
  'words',
  '',
])('rejects an icon from the service that is not only shapes: %j', async (body) => {
  const { icons } = await fromService({ body: { icons: { home: { body }, other: { body: home } } } })
  expect(await icons('mdi', ['home', 'other'])).toEqual({ other: { body: home, width: 16, height: 16 } })
})

test('[S76] an icon that is designed to match slowly is rejected at once', async () => {
  // With two ways to match each space, thirty of them take longer than the test may.
  const body = `<path d="M0 0"/>${' <g>   '.repeat(2_000)}!`
  const { icons } = await fromService({ body: { icons: { home: { body } } } })
  expect(await icons('mdi', ['home'])).toBeUndefined()
})
