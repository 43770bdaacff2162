/**
 * `npm run codegen`: the SDL, operations and route modules of the forms, the types of the SDL and of operations, and the
 * types of the GROQ queries. An error leaves all files as they were. With `--check` it writes nothing, and fails if a
 * file is stale: a wrong query would compile.
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { InMemoryCache } from '@apollo/client'
import { type CodegenConfig, generate } from '@graphql-codegen/cli'
import { type DocumentNode, Kind, parse, print } from 'graphql'
import { generateTypes } from '#gateway/content/generate-types.ts'
import { generateForms } from '#schema/forms/generate-forms.ts'

/** Texts by path from the project's folder. */
type Files = Readonly<Record<string, string>>

const scalars = { Date: 'string', DateTime: 'string', FormAnswers: 'Answers' }
const importAnswers = "import type { Answers } from '#schema/forms/form-definition.ts'"

const gatewayTypes = {
  scalars,
  useTypeImports: true,
  enumsAsTypes: true,
  nonOptionalTypename: true,
  // Types a field of an interface as the union of the implementing types.
  useImplementingTypes: true,
  avoidOptionals: { object: true, field: true, inputValue: false },
}

const gatewayFiles: CodegenConfig['generates'] = {
  'gateway/types.generated.ts': {
    plugins: [{ add: { content: importAnswers } }, 'typescript'],
    config: gatewayTypes,
  },
  // The context has types from all of the gateway, so content and search must not import this file.
  'gateway/resolvers/resolvers.generated.ts': {
    plugins: [
      {
        add: {
          content: [
            "import type { GatewayContext } from '#gateway/context.ts'",
            "import type * as Types from '#gateway/types.generated.ts'",
          ],
        },
      },
      'typescript-resolvers',
    ],
    config: { ...gatewayTypes, contextType: 'GatewayContext', namespacedImportName: 'Types' },
  },
}

const operationsFile = 'web/graphql/generated.ts'

const operationsOutput = {
  plugins: [{ add: { content: importAnswers } }, 'typescript-operations', 'typed-document-node'],
  config: {
    scalars,
    useTypeImports: true,
    enumsAsTypes: true,
    skipTypename: false,
    nonOptionalTypename: true,
    immutableTypes: true,
    defaultScalarType: 'unknown',
    // Emits each fragment's type and text once; operations refer to them.
    inlineFragmentTypes: 'combine',
    documentMode: 'graphQLTag',
    gqlImport: '@apollo/client#gql',
    dedupeFragments: true,
    // Without the comment, bundlers include every document in every chunk.
    pureMagicComment: true,
  },
}

const isOperation = (value: unknown): value is DocumentNode =>
  typeof value === 'object' &&
  value !== null &&
  'definitions' in value &&
  Array.isArray(value.definitions) &&
  value.definitions[0]?.kind === Kind.OPERATION_DEFINITION

/** The exports of a module that is not in a file yet. */
async function evaluated(source: string): Promise<object> {
  const url = `${import.meta.url}?generated`
  const hooks = registerHooks({
    load: (file, context, next) =>
      file === url ? { format: 'module-typescript', shortCircuit: true, source } : next(file, context),
  })
  const exports: object = await import(url)
  hooks.deregister()
  return exports
}

/** The site's operations by the SHA-256 of the text that Apollo Client sends. */
async function persistedOperations(source: string): Promise<string> {
  // The cache adds __typename to the documents before they are sent.
  const cache = new InMemoryCache()
  const operations = Object.values(await evaluated(source))
    .filter(isOperation)
    .map((document) => print(cache.transformDocument(document)))
    .map((text) => [createHash('sha256').update(text).digest('hex'), text] as const)
    .sort(([a], [b]) => a.localeCompare(b))
  return `${JSON.stringify(Object.fromEntries(operations), null, 2)}\n`
}

/** Throws where the list of blocks lacks one: the errors of types would be in the files that use the list. */
function requireBlocks(): void {
  const listFile = 'web/blocks/Blocks.graphql'
  const list = readFileSync(listFile, 'utf8')
  const blocks = globSync('schema/graphql/!(*.generated).graphql')
    .flatMap((file) => parse(readFileSync(file, 'utf8')).definitions)
    .filter((definition) => definition.kind === Kind.OBJECT_TYPE_DEFINITION)
    .filter(({ interfaces }) => interfaces?.some(({ name }) => name.value === 'Block'))
  for (const { name } of blocks)
    if (!list.includes(`...${name.value}_block\n`))
      throw new Error(`${name.value} implements Block, but ${listFile} has no row ...${name.value}_block`)
}

async function generateGraphql(formSdl: string, formOperations: string): Promise<Files> {
  const outputs: readonly { readonly filename: string; readonly content: string }[] = await generate(
    {
      schema: ['schema/graphql/!(*.generated).graphql', formSdl],
      generates: {
        ...gatewayFiles,
        [operationsFile]: { ...operationsOutput, documents: ['web/**/!(*.generated).graphql', formOperations] },
      },
      silent: true,
    },
    false,
  )
  const files = Object.fromEntries(outputs.map(({ filename, content }) => [filename, content]))
  return { ...files, 'schema/operations.json': await persistedOperations(files[operationsFile] ?? '') }
}

const withNotice = (file: string, text: string) => {
  if (file.endsWith('.json')) return text
  const notice = 'Generated by `npm run codegen`.'
  return `${file.endsWith('.graphql') ? `# ${notice}` : `/** ${notice} */`}\n${text.trim()}\n`
}

/** Every generated file, as it should be. */
async function generatedFiles(): Promise<Files> {
  const forms = generateForms()
  requireBlocks()
  const files = {
    ...forms.files,
    ...(await generateGraphql(forms.sdl, forms.operations)),
    ...(await generateTypes()),
  }
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [file, withNotice(file, text)]))
}

if (import.meta.main) {
  // The message names the file; the stack is the generators' own.
  const files = await generatedFiles().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  })
  // Such as the route module of a form that was removed.
  const leftOver = globSync('{gateway,schema,web}/**/*.generated.*').filter((file) => !Object.hasOwn(files, file))
  if (process.argv.includes('--check')) {
    const isStale = (file: string) => !existsSync(file) || readFileSync(file, 'utf8') !== files[file]
    const stale = [...Object.keys(files).filter(isStale), ...leftOver]
    if (stale.length > 0) throw new Error(`Generated code is stale: ${stale.join(', ')}. Run npm run codegen.`)
  } else {
    for (const file of leftOver) rmSync(file)
    for (const [file, text] of Object.entries(files)) writeFileSync(file, text)
  }
}
