import { createServer } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { keptLog } from '#tests/helpers/kept-log.ts'
import { listening } from '#tests/helpers/listening.ts'
import { createOutsideIcons, iconDeadlineMs } from './outside-icons.ts'

const home = '<path fill="currentColor" d="M4 4h16v16H4z"/>'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A stub of the service, with the requests that it received. */
async function service(answer: (url: string) => { status?: number; body: unknown }) {
  const asked: string[] = []
  const origin = await listening(
    createServer((request, response) => {
      asked.push(request.url ?? '')
      const { status = 200, body } = answer(request.url ?? '')
      response.writeHead(status, { location: '/elsewhere' })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    }),
  )
  const logger = keptLog()
  return { asked, logger, outsideIcons: createOutsideIcons(origin, logger) }
}

test('[S76] without a service no request is sent', async () => {
  const fetched = vi.fn<() => never>()
  vi.stubGlobal('fetch', fetched)
  expect(await createOutsideIcons(undefined, keptLog())('mdi', ['home'])).toEqual({})
  expect(fetched).not.toHaveBeenCalled()
})

test('[S76] missing icons are requested once from the service', async () => {
  const { asked, outsideIcons, logger } = await service(() => ({
    body: { prefix: 'mdi', icons: { home: { body: home, width: 20 } }, width: 24, height: 24, not_found: ['none'] },
  }))
  const icon = { body: home, width: 20, height: 24 }
  expect(await outsideIcons('mdi', ['home', 'none'])).toEqual({ home: icon })
  expect(await outsideIcons('mdi', ['home'])).toEqual({ home: icon })
  expect(asked).toEqual(['/mdi.json?icons=home,none'])
  expect(logger.lines).toEqual([])
})

test.each([
  [iconDeadlineMs - 1, ['home']],
  [iconDeadlineMs + 1, []],
])('[S76] an answer after %i ms gives %j', async (ms, found) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise<Response>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('given up')))
        setTimeout(() => resolve(Response.json({ icons: { home: { body: home } } })), ms)
      }),
  )
  const logger = keptLog()
  const answer = createOutsideIcons('https://icons.example', logger)('mdi', ['home'])
  await vi.advanceTimersByTimeAsync(ms)
  expect(Object.keys(await answer)).toEqual(found)
  expect(logger.lines).toHaveLength(found.length === 0 ? 1 : 0)
})

test.each([
  ['an error', { status: 500, body: 'no' }],
  ['a way elsewhere', { status: 302, body: '' }],
  ['garbage', { body: '<!doctype html>' }],
  ['another shape', { body: { icons: [home] } }],
])('[S76] %s is logged and finds nothing', async (_, answer) => {
  const { outsideIcons, logger } = await service(() => answer)
  expect(await outsideIcons('mdi', ['home'])).toEqual({})
  expect(logger.lines).toHaveLength(1)
})

test('an unknown collection is not an error', async () => {
  const { outsideIcons, logger } = await service(() => ({ status: 404, body: 'Not found' }))
  expect(await outsideIcons('none', ['home'])).toEqual({})
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
])('only shapes are accepted from the service, not %j', async (body) => {
  const { outsideIcons } = await service(() => ({ body: { icons: { home: { body }, other: { body: home } } } }))
  expect(await outsideIcons('mdi', ['home'])).toEqual({})
})

test('[S76] an icon that is made to be slow to check is refused at once', async () => {
  // With two ways to match each space, thirty of them take longer than the test may.
  const body = `<path d="M0 0"/>${' <g>   '.repeat(2_000)}!`
  const { outsideIcons } = await service(() => ({ body: { icons: { home: { body } } } }))
  expect(await outsideIcons('mdi', ['home'])).toEqual({})
})
