/**
 * Generates types and shapes of the results of the GROQ queries from schema/content, without network access, so that a
 * misspelt field does not compile and a value of the wrong type is found.
 */
import { type ExtractedModule, findQueriesInPath, TypeGenerator } from '@sanity/codegen'
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
 * Sanity's built-in types, as far as our queries read them. The originals are in the package of the
 * Studio, which only schema/studio installs.
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

/** The modules with queries. Reading them takes half of the time of code generation. */
async function queryModules(): Promise<ExtractedModule[]> {
  const { queries } = findQueriesInPath({ path: ['gateway/content/documents/*.ts', 'gateway/content/queries/*.ts'] })
  const modules: ExtractedModule[] = []
  for await (const module of queries) modules.push(module)
  const errors = modules.flatMap((module) => module.errors)
  if (errors.length > 0) throw new AggregateError(errors, errors.map(({ message }) => message).join('\n'))
  return modules
}

/** Both files by their paths. */
export async function generateTypes() {
  const schema = extractSchema(
    Schema.compile({ name: 'kerbcut', types: [...builtIn, ...types] }) as Parameters<typeof extractSchema>[0],
    { enforceRequiredFields: true },
  )
  const modules = await queryModules()
  // It throws where a query does not fit the schema; the generator of types would only report it.
  // It has its own copy, because evaluating a query sorts the unions of the schema.
  const shapes = shapesOf(modules, structuredClone(schema))
  const { code } = await new TypeGenerator().generateTypes({
    schema,
    queries: (async function* () {
      yield* modules
    })(),
  })
  return { 'gateway/content/groq.generated.ts': code, 'gateway/content/result-shapes.generated.ts': shapes }
}
