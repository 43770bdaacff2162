/** Visitors who read pages and people who send forms, with a record of what they were promised. */
import { setTimeout as delay } from 'node:timers/promises'
import type { FormId } from '#schema/forms/forms.ts'
import { tokenOf } from '#tests/helpers/enquire.ts'
import type { World } from './world.ts'

/** A page or a form that takes longer counts as failed, in ms. */
const readTime = 10_000
/** The database's own deadlines add up to less, in ms. */
const postTime = 30_000
const readers = 4

const paths: Readonly<Record<FormId, string>> = {
  'general-enquiry': '/contact-us/general-enquiry',
  feedback: '/contact-us/feedback',
  referral: '/contact-us/referral',
}

/** The shortest valid answers. The id makes a submission recognisable. */
const answersOf: Readonly<Record<FormId, (id: string) => Record<string, string>>> = {
  'general-enquiry': (id) => ({ name: id, replyBy: 'email', email: `${id}@example.com`, topic: 'something-else' }),
  feedback: (id) => ({ type: 'feedback', whatHappened: id, giveName: 'no', replyBy: 'none' }),
  referral: (id) => ({
    referralFor: 'self',
    name: id,
    replyBy: 'email',
    email: `${id}@example.com`,
    postcode: '4810',
    funding: 'not-sure',
    services: 'not-sure',
    urgency: 'none',
  }),
}

const unescape = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

/** The hidden fields of the form on a page, and its button. */
const hiddenOf = (html: string): [string, string][] => [
  ...[...html.matchAll(/<input type="hidden" name="(step|sealed|known)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']): [string, string] => [name, unescape(value)],
  ),
  ['token', tokenOf(html)],
  ...(/<button id="send"[^>]* name="go"/.test(html)
    ? [['go', /<button id="send"[^>]* value="([^"]*)"/.exec(html)?.[1] ?? ''] satisfies [string, string]]
    : []),
]

export interface Traffic {
  /** Violated promises, with how often. */
  readonly broken: Map<string, number>
  readonly reads: () => number
  /** The slowest page while the process was there, in ms. */
  readonly slowestRead: () => number
  /** Reference numbers by id; undefined for a submission that was not acknowledged. */
  readonly submissions: ReadonlyMap<string, string | undefined>
  /** Whether a page that was not requested before is served. */
  opens(path: string): Promise<boolean>
  /**
   * Sends a form, page by page, as a browser without JavaScript does. A page that is not accepted is sent again until
   * the signal aborts. @param beforePage waits before a further page.
   * @returns whether it was acknowledged
   */
  submit(form: FormId, signal: AbortSignal, beforePage?: (page: number) => Promise<unknown>): Promise<boolean>
  /** Reads pages for the first time. From now on they are expected to stay as they are. */
  warm(paths: readonly string[]): Promise<void>
  /** Reads the warm pages and their pictures, and sends forms, until the signal aborts. */
  flow(signal: AbortSignal): Promise<void>
}

/** What a visitor sees at an address: the status, and the heading of a page or the size of a picture. */
async function seen(response: Response): Promise<string> {
  const bytes = Buffer.from(await response.arrayBuffer())
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  const heading = isPage ? /<h1[^>]*>(.*?)<\/h1>/s.exec(bytes.toString())?.[1] : `${bytes.length} bytes`
  return `${response.status} ${heading}`
}

export function startTraffic(world: World): Traffic {
  const { url } = world.site
  const broken = new Map<string, number>()
  const submissions = new Map<string, string | undefined>()
  /** What was seen at each warm address. */
  const before = new Map<string, string>()
  let [reads, slowestRead, visitor] = [0, 0, 0]
  const breaks = (promise: string) => void broken.set(promise, (broken.get(promise) ?? 0) + 1)

  const request = (path: string, time: number, init: RequestInit = {}) => {
    visitor += 1
    const headers = { accept: 'text/html', 'x-forwarded-for': `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}` }
    return fetch(url + path, { ...init, headers: { ...headers, ...init.headers }, signal: AbortSignal.timeout(time) })
  }
  const reasonOf = (error: unknown) =>
    error instanceof Error ? `${error.name} ${error.cause instanceof Error ? error.cause.message : ''}` : String(error)

  /** Undefined when no process was there to respond. */
  const read = async (path: string): Promise<{ readonly what: string; readonly html: string } | undefined> => {
    const startedAt = performance.now()
    const result = await request(path, readTime)
      .then(async (response) => ({ what: await seen(response.clone()), html: await response.text() }))
      .catch((error: unknown) => ({ what: reasonOf(error), html: '' }))
    if (world.wasAway(startedAt)) return undefined
    reads += 1
    slowestRead = Math.max(slowestRead, performance.now() - startedAt)
    return result
  }

  const submit: Traffic['submit'] = async (form, signal, beforePage) => {
    const id = `person-${submissions.size + 1}-${form}`
    submissions.set(id, undefined)
    let html = ''
    for (let page = 0; !signal.aborted && page < 40; page += 1) {
      if (!html) {
        const opened = await read(paths[form])
        if (opened && !opened.what.startsWith('200 ')) breaks(`${paths[form]} could not be opened: ${opened.what}`)
        html = opened?.what.startsWith('200 ') ? opened.html : ''
        if (!html) await delay(100)
        continue
      }
      await beforePage?.(page)
      const body = new URLSearchParams([...Object.entries(answersOf[form](id)), ...hiddenOf(html)])
      const startedAt = performance.now()
      const answer = await request(paths[form], postTime, { method: 'POST', body, headers: { origin: url } })
        .then(async (response) => ({ status: response.status, html: await response.text() }))
        .catch(() => undefined)
      const reference = /(?:GE|FB|RF)-[0-9A-Z]{4}-[0-9A-Z]{3}/.exec(answer?.html ?? '')?.[0]
      if (answer?.status === 200 && reference) {
        submissions.set(id, reference)
        return true
      }
      if (answer?.status === 200 || answer?.status === 409 || answer?.status === 410) ({ html } = answer)
      else {
        if (answer && answer.status !== 503 && !world.wasAway(startedAt))
          breaks(`${paths[form]} answered ${answer.status} to valid answers`)
        await delay(200)
      }
    }
    return false
  }

  return {
    broken,
    reads: () => reads,
    slowestRead: () => slowestRead,
    submissions,
    opens: async (path) => (await read(path))?.what.startsWith('200 ') ?? false,
    submit,
    async warm(pages) {
      for (const path of pages) {
        const response = await request(path, postTime)
        before.set(path, await seen(response.clone()))
        const [picture] = / src="(\/images\/[^"]+)"/.exec(await response.text())?.slice(1) ?? []
        if (picture) before.set(unescape(picture), await seen(await request(unescape(picture), postTime)))
      }
    },
    async flow(signal) {
      const addresses = [...before.keys()]
      const readForever = async (first: number) => {
        for (let at = first; !signal.aborted; at += 1) {
          const address = addresses[at % addresses.length] ?? '/'
          const now = await read(address)
          if (now && now.what !== before.get(address))
            breaks(`${address} was served as '${before.get(address)}' and is now '${now.what}'`)
          await delay(20)
        }
      }
      const sendForever = async (form: FormId) => {
        while (!signal.aborted) {
          await submit(form, signal)
          await delay(100)
        }
      }
      await Promise.all([
        ...Array.from({ length: readers }, (_, first) => readForever(first)),
        ...(['general-enquiry', 'feedback', 'referral'] as const).map(sendForever),
      ])
    },
  }
}
