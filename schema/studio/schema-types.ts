/** The content model as Sanity's schema types: the same objects, with what a form needs beside them. */
import { normalized } from '../bounded.ts'
import { addressSlug } from '../document-address.ts'
import { contentModel } from '../content/content-model.ts'
import type { ContentField, ContentMember, ContentType } from '../content/content-type.ts'
import { faultOf } from '../content/object-faults.ts'
import { isRecord } from '../is-record.ts'
import { faultsBesideFields } from './checks.ts'

/** The part of Sanity's rules that is used here. */
interface Rule {
  required(): Rule
  min(length: number): Rule
  assetRequired(): Rule
  warning(): Rule
  uri(options: { readonly scheme: readonly string[] }): Rule
  custom(check: (value: never, context: never) => unknown): Rule
}

type Shape = ContentType | ContentField | ContentMember

/** The groups of long forms. Fields without a group are in the first. */
const groups: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  page: {
    'Top of the page': ['path', 'title', 'lead', 'picture'],
    Content: ['blocks'],
    Forms: ['otherHelp', 'choicePictures'],
    'Words for the search': ['searchWords'],
    'Search engines and reviews': ['description', 'lastReviewed', 'reviewDue', 'expiresAt'],
  },
  product: {
    'What it is': ['slug', 'name', 'summary', 'about', 'picture', 'helps', 'features', 'checks'],
    'Category, needs and cost': ['category', 'isoCode', 'needs', 'funding', 'price', 'hire', 'suppliers'],
    'Words for the search': ['otherWords', 'searchWords'],
    Reviews: ['lastReviewed', 'reviewDue'],
  },
  siteSettings: {
    Alert: ['siteAlert', 'safetyNote'],
    'How to reach us': [
      'supportPhone',
      'contactEmail',
      'openingHours',
      'offices',
      'helpLinks',
      'socialLinks',
      'subscribeLink',
    ],
    'Who gets which form': ['mailRoutes', 'escalationEmail'],
    'The organisation': [
      'providerName',
      'tagline',
      'description',
      'badge',
      'acknowledgement',
      'policyLinks',
      'sampleNote',
    ],
    Tools: ['switchedOff'],
  },
}

/** Lists that are not sorted by name. */
const orders: Readonly<Record<string, readonly (readonly [field: string, direction: 'asc' | 'desc'])[]>> = {
  page: [
    ['path', 'asc'],
    ['reviewDue', 'asc'],
  ],
  post: [
    ['publishedAt', 'desc'],
    ['title', 'asc'],
  ],
  job: [['closesOn', 'desc']],
  publication: [['publishedOn', 'desc']],
  product: [
    ['name', 'asc'],
    ['reviewDue', 'asc'],
  ],
  fact: [
    ['name', 'asc'],
    ['reviewBy', 'asc'],
  ],
  redirect: [['from', 'asc']],
}

const today = () => new Date().toISOString().slice(0, 10)

/** What a new document begins with. */
const initialValues: Readonly<Record<string, () => object>> = {
  page: () => ({ path: '/', lastReviewed: today() }),
  post: () => ({ publishedAt: new Date().toISOString() }),
  job: () => ({ publishedAt: new Date().toISOString() }),
  product: () => ({ lastReviewed: today() }),
  publication: () => ({ publishedOn: today() }),
  fact: () => ({ asAt: today() }),
}

const wordsOf = (name: string) =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const choices = (list: readonly string[]) =>
  list.map((value) => ({ value, title: /^[a-z]+([A-Z][a-z]+)+$/.test(value) ? wordsOf(value) : value }))

const optionsOf = (shape: Shape): object | undefined => {
  const [member] = shape.type === 'array' ? (shape.of ?? []) : []
  if (member && 'options' in member && member.options) return { list: choices(member.options.list) }
  if ('options' in shape && shape.options) return { list: choices(shape.options.list) }
  if (shape.type === 'image') return { hotspot: true }
  if (shape.type === 'slug')
    return {
      source: (document: Readonly<Record<string, unknown>>) => document['title'] ?? document['name'],
      slugify: (words: string) => {
        const slug = normalized(words, 'NFD')
          .toLowerCase()
          .replaceAll(/[^a-z0-9]+/g, '-')
          .replaceAll(/^-|-$/g, '')
        return addressSlug(slug.slice(0, 80)) ?? ''
      },
    }
  return undefined
}

const required = (rule: Rule, { type }: Shape): Rule => {
  if (type === 'array' || type === 'richText') return rule.required().min(1)
  return ['picture', 'image', 'file'].includes(type) ? rule.required().assetRequired() : rule.required()
}

/** `isRequired` and what the model says in words, as Sanity's validation, which is a function. */
const validationOf = (shape: Shape) => (rule: Rule) => {
  const kind = ['link', 'picture'].find((name) => name === shape.type || name === shape.name)
  return [
    ...('isRequired' in shape && shape.isRequired ? [required(rule, shape)] : []),
    ...(shape.type === 'url' ? [rule.uri({ scheme: ['https', 'mailto', 'tel', 'sms'] })] : []),
    ...(kind === undefined
      ? []
      : [rule.custom((value: unknown) => (isRecord(value) ? sentenceOf(faultOf(kind, value)) : true))]),
    ...(shape.type === 'document'
      ? [rule.custom(faultsBesideFields(false)), rule.custom(faultsBesideFields(true)).warning()]
      : []),
  ]
}

const sentenceOf = (fault: string | undefined) =>
  fault === undefined || `${fault.charAt(0).toUpperCase()}${fault.slice(1)}.`

/** The text of a value, for lists: words, or the first paragraph of Portable Text. */
function plain(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  const [first]: readonly unknown[] = Array.isArray(value) ? value : []
  if (typeof first === 'string') return first
  const children = isRecord(first) && Array.isArray(first['children']) ? first['children'] : []
  const text = children.map((child: unknown) => (isRecord(child) ? child['text'] : '')).join('')
  return text === '' ? undefined : text
}

const names = ['title', 'name', 'question', 'heading', 'label', 'term', 'word', 'caption', 'summary', 'from', 'choice']
const seconds = [
  'path',
  'to',
  'value',
  'role',
  'abbreviation',
  'kind',
  'summary',
  'sentence',
  'sentences',
  'meaning',
  'text',
  'code',
]

/** The text of a field in a list: the words of a link, the name of what is referred to, the first of several texts. */
const pathOf = ({ name, type, of, to }: ContentField): string => {
  if (type === 'link') return `${name}.label`
  if (type === 'reference') return `${name}.${to?.[0]?.type === 'page' ? 'title' : 'name'}`
  if (type === 'slug') return `${name}.current`
  return type === 'array' && of?.[0]?.type === 'string' ? `${name}.0` : name
}

const hasText = ({ type }: ContentField) => !['picture', 'boolean', 'number', 'date', 'datetime'].includes(type)

/** What a list shows of an object: its name, what tells it from others, and its picture. */
function previewOf({ fields = [], title }: { readonly fields?: readonly ContentField[]; readonly title?: string }) {
  const named = (wanted: readonly string[]) =>
    wanted.flatMap((name) => fields.find((field) => field.name === name) ?? []).at(0)
  const first = named(names) ?? fields.find(hasText)
  const second =
    named(seconds.filter((name) => name !== first?.name)) ??
    fields.find((field) => field.type === 'reference' && field !== first)
  const picture = fields.find(({ type }) => type === 'picture')
  return {
    select: {
      ...(first && { title: pathOf(first) }),
      ...(second && { subtitle: pathOf(second) }),
      ...(picture && { media: picture.name }),
    },
    prepare: ({ title: own, subtitle, media }: Readonly<Record<string, unknown>>) => ({
      title: plain(own) ?? plain(subtitle) ?? title,
      subtitle: plain(own) === undefined ? title : (plain(subtitle) ?? title),
      media,
    }),
  }
}

/** How lists of documents can be sorted, the usual way first. */
export function ordersOf(type: string): readonly (readonly [field: string, direction: 'asc' | 'desc'])[] {
  const fields = contentModel.find(({ name }) => name === type)?.fields ?? []
  const usual = ['order', ...names].find((name) => fields.some((field) => field.name === name))
  return orders[type] ?? (usual === undefined ? [] : [[usual, 'asc']])
}

const descriptionOf = (shape: Shape) => ('description' in shape ? shape.description : undefined)

/** A slug is made of the title, so it comes after it. */
const slugAfterTitle = (fields: readonly ContentField[]): readonly ContentField[] => {
  const slug = fields.filter(({ type }) => type === 'slug')
  const others = fields.filter(({ type }) => type !== 'slug')
  const place = others.findIndex(({ name }) => name === 'title' || name === 'name') + 1
  return place === 0 ? fields : others.toSpliced(place, 0, ...slug)
}

/** A type, a field or a member of a list as Sanity reads it. */
function translate(shape: Shape): object {
  const { fields, of } = shape
  const own = groups[shape.name ?? ''] ?? {}
  const groupOf = (field: string) => Object.keys(own).find((group) => own[group]?.includes(field))
  const isObject = shape.type === 'object' || shape.type === 'document'
  const options = optionsOf(shape)
  const initialValue = shape.type === 'document' && 'name' in shape ? initialValues[shape.name ?? ''] : undefined
  const isLong = (fields?.length ?? 0) > 0 && Object.keys(own).length > 0
  return {
    ...shape,
    validation: validationOf(shape),
    // The Studio's message after an upload that failed says no reason.
    ...(['picture', 'file'].includes(shape.type) && {
      description: [descriptionOf(shape), 'At most 20 MB.'].filter(Boolean).join(' '),
    }),
    ...(options && { options }),
    ...(fields && {
      fields: slugAfterTitle(fields).map((field) => ({
        ...translate(field),
        ...(isLong && { group: groupOf(field.name) }),
      })),
    }),
    ...(of && { of: of.map(translate) }),
    ...(isObject && { preview: previewOf(shape) }),
    ...(isLong && {
      groups: Object.keys(own).map((group, index) => ({ name: group, title: group, default: index === 0 })),
    }),
    ...(initialValue && { initialValue }),
    ...(shape.type === 'document' && {
      orderings: ordersOf(shape.name ?? '').map(([field, direction]) => ({
        name: `${field}-${direction}`,
        title: `By ${wordsOf(field).toLowerCase()}`,
        by: [{ field, direction }],
      })),
    }),
    ...(shape.type === 'block' && 'marks' in shape && { marks: blockMarks(shape) }),
  }
}

const blockMarks = ({ marks }: ContentMember) => ({ ...marks, annotations: marks?.annotations.map(translate) })

export const schemaTypes = contentModel.map((type) => ({ ...translate(type), name: type.name }))
