/**
 * Generates types and shapes of the results of the GROQ queries from schema/content, without network access, so that a
 * misspelt field does not compile and a value of the wrong type is found. Run by `npm run codegen`.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findQueriesInPath, getResolver, runTypegenGenerate } from '@sanity/codegen'
import { Schema } from '@sanity/schema'
import { extractSchema } from '@sanity/schema/_internal'
import { contentModel } from '#schema/content/content-model.ts'
import type { ContentField, ContentMember } from '#schema/content/content-type.ts'
import { shapesOf } from './generate-shapes.ts'

/** Sanity declares 'required' with a function; our model declares it as data. */
const withValidation = (field: ContentField): object => ({
  ...field,
  ...(field.fields && { fields: field.fields.map(withValidation) }),
  ...(field.of && { of: field.of.map(memberWithValidation) }),
  ...(field.isRequired && { validation: (rule: { required(): unknown }) => rule.required() }),
})

const memberWithValidation = (member: ContentMember): object => ({
  ...member,
  ...(member.fields && { fields: member.fields.map(withValidation) }),
})

const types = contentModel.map((type) => ({
  ...type,
  ...(type.fields && { fields: type.fields.map(withValidation) }),
  ...(type.of && { of: type.of.map(memberWithValidation) }),
}))

/**
 * Sanity's built-in types, as far as our queries read them. The originals are in the Studio, which this project does
 * not install.
 */
const number = (name: string) => ({ name, title: name, type: 'number' })
const string = (name: string) => ({
  name,
  title: name,
  type: 'string',
  validation: (rule: { required(): unknown }) => rule.required(),
})
const builtIn = [
  { name: 'slug', title: 'Slug', type: 'object', fields: [string('current')] },
  { name: 'sanity.imageCrop', title: 'Crop', type: 'object', fields: ['top', 'bottom', 'left', 'right'].map(number) },
  { name: 'sanity.imageHotspot', title: 'Hotspot', type: 'object', fields: ['x', 'y', 'height', 'width'].map(number) },
  {
    name: 'sanity.imageAsset',
    title: 'Image',
    type: 'document',
    fields: ['url', 'path', 'extension', 'mimeType'].map(string),
  },
  {
    name: 'sanity.fileAsset',
    title: 'File',
    type: 'document',
    fields: [...['url', 'path', 'extension', 'mimeType', 'originalFilename'].map(string), number('size')],
  },
]

const root = fileURLToPath(new URL('../..', import.meta.url))

const schema = Schema.compile({ name: 'kerbcut', types: [...builtIn, ...types] })
const extractedSchema = extractSchema(schema as Parameters<typeof extractSchema>[0], { enforceRequiredFields: true })
const path = ['gateway/content/documents/*.ts', 'gateway/content/queries/*.ts']
const result = await runTypegenGenerate({
  workDir: root,
  extractedSchema,
  config: {
    path,
    generates: 'gateway/content/groq.generated.ts',
    overloadClientMethods: true,
    formatGeneratedCode: false,
  },
  onProgress: (event) => {
    if (event.type === 'moduleEvaluated' && event.errors.length > 0) throw new Error(event.errors.join('\n'))
  },
})
if (result.filesWithErrors > 0) throw new Error(`GROQ types: ${result.filesWithErrors} files with errors`)
writeFileSync(
  new URL('result-shapes.generated.ts', import.meta.url),
  await shapesOf(findQueriesInPath({ path, resolver: getResolver(root) }).queries, extractedSchema),
)
