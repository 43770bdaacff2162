/** What a Studio needs of Sanity's HTTP interface beyond reading, over a folder of documents. */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { isRecord } from '#schema/is-record.ts'
import { mutationsOf } from './document-actions.ts'
import { prepareFile } from './document-file.ts'
import { type ApplyPatch, createEditor, EditError, type Mutation, type MutationEvent } from './edit-content.ts'
import { type Answer, answerFrom, failed } from './local-sanity.ts'
import { AssetError, readAsset } from './read-assets.ts'
import type { EditableStore } from './watched-content.ts'

/** The one person who edits on this machine. */
const user = { id: 'editor', name: 'Editor', email: 'editor@localhost', roles: [{ name: 'administrator' }] }

/** The largest upload in bytes. */
const maxUpload = 20 * 1024 * 1024

/** @param replaced the folder for the versions that an edit replaced */
export function studioApi(folder: string, store: EditableStore, applyPatch: ApplyPatch, replaced: string): Answer {
  const read = answerFrom(store)
  const editor = createEditor(folder, store, applyPatch, replaced)
  const listeners = new Set<(event: MutationEvent) => void>()
  const announce = (event: MutationEvent) => listeners.forEach((listener) => listener(event))

  // Edits of files by other programs.
  store.onChange((versions, { dataset }) => {
    const transactionId = randomUUID()
    for (const [documentId, found] of Map.groupBy(versions, ({ _id }) => _id)) {
      const result = dataset.documents.get(documentId)
      const previous = found.find((version) => version !== result)
      const mutation: Mutation = result ? { createOrReplace: result } : { delete: { id: documentId } }
      announce({ documentId, transactionId, mutations: [mutation], previous, result })
    }
  })

  async function commit(transactionId: unknown, mutations: readonly Mutation[]): Promise<Response> {
    const id = typeof transactionId === 'string' ? transactionId : randomUUID()
    const events = await editor.commit(id, mutations)
    events.forEach(announce)
    return Response.json({
      transactionId: id,
      results: events.map(({ documentId }) => ({ id: documentId, operation: 'update' })),
    })
  }

  async function act(body: Readonly<Record<string, unknown>>): Promise<Response> {
    const { documents } = store.current().dataset
    // An edit of several steps makes its draft once.
    const seen = new Map(documents)
    const mutations = listOf(body['actions']).flatMap((action) => {
      const made = mutationsOf(action, seen)
      for (const mutation of made)
        if ('create' in mutation && mutation.create) {
          const { _id, _type } = mutation.create
          seen.set(String(_id), { _id: String(_id), _type: String(_type), _rev: '', _createdAt: '', _updatedAt: '' })
        }
      return made
    })
    return commit(body['transactionId'], mutations)
  }

  async function upload(kind: 'image' | 'file', request: Request): Promise<Response> {
    const parts: Uint8Array[] = []
    let size = 0
    // Read to its end, because a browser that still sends sees no answer; what is too much is not kept.
    for await (const part of request.body ?? []) {
      size += part.length
      if (size <= maxUpload) parts.push(part)
    }
    if (size > maxUpload)
      return failed(413, 'tooLarge', `The file is larger than ${maxUpload / 1024 / 1024} MB; make it smaller.`)
    const bytes = new Uint8Array(Buffer.concat(parts))
    const given = new URL(request.url).searchParams.get('filename') ?? 'upload'
    const ending = extname(given)
      .toLowerCase()
      .replaceAll(/[^.a-z0-9]/g, '')
    const base = given
      .slice(0, given.length - extname(given).length)
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
    const hash = createHash('sha1').update(bytes).digest('hex').slice(0, 8)
    const path = `${kind}s/${base.replaceAll(/^-|-$/g, '') || kind}-${hash}${ending}`
    await mkdir(join(folder, `${kind}s`), { recursive: true })
    if (!existsSync(join(folder, path))) await (await prepareFile(join(folder, path), bytes))()
    const asset = await readAsset(folder, `${kind}@file://./${path}`, new Map())
    store.addAsset(asset)
    return Response.json({ document: asset.document })
  }

  /** One stream with every change: the Studio's page filters it (one-stream.ts). */
  function listen(request: Request): Response {
    const body = new ReadableStream<string>({
      start(controller) {
        const send = (type: string, data: unknown) =>
          controller.enqueue(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`)
        send('welcome', { listenerName: 'local' })
        const listener = (event: MutationEvent) => send('mutation', listenEvent(event))
        listeners.add(listener)
        request.signal.addEventListener('abort', () => {
          listeners.delete(listener)
          controller.error(request.signal.reason)
        })
      },
    })
    return new Response(body.pipeThrough(new TextEncoderStream()), { headers: { 'content-type': 'text/event-stream' } })
  }

  const documentsWith = (ids: readonly string[]) => {
    const { documents } = store.current().dataset
    return Response.json({
      documents: ids.flatMap((id) => documents.get(id) ?? []),
      omitted: ids.filter((id) => !documents.has(id)).map((id) => ({ id, reason: 'existence' })),
    })
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    const path = decodeURIComponent(pathname).replace(/^\/v[^/]+/, '')
    const [, endpoint, rest = ''] =
      /^\/data\/(mutate|actions|restore|doc|listen|history|ping)\/[^/]+\/?(.*)$/.exec(path) ?? []
    const [, kind] = /^\/assets\/(image|file)s\/[^/]+$/.exec(path) ?? []
    if (request.method === 'POST' && (endpoint === 'mutate' || endpoint === 'actions')) {
      const body: unknown = await request.json()
      if (!isRecord(body)) throw new EditError(400, 'The request is no object.')
      if (endpoint === 'actions') return act(body)
      return commit(body['transactionId'], listOf(body['mutations']))
    }
    if (request.method === 'POST' && (kind === 'image' || kind === 'file')) return upload(kind, request)
    if (request.method === 'POST' && endpoint === 'restore') {
      await editor.restore(rest)
      return Response.json({})
    }
    if (endpoint === 'doc') return documentsWith(rest.split(','))
    if (endpoint === 'listen') return listen(request)
    // Files have no history.
    if (endpoint === 'history') return rest.startsWith('events/') ? Response.json({ events: {} }) : new Response('')
    if (endpoint === 'ping') return new Response('PONG')
    return (await accountAnswer(request, path)) ?? read(request)
  }

  return (request) =>
    answer(request).catch((error: unknown) => {
      if (error instanceof EditError)
        return failed(error.status, error.status === 409 ? 'conflict' : 'mutationError', error.message)
      if (error instanceof AssetError) return failed(400, 'invalidAsset', `The file ${error.message}.`)
      return failed(500, 'internalServerError', error instanceof Error ? error.message : String(error))
    })
}

/** The answers about the account and the project that the Studio waits for. */
async function accountAnswer(request: Request, path: string): Promise<Response | undefined> {
  // Settings of the person, such as the order of lists, which last until the page is loaded again.
  if (path.startsWith('/users/me/keyvalue')) return Response.json(request.method === 'PUT' ? await request.json() : [])
  if (path.startsWith('/users/')) return Response.json(user)
  if (/^\/projects\/[^/]+$/.test(path))
    return Response.json({ id: 'kerbcut', displayName: 'Kerbcut', members: [], features: [], metadata: {} })
  if (path.endsWith('/grants')) return Response.json({})
  if (path.endsWith('/acl'))
    return Response.json([{ filter: '_id in path("**")', permissions: ['read', 'create', 'update', 'history'] }])
  if (/\/(features|datasets|user-applications)$/.test(path)) return Response.json([])
  return undefined
}

const listOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter(isRecord) : []

/** As `/data/listen` sends it, with a patch of Mendoza that states the whole document. */
const listenEvent = ({ documentId, transactionId, mutations, previous, result }: MutationEvent) => ({
  documentId,
  eventId: `${transactionId}#${documentId}`,
  transactionId,
  transition: previous ? (result ? 'update' : 'disappear') : 'appear',
  identity: user.id,
  mutations: previous && result ? mutations : [result ? { createOrReplace: result } : { delete: { id: documentId } }],
  effects: { apply: [0, result ?? null], revert: [0, previous ?? null] },
  previous,
  result,
  previousRev: previous?._rev,
  // A removal has one too: the Studio waits for it.
  resultRev: result?._rev ?? transactionId,
  timestamp: result?._updatedAt ?? new Date().toISOString(),
  transactionTotalEvents: 1,
  transactionCurrentEvent: 1,
  visibility: 'query',
})
