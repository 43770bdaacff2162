/** Validates documents against the content model: the local Sanity refuses what a Studio would refuse. */
import { z } from 'zod'
import { contentModel } from '#schema/content/content-model.ts'
import type { ContentField, ContentMember } from '#schema/content/content-type.ts'
import { isAbsent, faultOf } from '#schema/content/object-faults.ts'
import { isRecord } from '#schema/is-record.ts'
import { isDraftId, publishedId } from '#schema/content/content-document.ts'
import { unreadableAsset } from './place-assets.ts'

export interface CheckContext {
  /**
   * The `_type` of the document with this id; null when it exists but could not be read; undefined when there is none.
   */
  readonly typeOf: (id: string) => string | null | undefined
  readonly report: (path: string, problem: string) => void
}

/** A type of the model, a field or an array member: anything that constrains a value. */
type Shape = Partial<Omit<ContentMember, 'of' | 'type'>> &
  Pick<ContentField, 'type' | 'options'> & { readonly of?: readonly Shape[] }
type Fields = readonly ContentField[]

const types: ReadonlyMap<string, Shape> = new Map(contentModel.map((type) => [type.name, type]))
const documentTypes = contentModel.filter(({ type }) => type === 'document')

const basicTypes: Readonly<Record<string, { readonly check: z.ZodType; readonly say: string }>> = {
  string: { check: z.string(), say: 'text in quotes' },
  text: { check: z.string(), say: 'text in quotes' },
  number: { check: z.number(), say: 'a number' },
  boolean: { check: z.boolean(), say: 'true or false' },
  date: { check: z.iso.date(), say: 'a date such as "2026-11-20"' },
  datetime: {
    check: z.iso.datetime({ offset: true }),
    say: 'a time with its zone, such as "2026-11-20T09:00:00+10:00"',
  },
  url: {
    check: z.url({ protocol: /^(https|mailto|tel|sms)$/ }),
    say: 'an address that begins with https:, mailto:, tel: or sms:',
  },
}

const documentKeys = new Set(['_id', '_type', '_rev', '_createdAt', '_updatedAt', '_system'])
const objectKeys = new Set(['_type', '_key'])
const assetKeys = new Set([...objectKeys, 'asset', 'crop', 'hotspot'])

/** Checks one document whose assets are already resolved. Reports every fault to `context.report`. */
export function checkDocument(document: Readonly<Record<string, unknown>>, context: CheckContext): void {
  const { _id: id, _type: type } = document
  if (typeof id !== 'string' || id === '')
    return context.report('_id', 'is missing; write the name of the file without .json')
  if (!/^[a-zA-Z0-9._-]+$/.test(id)) return context.report('_id', `is "${id}"; use letters, digits, hyphens and dots`)
  const shape = documentTypes.find(({ name }) => name === type)
  if (!shape) {
    const names = documentTypes.map(({ name }) => name).join(', ')
    return context.report(
      '_type',
      typeof type === 'string' && type !== ''
        ? `is "${type}", which is no type of document (${names})`
        : `is missing; write one of ${names}`,
    )
  }
  checkFields(document, shape.fields ?? [], '', documentKeys, { ...context, isDraft: isDraftId(id) })
}

interface Context extends CheckContext {
  /** Drafts are work in progress and may lack required fields. */
  readonly isDraft: boolean
}

function checkFields(
  value: Readonly<Record<string, unknown>>,
  fields: Fields,
  path: string,
  own: ReadonlySet<string>,
  context: Context,
): void {
  const at = (name: string) => (path ? `${path}.${name}` : name)
  const names = fields.map(({ name }) => name)
  for (const name of Object.keys(value))
    if (!own.has(name) && !names.includes(name))
      context.report(at(name), `is not a field here; remove it or correct its name (${names.join(', ') || 'none'})`)
  for (const field of fields) {
    const fieldValue = value[field.name]
    if (!isAbsent(fieldValue) && !(Array.isArray(fieldValue) && fieldValue.length === 0))
      checkValue(fieldValue, field, at(field.name), context)
    else if (field.isRequired && !context.isDraft)
      context.report(at(field.name), `is missing; write it: ${field.title}`)
  }
}

function checkValue(value: unknown, shape: Shape, path: string, context: Context): void {
  const { report } = context
  const named = types.get(shape.type)
  const basic = basicTypes[shape.type]
  if (named) {
    checkNamed(value, shape.type, named, path, context)
  } else if (basic) {
    if (!basic.check.safeParse(value).success) report(path, `is ${brief(value)}; write ${basic.say}`)
    else if (shape.options && typeof value === 'string' && !shape.options.list.includes(value))
      report(path, `is ${brief(value)}; write one of ${shape.options.list.join(', ')}`)
  } else if (shape.type === 'array') {
    checkArray(value, shape.of ?? [], path, context)
  } else if (!isRecord(value)) {
    report(path, `is ${brief(value)}; write { … } with the fields of ${shape.type}`)
  } else if (shape.type === 'reference') {
    checkReference(value, shape.to ?? [], path, context)
  } else if (shape.type === 'slug') {
    if (value['_type'] !== 'slug' || typeof value['current'] !== 'string' || value['current'] === '')
      report(path, 'is not a slug; write { "_type": "slug", "current": "words-of-the-address" }')
  } else if (shape.type === 'block') {
    checkBlock(value, shape, path, context)
  } else if (shape.type === 'image' || shape.type === 'file') {
    checkType(value, shape.type, path, context)
    checkAsset(value, shape, path, context)
  } else {
    checkFields(value, shape.fields ?? [], path, objectKeys, context)
  }
}

/** Checks a value of a named type, including rules that the model's data cannot express. */
function checkNamed(value: unknown, name: string, shape: Shape, path: string, context: Context): void {
  if (shape.type === 'array') return checkArray(value, shape.of ?? [], path, context)
  if (!isRecord(value)) return context.report(path, `is ${brief(value)}; write { "_type": "${name}", … }`)
  checkType(value, name, path, context)
  if (shape.type === 'image') checkAsset(value, shape, path, context)
  else checkFields(value, shape.fields ?? [], path, objectKeys, context)

  if (context.isDraft) return
  const fault = faultOf(name, value)
  if (fault !== undefined) context.report(path, fault)
}

function checkType(value: Readonly<Record<string, unknown>>, name: string, path: string, { report }: Context): void {
  if (value['_type'] !== name)
    report(
      path,
      `has ${value['_type'] === undefined ? 'no _type' : `the _type ${brief(value['_type'])}`}; write "_type": "${name}"`,
    )
}

function checkArray(value: unknown, members: readonly Shape[], path: string, context: Context): void {
  if (!Array.isArray(value)) return context.report(path, `is ${brief(value)}; write a list in [ … ]`)
  const nameOf = (member: Shape) => member.name ?? member.type
  const keys = new Set<unknown>()
  for (const [index, item] of value.entries()) {
    const at = `${path}[${index}]`
    if (!isRecord(item)) {
      const member = members.find(({ type }) => type in basicTypes)
      if (member) checkValue(item, member, at, context)
      else
        context.report(
          at,
          `is ${brief(item)}; write { "_key": "…", "_type": "…" } with one of ${members.map(nameOf).join(', ')}`,
        )
      continue
    }
    const key = item['_key']
    if (typeof key !== 'string' || key === '')
      context.report(at, 'has no _key; give it one that no other member of this list has')
    else if (keys.has(key))
      context.report(at, `has the _key "${key}" that another member of this list has; give it its own`)
    keys.add(key)
    const member = members.find((candidate) => nameOf(candidate) === item['_type'])
    if (member) checkValue(item, member, at, context)
    else
      context.report(
        at,
        `has ${item['_type'] === undefined ? 'no _type' : `the _type ${brief(item['_type'])}`}; use one of ${members.map(nameOf).join(', ')}`,
      )
  }
}

function checkReference(
  value: Readonly<Record<string, unknown>>,
  to: readonly { readonly type: string }[],
  path: string,
  context: Context,
): void {
  const ref = value['_ref']
  const names = to.map(({ type }) => type).join(' or ')
  if (value['_type'] !== 'reference' || typeof ref !== 'string')
    return context.report(path, 'is not a reference; write { "_type": "reference", "_ref": "the id" }')
  if (isDraftId(ref))
    return context.report(path, `refers to the draft "${ref}"; write the published id, ${publishedId(ref)}`)
  if (value['_weak'] === true) return
  // A draft may refer to another draft, because both are published together.
  const type = context.typeOf(ref) ?? (context.isDraft ? context.typeOf(`drafts.${ref}`) : undefined)
  if (type === undefined && context.typeOf(ref) !== null)
    context.report(path, `refers to "${ref}", which does not exist; add it or correct the id`)
  else if (type && !to.some((allowed) => allowed.type === type))
    context.report(path, `refers to "${ref}", which is a ${type}; it takes a ${names}`)
}

function checkAsset(value: Readonly<Record<string, unknown>>, shape: Shape, path: string, context: Context): void {
  checkFields(value, shape.fields ?? [], path, assetKeys, context)
  const asset = value['asset']
  if (asset === unreadableAsset) return
  const written = shape.type === 'image' ? 'image@file://./images/name.svg' : 'file@file://./files/name.mp4'
  if (!isRecord(asset)) return context.report(path, `names no file; write "_sanityAsset": "${written}"`)
  checkReference(
    asset,
    [{ type: shape.type === 'image' ? 'sanity.imageAsset' : 'sanity.fileAsset' }],
    `${path}.asset`,
    context,
  )
}

/** Portable Text: https://www.portabletext.org */
function checkBlock(value: Readonly<Record<string, unknown>>, shape: Shape, path: string, context: Context): void {
  const { report } = context
  const marks = shape.marks ?? { decorators: [], annotations: [] }
  const oneOf = (name: string, choices: readonly { readonly value: string }[] = []) => {
    const actual = value[name]
    if (actual !== undefined && !choices.some((choice) => choice.value === actual))
      report(`${path}.${name}`, `is ${brief(actual)}; write one of ${choices.map((choice) => choice.value).join(', ')}`)
  }
  oneOf('style', shape.styles)
  oneOf('listItem', shape.lists)
  if (value['level'] !== undefined && !(Number.isInteger(value['level']) && Number(value['level']) > 0))
    report(`${path}.level`, 'is not a level; write 1 or more')
  for (const name of Object.keys(value))
    if (!['_type', '_key', 'style', 'listItem', 'level', 'children', 'markDefs'].includes(name))
      report(`${path}.${name}`, 'is not a field of a block of text; remove it')

  const { children, markDefs = [] } = value
  if (markDefs !== null) checkArray(markDefs, marks.annotations, `${path}.markDefs`, context)
  if (!Array.isArray(children) || children.length === 0)
    return report(`${path}.children`, 'is missing; write the spans of text in [ … ]')
  checkArray(children, [span, ...(shape.of ?? [])], `${path}.children`, context)

  const defined = Array.isArray(markDefs) ? markDefs.filter(isRecord).map((mark) => mark['_key']) : []
  const allowed = new Set([...marks.decorators.map((decorator) => decorator.value), ...defined])
  for (const [index, child] of children.entries()) {
    if (!isRecord(child) || child['_type'] !== 'span') continue
    const at = `${path}.children[${index}]`
    if (typeof child['text'] !== 'string') report(`${at}.text`, 'is missing; write text in quotes')
    for (const mark of Array.isArray(child['marks']) ? child['marks'] : [])
      if (!allowed.has(mark))
        report(
          `${at}.marks`,
          `names ${brief(mark)}; use ${marks.decorators.map((item) => item.value).join(', ')} or the _key of one of the block’s markDefs`,
        )
  }
}

/** `text` may be empty: editors leave empty spans around inline objects. */
const span: Shape = {
  type: 'object',
  name: 'span',
  fields: [
    { name: 'text', title: 'Text', type: 'string' },
    { name: 'marks', title: 'Marks', type: 'array', of: [{ type: 'string' }] },
  ],
}

/** A value shortened for use in a sentence. */
function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}
