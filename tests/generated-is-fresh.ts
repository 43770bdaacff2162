/** Generates everything again and compares: stale types would let a wrong query compile. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

const files = [
  'schema/forms/forms.generated.ts',
  'schema/graphql/forms.generated.graphql',
  'schema/content/blocks.generated.ts',
  'schema/content/documents.generated.ts',
  'gateway/content/blocks.generated.ts',
  'gateway/content/documents.generated.ts',
  'web/blocks/Blocks.generated.graphql',
  'web/blocks/registry.generated.ts',
  'gateway/content/groq.generated.ts',
  'gateway/content/result-shapes.generated.ts',
  'gateway/types.generated.ts',
  'gateway/resolvers/resolvers.generated.ts',
  'web/graphql/generated.ts',
  'schema/operations.json',
]
const formRoutes = 'web/templates/form-page'

/** By file. Code generation adds and removes the routes of forms. */
const read = () => {
  const routes = readdirSync(formRoutes).filter((file) => file.includes('.generated.'))
  return new Map(
    [...files, ...routes.map((file) => `${formRoutes}/${file}`)].map((file) => [file, readFileSync(file, 'base64')]),
  )
}

const before = read()
execFileSync('npm', ['run', '--silent', 'codegen'], { stdio: 'inherit' })
const after = read()
const stale = [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file))
if (stale.length > 0) {
  console.error(`Generated code was stale: ${stale.join(', ')}. It is fresh now: look at the change and commit it.`)
  process.exitCode = 1
}
