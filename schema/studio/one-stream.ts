/**
 * A browser opens six connections to a server, and the Studio listens in more places than that. All of its listeners
 * share one stream of every change, which is filtered here.
 */
import { evaluate, parse } from 'groq-js'

type Send = (type: string, data: string) => void

interface Listener {
  readonly send: Send
  readonly end: () => void
}

const listeners = new Set<Listener>()
let source: EventSource | undefined

function open(url: string): EventSource {
  const stream = new EventSource(url)
  stream.addEventListener('mutation', ({ data }: MessageEvent<string>) => {
    for (const { send } of listeners) send('mutation', data)
  })
  // Each listener connects again and reads its documents anew.
  stream.addEventListener('error', () => {
    stream.close()
    source = undefined
    for (const { end } of listeners) end()
    listeners.clear()
  })
  return stream
}

const opened = (stream: EventSource): Promise<void> =>
  stream.readyState === EventSource.OPEN
    ? Promise.resolve()
    : new Promise((resolve, reject) => {
        stream.addEventListener('welcome', () => resolve(), { once: true })
        stream.addEventListener('error', () => reject(new TypeError('The local Sanity does not answer.')), {
          once: true,
        })
      })

/** Whether a listener asked for a document of a change, as it was or as it is. */
function filterOf(search: URLSearchParams): (data: string) => Promise<boolean> {
  const query = search.get('query') ?? '*'
  if (query === '*') return () => Promise.resolve(true)
  const params = Object.fromEntries(
    [...search].filter(([name]) => name.startsWith('$')).map(([name, json]) => [name.slice(1), JSON.parse(json)]),
  )
  const tree = parse(query, { params })
  return async (data) => {
    const { previous, result } = JSON.parse(data)
    const found = await (await evaluate(tree, { dataset: [previous, result].filter(Boolean), params })).get()
    return Array.isArray(found) ? found.length > 0 : Boolean(found)
  }
}

async function listen(url: URL, signal: AbortSignal | null | undefined): Promise<Response> {
  source ??= open(url.origin + url.pathname)
  await opened(source)
  const matches = filterOf(url.searchParams)
  const body = new ReadableStream<string>({
    start(controller) {
      const send: Send = (type, data) => controller.enqueue(`event: ${type}\ndata: ${data}\n\n`)
      send('welcome', '{"listenerName":"local"}')
      const listener: Listener = {
        send: (type, data) =>
          void matches(data).then((isMatch) => isMatch && listeners.has(listener) && send(type, data)),
        end: () => controller.close(),
      }
      listeners.add(listener)
      signal?.addEventListener('abort', () => {
        listeners.delete(listener)
        controller.error(signal.reason)
      })
    },
  })
  return new Response(body.pipeThrough(new TextEncoderStream()), { headers: { 'content-type': 'text/event-stream' } })
}

/** The `fetch` of the Studio's client for the local Sanity. */
export const fetchOverOneStream: typeof fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input)
  return /\/data\/listen\//.test(url.pathname) ? listen(url, init?.signal) : fetch(input, init)
}
