import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { getOperationAST, OperationTypeNode, parse } from 'graphql'
import { noFacts } from './content/reader.ts'
import type { Gateway } from './gateway.ts'
import type { Safelist } from './guards/safelist.ts'
import type { Kept, Made } from './kept.ts'
import { encode, etagOf, isGet, send, store, type Stored } from './send.ts'

/** Characters of an address that is worth remembering. */
const longest = 4_000
/** Bytes of addresses whose question is known. */
const maxBytes = 4 * 1024 * 1024

/** As for pages: a CDN may answer for ten seconds by itself, and for a day while we cannot. */
const cacheControl = 'public, max-age=0, s-maxage=10, stale-while-revalidate=30, stale-if-error=86400'

/** A question as it is kept: by the operation that its hash stands for, and by those variables that the operation has. */
interface Question {
  readonly key: string
  readonly hash: string
  readonly source: string
  readonly variables: Record<string, unknown>
}

/** Keys in order, so that the same variables make the same text. */
const inOrder = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(inOrder)
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([k, v]) => [k, inOrder(v)]),
  )
}

const parsed = (json: string | null): object | undefined => {
  try {
    const value: unknown = JSON.parse(json ?? '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

const hashIn = (extensions: object | undefined): string | undefined => {
  const persisted: unknown = extensions && 'persistedQuery' in extensions ? extensions.persistedQuery : undefined
  const hash =
    typeof persisted === 'object' && persisted && 'sha256Hash' in persisted ? persisted.sha256Hash : undefined
  return typeof hash === 'string' ? hash : undefined
}

interface Options {
  readonly gateway: Gateway
  readonly safelist: Safelist
  readonly kept: Kept<Stored>
}

/**
 * Answers `GET /graphql` with the hash of a safelisted query from bytes that are kept, fresh as pages are. All else is for Apollo:
 * operations by their text, mutations, faults, and queries that answer something for one visitor alone.
 */
export function createHotQueries({ gateway, safelist, kept }: Options) {
  const questions = new LRUCache<string, Question>({
    maxSize: maxBytes,
    // The address, the key and the variables: in memory a character takes up to two bytes.
    sizeCalculation: ({ key }, url) => 2 * (url.length + 2 * key.length),
  })
  /** Of each query of the safelist, the names of its variables; null for what is never kept. */
  const variableNames = new Map<string, ReadonlySet<string> | null>()

  const namesOf = (hash: string, source: string): ReadonlySet<string> | null => {
    const known = variableNames.get(hash)
    if (known !== undefined) return known
    const operation = getOperationAST(parse(source))
    const names =
      operation?.operation === OperationTypeNode.QUERY
        ? new Set(operation.variableDefinitions?.map(({ variable }) => variable.name.value))
        : null
    variableNames.set(hash, names)
    return names
  }

  const questionIn = (url: string): Question | undefined => {
    const given = new URLSearchParams(url.slice(url.indexOf('?') + 1))
    if (url.length > longest || given.has('query') || given.has('operationName') || given.has('preview'))
      return undefined
    const hash = hashIn(parsed(given.get('extensions')))
    const variables = parsed(given.get('variables'))
    const source = hash !== undefined && Object.hasOwn(safelist, hash) ? safelist[hash] : undefined
    if (hash === undefined || source === undefined || !variables) return undefined
    const names = namesOf(hash, source)
    if (!names) return undefined
    const read = Object.fromEntries(Object.entries(variables).filter(([name]) => names.has(name)))
    return { key: `${hash} ${JSON.stringify(inOrder(read))}`, hash, source, variables: read }
  }

  const make =
    ({ hash, source, variables }: Question) =>
    async (): Promise<Made<Stored>> => {
      const facts = noFacts()
      const { body } = await gateway.server.executeOperation(
        { query: source, variables },
        { contextValue: gateway.context({ requestId: randomUUID(), isTrusted: false, facts }) },
      )
      if (body.kind !== 'single') throw new Error('The gateway answered in parts')
      const { errors, data } = body.singleResult
      // For one visitor alone, now and ever: the next one is not asked for here.
      if (facts.isPrivate) variableNames.set(hash, null)
      const bytes = Buffer.from(JSON.stringify({ data }))
      const value = store({
        status: 200,
        headers: [
          ['content-type', 'application/json; charset=utf-8'],
          ['cache-control', cacheControl],
        ],
        body: await encode(bytes),
        etag: etagOf(bytes),
      })
      const keeping = errors ? 'failed' : facts.isPrivate ? 'not' : 'long'
      return { value, size: value.size, keeping, facts }
    }

  return {
    /** Answers with what is kept for this very address, at once. @returns false when there is nothing. */
    sendKept: (request: IncomingMessage, response: ServerResponse): boolean => {
      const question = isGet(request) ? questions.get(request.url ?? '/') : undefined
      const stored = question && kept.get(question.key)
      if (!stored) return false
      send(request, response, stored)
      return true
    },
    /** @returns false when Apollo is to answer. */
    answer: async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
      const url = request.url ?? '/'
      const question = isGet(request) ? questionIn(url) : undefined
      if (!question) return false
      let stored = kept.get(question.key)
      if (!stored) {
        await kept.getOrMake(question.key, make(question))
        // Only what is kept is answered from here: faults and private answers are Apollo's.
        stored = kept.get(question.key)
        if (!stored) return false
      }
      questions.set(url, question)
      send(request, response, stored)
      return true
    },
  }
}
