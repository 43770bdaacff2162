import { Schema } from '@sanity/schema'
import { expect, test } from 'vitest'
import { documents } from '#schema/content/content-model.ts'
import { segmentsOf } from '#schema/studio/checks.ts'
import { ordersOf, schemaTypes } from '#schema/studio/schema-types.ts'

/** Types of the Studio itself. */
const builtIn = [
  { name: 'slug', type: 'object', fields: [{ name: 'current', type: 'string' }] },
  ...['sanity.imageAsset', 'sanity.fileAsset'].map((name) => ({
    name,
    type: 'document',
    fields: [{ name: 'url', type: 'string' }],
  })),
  ...['sanity.imageCrop', 'sanity.imageHotspot'].map((name) => ({
    name,
    type: 'object',
    fields: [{ name: 'x', type: 'number' }],
  })),
]

test('Sanity compiles every type, with a preview of fields that exist', () => {
  const schema = Schema.compile({ name: 'kerbcut', types: [...builtIn, ...schemaTypes] })
  for (const { name } of documents) expect(schema.get(name), name).toBeDefined()
  for (const { name, fields = [] } of documents) {
    const { preview } = schema.get(name)
    for (const path of Object.values<string>(preview.select))
      expect(
        fields.map((field) => field.name),
        name,
      ).toContain(path.split('.')[0])
    for (const [field] of ordersOf(name))
      expect(
        fields.map((own) => own.name),
        name,
      ).toContain(field)
  }
})

test('every field of a long form is in a group', () => {
  const grouped = schemaTypes.filter((type) => 'groups' in type)
  expect(grouped.map(({ name }) => name)).toEqual(['page', 'product', 'siteSettings'])
  for (const type of grouped)
    for (const field of 'fields' in type && Array.isArray(type.fields) ? type.fields : [])
      expect(field.group, `${type.name}.${field.name}`).toBeDefined()
})

test('the place of a fault is the field in the form', () => {
  const document = { blocks: [{ _key: 'a', points: ['One', 'Two'] }], lead: 'Lead' }
  expect(segmentsOf('blocks[0].points[1]', document)).toEqual(['blocks', { _key: 'a' }, 'points', 1])
  expect(segmentsOf('lead', document)).toEqual(['lead'])
  expect(segmentsOf('', document)).toEqual([])
  expect(segmentsOf('_id', document)).toEqual([])
})
