/** Applies the mutations of a Studio to the files of a dataset: https://www.sanity.io/docs/http-reference/mutation */
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkDocument } from './check-document.ts'
import { type ContentDocument, isDraftId, publishedId } from '#schema/content/content-document.ts'
import { faultsOf } from '#schema/checks/rules.ts'
import { documents as documentTypes } from '#schema/content/content-model.ts'
import { isRecord } from '#schema/is-record.ts'
import { usesOf } from '#schema/uses.ts'
import { fieldsOf, formatDocument, prepareFile } from './document-file.ts'
import { fileRevision } from './load-dataset.ts'
import type { Edit, EditableStore } from './watched-content.ts'

type Fields = Readonly<Record<string, unknown>>

/** A request that changes nothing: 400 for a fault of the document, 409 when another edit came first. */
export class EditError extends Error {
  readonly status: 400 | 409
  constructor(status: 400 | 409, message: string) {
    super(message)
    this.status = status
  }
}

export type Mutation =
  | { readonly [kind in 'create' | 'createIfNotExists' | 'createOrReplace']?: Fields }
  | { readonly delete: { readonly id: string } }
  | { readonly patch: Fields & { readonly id: string } }

/** What a transaction did to one document, as an event of `/data/listen`. */
export interface MutationEvent {
  readonly documentId: string
  readonly transactionId: string
  readonly mutations: readonly Mutation[]
  readonly previous: ContentDocument | undefined
  readonly result: ContentDocument | undefined
}

/** Applies a patch with `set`, `unset`, `insert`, `diffMatchPatch` and so on, as Sanity does. */
export type ApplyPatch = (document: ContentDocument, patch: Fields & { readonly id: string }) => ContentDocument

interface Change {
  readonly mutations: Mutation[]
  result: ContentDocument | undefined
}

/** In the folder of its type: `boardQuestion` in `board-question/`. */
const folderOf = (type: string) => type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export interface Editor {
  /** Applies all mutations or none, and writes the files. @throws EditError */
  commit(transactionId: string, mutations: readonly Mutation[]): Promise<readonly MutationEvent[]>
  /** Writes the version of a document that its last publication replaced as a draft, which the store then reads. @throws EditError */
  restore(id: string): Promise<void>
}

/** @param replaced the folder for the version of each published document that the last edit replaced */
export function createEditor(folder: string, store: EditableStore, applyPatch: ApplyPatch, replaced: string): Editor {
  let last: Promise<unknown> = Promise.resolve()

  async function commit(transactionId: string, mutations: readonly Mutation[]): Promise<readonly MutationEvent[]> {
    const { documents } = store.current().dataset
    const now = new Date().toISOString()
    const changes = new Map<string, Change>()
    const held = (id: string) => (changes.has(id) ? changes.get(id)?.result : documents.get(id))
    for (const mutation of mutations) {
      const id = targetOf(mutation)
      const result = after(mutation, held(id), applyPatch)
      const change = changes.get(id)
      if (change) {
        change.mutations.push(mutation)
        change.result = result
      } else if (result !== documents.get(id)) changes.set(id, { mutations: [mutation], result })
    }
    for (const [id, change] of changes)
      if (change.result)
        change.result = {
          ...change.result,
          _id: id,
          _rev: transactionId,
          _createdAt: documents.get(id)?._createdAt ?? now,
          _updatedAt: now,
        }
    check(changes)
    store.take(await write(changes))
    return [...changes].map(([id, change]) => ({
      documentId: id,
      transactionId,
      mutations: change.mutations,
      previous: documents.get(id),
      result: change.result,
    }))
  }

  /** Refuses what the site could not show, and a removal that would leave references to nothing. */
  function check(changes: ReadonlyMap<string, Change>): void {
    const all = new Map(store.current().dataset.documents)
    for (const [id, { result }] of changes)
      if (result) all.set(id, result)
      else all.delete(id)
    const published = () => new Map([...all].filter(([id]) => !isDraftId(id)))
    for (const [id, { result }] of changes) {
      if (result) {
        checkName(id)
        if (!documentTypes.some(({ name }) => name === result._type))
          throw new EditError(400, `"${result._type}" is no type of document here.`)
        const faults: string[] = []
        checkDocument(result, {
          typeOf: (other) => all.get(other)?._type,
          report: (path, problem) => faults.push(`${path || 'The document'} ${problem}.`),
        })
        // Drafts are work in progress.
        if (isDraftId(id)) continue
        if (faults.length === 0)
          for (const { path, problem, remedy, rule, isWarning } of faultsOf(result, {
            documents: published(),
            now: Date.now(),
          }))
            if (!isWarning) faults.push(`${path || 'The document'} ${problem}; ${remedy} (${rule}).`)
        if (faults.length > 0) throw new EditError(400, faults.join(' '))
      } else if (!isDraftId(id)) {
        const users = usesOf({ documents: all }, id)?.places.filter((place) => !isDraftId(place.id)) ?? []
        if (users.length > 0)
          throw new EditError(
            409,
            `${id} is used by ${[...new Set(users.map((use) => use.id))].join(', ')}; remove it there first.`,
          )
      }
    }
  }

  const fileOf = (id: string, type: string) => {
    const { files } = store.current()
    const own = files.get(id)
    if (own !== undefined) return own
    const published = files.get(publishedId(id))
    return join(published === undefined ? join(folder, folderOf(type)) : dirname(published), `${id}.json`)
  }

  const replacedFile = (id: string) => join(replaced, `${id}.json`)

  async function restore(id: string): Promise<void> {
    checkName(id)
    const draft = `drafts.${id}`
    if (store.current().dataset.documents.has(draft))
      throw new EditError(409, 'There is a draft already. Publish it or discard it first.')
    const fields = readFields(replacedFile(id))
    if (!fields) throw new EditError(409, 'No earlier version of this document is on this machine.')
    const file = fileOf(draft, String(fields['_type']))
    await (
      await prepareFile(file, await formatDocument({ ...fields, _id: draft }))
    )()
  }

  /** Puts every new file beside the old one before it replaces the first, so that a full disk changes nothing. */
  async function write(changes: ReadonlyMap<string, Change>): Promise<readonly Edit[]> {
    const edits: Edit[] = []
    const steps: (() => Promise<void>)[] = []
    for (const [id, { result }] of changes) {
      const file = fileOf(id, result?._type ?? '')
      const before = readFields(file)
      if ((before && (await fileRevision(folder, before))) !== store.fileRev(id))
        throw new EditError(409, `${file} was changed by another program; wait a moment, then do it again.`)
      if (before && !isDraftId(id)) {
        await mkdir(replaced, { recursive: true })
        await (
          await prepareFile(replacedFile(id), await formatDocument(before))
        )()
      }
      if (result) {
        const fields = fieldsOf(result, before ?? readFields(fileOf(publishedId(id), result._type)) ?? {}, writtenAsset)
        await mkdir(dirname(file), { recursive: true })
        steps.push(await prepareFile(file, await formatDocument(fields)))
        edits.push({ id, file, fileRev: await fileRevision(folder, fields), document: result })
      } else {
        steps.push(() => rm(file, { force: true }))
        edits.push({ id, file, fileRev: undefined, document: undefined })
      }
    }
    // Removals come last: an interruption leaves a document twice, never not at all.
    for (const [index, step] of steps.entries()) if (edits[index]?.document) await step()
    for (const [index, step] of steps.entries()) if (!edits[index]?.document) await step()
    return edits
  }

  const writtenAsset = (id: string): string | undefined => {
    const { documents, assets } = store.current().dataset
    const path = documents.get(id)?.['path']
    const asset = typeof path === 'string' ? assets.get(path.split('/').pop() ?? '') : undefined
    return asset && asset.written
  }

  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
  return {
    commit: (transactionId, mutations) => inTurn(() => commit(transactionId, mutations)),
    restore: (id) => inTurn(() => restore(id)),
  }
}

function checkName(id: string): void {
  if (!/^[a-zA-Z0-9_-][a-zA-Z0-9._-]*$/.test(id))
    throw new EditError(400, `"${id}" cannot be the name of a file; use letters, digits and hyphens.`)
}

function readFields(file: string): Fields | undefined {
  if (!existsSync(file)) return undefined
  try {
    const fields: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (isRecord(fields)) return fields
  } catch {
    // Below.
  }
  throw new EditError(409, `${file} was half written by another program; mend it or restore it, then do this again.`)
}

function targetOf(mutation: Mutation): string {
  if ('delete' in mutation) return mutation.delete.id
  if ('patch' in mutation) return mutation.patch.id
  const [document] = Object.values(mutation)
  if (typeof document?.['_id'] === 'string') return document['_id']
  throw new EditError(400, 'A mutation names no document.')
}

function after(
  mutation: Mutation,
  held: ContentDocument | undefined,
  applyPatch: ApplyPatch,
): ContentDocument | undefined {
  const id = targetOf(mutation)
  if ('delete' in mutation) return undefined
  if ('patch' in mutation) {
    if (!held) throw new EditError(409, `The document ${id} does not exist any more.`)
    const expected = mutation.patch['ifRevisionID']
    if (expected !== undefined && expected !== held._rev)
      throw new EditError(409, `The document ${id} was changed by someone else; look at it again.`)
    return applyPatch(held, mutation.patch)
  }
  if ('createIfNotExists' in mutation && held) return held
  if ('create' in mutation && held) throw new EditError(409, `The document ${id} exists already.`)
  const [fields] = Object.values(mutation)
  const type = fields?.['_type']
  if (typeof type !== 'string') throw new EditError(400, `The document ${id} has no type.`)
  return { ...fields, _id: id, _type: type, _rev: '', _createdAt: '', _updatedAt: '' }
}
