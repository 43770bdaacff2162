/** Visitors who read pages and people who send forms, with a record of what they were promised. */
import { setTimeout as delay } from 'node:timers/promises'
import type { FormId } from '#schema/forms/forms.ts'
import { siteMap } from '#schema/site-map.ts'
import { tokenOf } from '#tests/helpers/enquire.ts'
import type { World } from './world.ts'

/** A page or a form that takes longer counts as failed, in ms. */
const readTime = 10_000
/** The database's own deadlines add up to less, in ms. */
const postTime = 30_000
const readers = 3
const maxWarmTries = 20
/** The pages of the longest form, and as many more. */
const maxPages = 20

const pathOf = (form: FormId) => siteMap.find(({ template }) => template === form)?.path ?? ''

/** The shortest valid answers. The id makes a submission recognisable. */
const answersOf = {
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
} satisfies Partial<Record<FormId, (id: string) => Record<string, string>>>

type SentForm = keyof typeof answersOf

const unescape = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

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

interface PostInit {
  readonly method?: 'POST'
  readonly body?: URLSearchParams
  readonly headers?: Readonly<Record<string, string>>
}

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
   * Sends a form, page by page, as a browser without JavaScript does. What fails is tried again until the signal
   * aborts. @param beforePage waits before a further page.
   * @returns whether it was acknowledged
   */
  submit(form: SentForm, signal: AbortSignal, beforePage?: (page: number) => Promise<unknown>): Promise<boolean>
  /** Reads pages for the first time. From now on they are expected to stay as they are. */
  warm(paths: readonly string[]): Promise<void>
  /** Reads the warm pages and their pictures, and sends forms, until the signal aborts. */
  flow(signal: AbortSignal): Promise<void>
}

/** What a visitor sees at an address: the status, and the title and links of a page or the size of a picture. */
async function seen(response: Response): Promise<string> {
  const bytes = Buffer.from(await response.arrayBuffer())
  if (!response.headers.get('content-type')?.startsWith('text/html')) return `${response.status} ${bytes.length} bytes`
  const html = bytes.toString()
  const [, title = ''] = /<title>(.*?)<\/title>/s.exec(html) ?? []
  return `${response.status} ${title}, ${html.split('<a ').length - 1} links`
}

const reasonOf = (error: unknown) =>
  error instanceof Error ? `${error.name} ${error.cause instanceof Error ? error.cause.message : ''}` : String(error)

export function startTraffic(world: World): Traffic {
  const { url } = world.site
  const broken = new Map<string, number>()
  const submissions = new Map<string, string | undefined>()
  /** What was seen at each warm address. */
  const before = new Map<string, string>()
  let [reads, slowestRead, visitor] = [0, 0, 0]
  const breaks = (promise: string) => void broken.set(promise, (broken.get(promise) ?? 0) + 1)

  const request = (path: string, time: number, init: PostInit = {}) => {
    visitor += 1
    const headers = {
      accept: 'text/html',
      'x-forwarded-for': `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`,
    }
    return fetch(url + path, { ...init, headers: { ...headers, ...init.headers }, signal: AbortSignal.timeout(time) })
  }

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
    const failed = async () => !signal.aborted && (await delay(200, true))
    let html = ''
    let page = 0
    while (page < maxPages) {
      const startedAt = performance.now()
      if (!html) {
        const opened = await read(pathOf(form))
        if (opened?.what.startsWith('200 ')) ({ html } = opened)
        else if (opened) breaks(`${pathOf(form)} could not be opened: ${opened.what}`)
        if (!html && !(await failed())) return false
        continue
      }
      await beforePage?.(page)
      const body = new URLSearchParams([...Object.entries(answersOf[form](id)), ...hiddenOf(html)])
      const answer = await request(pathOf(form), postTime, { method: 'POST', body, headers: { origin: url } })
        .then(async (response) => ({ status: response.status, html: await response.text() }))
        .catch(() => undefined)
      const reference = /(?:GE|FB|RF)-[0-9A-Z]{4}-[0-9A-Z]{3}/.exec(answer?.html ?? '')?.[0]
      if (answer?.status === 200 && reference) {
        submissions.set(id, reference)
        return true
      }
      // The next page of the form, or the same one with a new token.
      if (answer?.status === 200 || answer?.status === 409 || answer?.status === 410) ({ html } = answer)
      if (answer?.status === 200) page += 1
      else {
        if (answer && ![409, 410, 503].includes(answer.status) && !world.wasAway(startedAt))
          breaks(`${pathOf(form)} answered ${answer.status} to valid answers`)
        if (!(await failed())) return false
      }
    }
    breaks(`${pathOf(form)} shows page after page`)
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
        let response = await request(path, postTime)
        // A busy machine may be too slow for the deadline of a page.
        for (let tries = 1; response.status !== 200; tries += 1) {
          if (tries === maxWarmTries) throw new Error(`${path} answers ${response.status} before any fault`)
          await delay(1_000)
          response = await request(path, postTime)
        }
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
      const sendForever = async (form: SentForm) => {
        while (!signal.aborted) {
          await submit(form, signal)
          await delay(200)
        }
      }
      await Promise.all([
        ...Array.from({ length: readers }, (_, first) => readForever(first)),
        ...(['general-enquiry', 'feedback', 'referral'] as const).map(sendForever),
      ])
    },
  }
}
