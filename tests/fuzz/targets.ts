/** The three surfaces that strangers write to, in one process without sockets. Needs a build. */
import { readFileSync } from 'node:fs'
import { createIconSource } from '#web/server/icon-source.ts'
import { makeSite } from '#web/server/site-builds.ts'
import type { ContentSource } from '#gateway/content/source.ts'
import { createContentReader } from '#gateway/content/reader.ts'
import { ContentError } from '#gateway/content/errors.ts'
import { conformResult } from '#gateway/content/result-shape.ts'
import { emptyCacheMetadata } from '#schema/cache-metadata.ts'
import { fieldsOf } from '#schema/forms/form-definition.ts'
import { formIds, forms } from '#schema/forms/forms.ts'
import { siteMap } from '#schema/site-map.ts'
import { HeaderMap } from '@apollo/server'
import { datasetReader } from '#tests/helpers/dataset-reader.ts'
import { documentPaths, staticPaths } from '#tests/helpers/dataset.ts'
import { documentAt, everyList } from '#tests/helpers/every-query.ts'
import { inProcessGateway } from '#tests/helpers/in-process-gateway.ts'
import { persistedOperations } from '#tests/helpers/operations.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { noContent } from '#tests/helpers/stub-content.ts'
import { newRequestContext } from '#web/graphql/request-context.ts'
import { mutateBytes, mutateJson, mutateText, oddTexts, type Random } from './mutate.ts'

const origin = 'https://www.provider.example'

/** Sends one random input. @returns a description of the input, and of the fault if there is one */
type Target = (random: Random) => Promise<{ readonly input: string; readonly fault?: string | undefined }>

const shown = (value: unknown): string => JSON.stringify(value)?.slice(0, 2_000) ?? String(value)

/** The site's bundle in the build. */
const builtSite = (): Promise<unknown> => {
  const build = new URL('../../build/server/', import.meta.url)
  const manifest: Record<string, { readonly file: string } | undefined> = JSON.parse(
    readFileSync(new URL('.vite/manifest.json', build), 'utf8'),
  )
  return import(new URL(manifest['web/site.ts']?.file ?? '', build).href)
}

export async function createTargets(dataDir: string) {
  const log = recordingLog()
  const published = await datasetReader()
  /** Changes a copy of each result before the gateway checks and maps it. */
  let spoil: ((result: unknown, query: string) => void) | undefined
  let isRefused = false
  const source: ContentSource = {
    ...noContent,
    async read(query, params) {
      const result = await published.read(query, params)
      if (!spoil) return { result }
      const copy: object | null = structuredClone(result)
      spoil(copy, query)
      try {
        return { result: conformResult(query, copy).result as typeof result }
      } catch (error) {
        isRefused = true
        throw error
      }
    },
  }
  const { gateway, submissions, stop } = await inProcessGateway({
    dataDir,
    logger: log,
    source,
    services: new Map([['service-trial', 'Trial']]),
    siteUrl: origin,
    // A mutated operation is not one of the site's.
    isGraphqlOpen: true,
  })
  const pages = makeSite(await builtSite(), {
    async execute({ query, variables }, { requestId }) {
      const contextValue = gateway.context({ requestId })
      const { body } = await gateway.inProcess.executeOperation({ query, variables }, { contextValue })
      if (body.kind !== 'single') throw new Error('The gateway returned an incremental response')
      return body.singleResult
    },
    siteUrl: origin,
    toastAutoCloseMs: 0,
    versionPollMs: 0,
    createIcons: (installedSet) => createIconSource({ installedSet, serviceUrl: undefined, logger: log }),
    warn: () => {},
  })

  /** The log of the last input. */
  const logged = () =>
    log.lines
      .map(({ message, facts: { error } }) => `${message}: ${error instanceof Error ? error.stack : String(error)}`)
      .join('\n')

  const faultOf = async (send: () => Promise<number>): Promise<string | undefined> => {
    log.lines.length = 0
    isRefused = false
    try {
      const status = await send()
      // Without site settings no page can be shown, and a damaged document is refused: a 503 is meant.
      if (status === 503 && (isRefused || logged().includes('siteSettings is missing or incomplete'))) return undefined
      return status >= 500 ? `status ${status} ${logged()}` : undefined
    } catch (error) {
      if (isRefused && error instanceof ContentError) return undefined
      return error instanceof Error ? (error.stack ?? error.message) : String(error)
    }
  }

  const fetchPage = async (request: Request) => {
    const response = await pages.fetch(request, newRequestContext('fuzz'))
    await response.arrayBuffer()
    return response.status
  }

  const formPaths = siteMap.flatMap(({ path, template }) =>
    formIds.flatMap((id) => (id === template ? [{ id, path }] : [])),
  )

  const form: Target = async (random) => {
    const { below, pick } = random
    const { id, path } = formPaths[below(formPaths.length)] ?? { id: 'feedback' as const, path: '/contact-us/feedback' }
    const token = submissions.issueToken(id)
    const body = pick<() => FormData | URLSearchParams>([() => new FormData(), () => new URLSearchParams()])()
    const { steps } = forms[id]
    const step = steps[below(steps.length)]?.name ?? ''
    const valueOf = () => pick([pick(oddTexts), pick(['email', 'self', '0491 570 006', 'a@example.com', 'yes'])])
    for (const field of fieldsOf(forms[id])) {
      const options = 'options' in field ? field.options.map(({ value }) => value) : []
      const values =
        field.kind === 'date' ? ['day', 'month', 'year'].map((part) => `${field.name}-${part}`) : [field.name]
      for (const name of values)
        for (let left = pick([0, 1, 1, 1, 2]); left > 0; left--)
          body.append(name, below(3) > 0 ? (options[below(options.length)] ?? valueOf()) : valueOf())
    }
    body.append('token', pick([token, token, mutateText(token, random, oddTexts)]))
    body.append('step', pick([step, step, pick(oddTexts)]))
    body.append('go', pick(['next', 'back', 'send', `change:${step}`, `change:${pick(oddTexts)}`, pick(oddTexts)]))
    const sealed = pick(['', sealedBefore, sealedBefore, mutateText(sealedBefore, random, oddTexts)])
    body.append('sealed', sealed)
    body.append('known', pick(['', '{}', '{"__proto__":{"x":1}}', '[null]', pick(oddTexts)]))
    for (let left = pick([0, 0, 1, 400]); left > 0; left--) body.append(pick(oddTexts), '1')

    const made = new Response(body)
    const type = made.headers.get('content-type') ?? ''
    const bytes = Buffer.from(await made.arrayBuffer())
    const sent = below(3) > 0 ? bytes : mutateBytes(bytes, random)
    const contentType = pick([
      type,
      type,
      type,
      type.replace('UTF-8', pick(['utf-16', 'x-none'])),
      type.replace(/;.*/, ''),
      pick(['text/plain', 'multipart/form-data; boundary=', 'application/json']),
    ])
    const request = new Request(`${origin}${path}.data`, {
      method: 'POST',
      headers: { 'content-type': contentType },
      body: new Uint8Array(sent),
    })
    const fault = await faultOf(async () => {
      const response = await pages.fetch(request, newRequestContext('fuzz'))
      // A seal of the gateway itself, for the next inputs.
      sealedBefore = /"(v\d[\w.~-]{40,}|[\w-]{60,}(?:\.[\w-]+)*)"/.exec(await response.text())?.[1] ?? sealedBefore
      return response.status
    })
    return { input: shown([path, contentType, sent.toString('latin1')]), fault }
  }
  let sealedBefore = ''

  const operations = Object.values(persistedOperations)
  const graphqlPieces = [
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    '"',
    '"""',
    '$',
    '@',
    '!',
    '...',
    ':',
    '#',
    '\\u{110000}',
    '__typename ',
    'on Query',
    '{a{a{a',
    'query A{__schema{types{name}}}',
    '@skip(if:$x)',
    '@defer',
    'fragment F on Query{...F}',
    ...oddTexts,
  ] as const

  const graphql: Target = async (random) => {
    const { below, pick } = random
    const text = operations[below(operations.length)] ?? ''
    const query = below(3) === 0 ? text : mutateText(text, random, graphqlPieces)
    const variables: Record<string, unknown> = {}
    for (const [, name = ''] of text.matchAll(/\$(\w+):/g))
      variables[name] = pick<unknown>([pick(oddTexts), 1, { token: 'x', answers: [] }, [null], null])
    mutateJson(variables, random)
    const body: Record<string, unknown> = { query, variables }
    if (below(4) === 0) mutateJson(body, random)
    const isGet = below(8) === 0
    const search = isGet ? `?query=${encodeURIComponent(query.toWellFormed())}&variables=${pick(oddTexts)}` : ''
    const headers = new HeaderMap()
    headers.set('content-type', pick(['application/json', 'application/json', 'application/graphql', 'text/plain']))
    headers.set('apollo-require-preflight', 'true')
    const fault = await faultOf(async () => {
      const { status = 200, body: answer } = await gateway.overHttp.executeHTTPGraphQLRequest({
        httpGraphQLRequest: { method: isGet ? 'GET' : 'POST', headers, search, body },
        context: () => Promise.resolve(gateway.context({ requestId: 'fuzz' })),
      })
      const words = answer.kind === 'complete' ? answer.string : ''
      // Masked errors have status 200.
      return words.includes('"INTERNAL_SERVER_ERROR"') ? 500 : status
    })
    return { input: shown({ search, ...body }), fault }
  }

  const addresses = [
    ...staticPaths,
    ...documentPaths(),
    '/blogs?page=2',
    '/resources/product-database?q=rail&sort=name',
  ]
  const reader = createContentReader(source, emptyCacheMetadata(), log)

  const content: Target = async (random) => {
    const { below } = random
    const address = addresses[below(addresses.length)] ?? '/'
    const changed: string[] = []
    const isSettingsSpoilt = below(10) === 0
    spoil = (result, query) => {
      if (query.includes('siteSettings') && !isSettingsSpoilt) return
      mutateJson(result, random)
      changed.push(shown(result))
    }
    const [path = '/', search = ''] = address.split('?', 2)
    // One document in eight is rendered to HTML; the others end with the data that its page would get.
    const isHtml = below(8) === 0
    const url = isHtml ? address : `${path === '/' ? '/_' : path}.data?${search}`
    const fault = await faultOf(async () => {
      await documentAt(reader, address)
      await everyList(reader)
      await gateway.search.refresh()
      return fetchPage(new Request(origin + url, { headers: { accept: 'text/html' } }))
    })
    spoil = undefined
    return { input: shown([url, changed]), fault }
  }

  return {
    targets: { form, graphql, content },
    stop,
  }
}
