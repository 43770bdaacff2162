import { readFileSync } from 'node:fs'
import { fieldsOf, type FormDefinition } from '#schema/forms/form-definition.ts'
import { forms } from '#schema/forms/forms.ts'
import { siteMap } from '#schema/site-map.ts'
import { longTexts } from '#tests/helpers/long-texts.ts'
import { operation } from '#tests/helpers/operations.ts'
import { expect, test as base } from '#tests/helpers/site-test.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

/**
 * The most processor time that one message may take of the site's only thread, in ms. Beside other tests it takes twice
 * as long as alone.
 */
const maxMs = 250

// Behind a proxy, so that each message may come from another network.
const test = base.extend<object, { site: TestSite }>({
  site: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startSite({ TRUST_PROXY: '1' })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})

interface Message {
  readonly what: string
  readonly path: string
  readonly init?: RequestInit
}

const json = (query: string, variables: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query: operation(query), variables }),
})

/** The part of a text that fits in a smaller body, of UTF-8 or of percent codes. */
const part = (text: string, maxBytes: number) => text.slice(0, (text.length * maxBytes) / Buffer.byteLength(text))

type Texts = Readonly<Record<string, string>>

/** Those that differ most in what they cost. */
const someTexts: Texts = {
  'marks in descending order': longTexts['marks in descending order'],
  'digits of another script': longTexts['digits of another script'],
  quotes: longTexts.quotes,
}

function* messagesTo(
  definition: FormDefinition,
  token: string,
  fields: readonly string[],
  texts: Texts,
): Generator<Message> {
  const path = siteMap.find(({ template }) => template === definition.name)?.path ?? ''
  for (const step of definition.steps)
    for (const { name, kind } of step.fields.filter((field) => fields.includes(field.name)))
      for (const [text, value] of Object.entries(texts)) {
        const typed = new FormData()
        typed.set('token', token)
        typed.set(kind === 'date' ? `${name}-day` : name, part(value, 60_000))
        if (definition.steps.length > 1) typed.set('step', step.name)
        const what = `${definition.name}, ${name}: ${text}`
        yield { what: `${what}, multipart`, path, init: { method: 'POST', body: typed } }
        const encoded = new URLSearchParams({ [name]: part(value, 80_000), step: step.name, token })
        yield { what: `${what}, urlencoded`, path, init: { method: 'POST', body: encoded } }
        const answer = kind === 'choices' ? [part(value, 45_000)] : part(value, 45_000)
        const mutation = definition.mutation.replace(/^s/, 'S')
        yield {
          what: `${what}, ${mutation}`,
          path: '/graphql',
          init: json(mutation, { input: { token, [name]: answer } }),
        }
        const input = { form: definition.name, step: step.name, move: 'NEXT', answers: { [name]: answer } }
        yield { what: `${what}, TakeFormStep`, path: '/graphql', init: json('TakeFormStep', { input }) }
      }
}

function* questions(texts: Texts): Generator<Message> {
  const pages = [
    '/search?q=',
    '/resources/product-database?q=',
    '/say/',
    '/services/finder/',
    '/say/send/',
    '/contact-us/general-enquiry?say=',
    '/contact-us/general-enquiry?product=',
    '/no-such/',
  ]
  for (const [text, value] of Object.entries(texts))
    for (const page of pages)
      yield {
        what: `${page} ${text}`,
        path: page + encodeURIComponent(value.toWellFormed()).slice(0, 6_000).replace(/%.?$/, ''),
      }
}

let sender = 0

/** Sends the messages one after the other. @returns those that took longer than they may */
async function slowOnes(site: TestSite, messages: Iterable<Message>): Promise<string[]> {
  const spent = () => Number(readFileSync(`/proc/${site.pid()}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  const slow = []
  for (const { what, path, init } of messages) {
    sender += 1
    const headers = new Headers(init?.headers)
    headers.set('x-forwarded-for', `198.51.${100 + (sender >> 8)}.${sender & 255}`)
    headers.set('accept', 'text/html, application/json')
    const before = spent()
    const response = await fetch(site.url + path, { ...init, headers })
    await response.arrayBuffer()
    const ms = spent() - before
    if (ms > maxMs || response.status >= 500) slow.push(`${what}: ${ms.toFixed(0)} ms, ${response.status}`)
  }
  return slow
}

async function slowMessages(
  site: TestSite,
  texts: Texts,
  fieldsIn: (form: FormDefinition) => readonly string[],
): Promise<string[]> {
  // The first requests also compile the code that answers them.
  await slowOnes(site, questions(texts))
  const slow = await slowOnes(site, questions(texts))
  for (const form of Object.values(forms)) {
    const response = await fetch(`${site.url}/graphql`, json('FormToken', { form: form.name }))
    const { data } = await response.json()
    slow.push(...(await slowOnes(site, messagesTo(form, data.formToken, fieldsIn(form), texts))))
  }
  return slow
}

/** One field of each kind. */
const someFields: Readonly<Record<string, readonly string[]>> = {
  'general-enquiry': ['name', 'email', 'phone', 'topic', 'message', 'postcode', 'needs'],
  feedback: ['whatHappened'],
  referral: ['dateOfBirth', 'ndisNumber'],
}

test('a long text costs little, as a question and in one field of each kind', async ({ site }) => {
  expect(await slowMessages(site, someTexts, ({ name }) => someFields[name] ?? [])).toEqual([])
})

test('a long text of any kind costs little, as a question and in every field @slow', async ({ site }) => {
  test.setTimeout(600_000)
  expect(await slowMessages(site, longTexts, (form) => fieldsOf(form).map(({ name }) => name))).toEqual([])
})
