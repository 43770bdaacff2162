/** Generates the forms' part of the SDL, their operations and their route modules from their definitions. */
import { camelCase, pascalCase } from '#schema/text.ts'
import { fieldsOf, type Field, type FormDefinition } from './form-definition.ts'
import { forms } from './forms.ts'

const definitions: readonly FormDefinition[] = Object.values(forms)

const typeOf = ({ kind }: Field) => (kind === 'choices' ? '[String!]' : 'String')

const meaningOf = ({ label, kind }: Field) =>
  JSON.stringify(kind === 'date' ? `${label} Day, month and year, like \`27/3/1950\`.` : label)

const inputOf = (form: FormDefinition) => `
"""
What was typed in the form of schema/forms/definitions/${form.name}.ts.
Everything is nullable, so that our own validation reports what is missing, and not the GraphQL parser.
"""
input ${pascalCase(form.mutation)}Input {
  "From formToken."
  token: String
${fieldsOf(form)
  .map((field) => `  ${meaningOf(field)}\n  ${field.name}: ${typeOf(field)}\n`)
  .join('')}${
  form.steps.length > 1
    ? '  "The answers so far, as takeFormStep returned them. Those beside it take their place."\n  sealed: String\n'
    : ''
}  "Honeypot: filled in, it marks the submission as suspect."
  website: String
}

extend type Mutation {
  "Stores what was typed in the form \`${form.name}\`, and has it delivered."
  ${form.mutation}(input: ${pascalCase(form.mutation)}Input!): SubmissionResult!
}
`

const operationOf = ({ mutation }: FormDefinition) => `
mutation ${pascalCase(mutation)}($input: ${pascalCase(mutation)}Input!) {
  result: ${mutation}(input: $input) {
    ...SubmissionResult_result
  }
}
`

const routeOf = ({ name, mutation }: FormDefinition) => `
import { ${camelCase(name)} } from '#schema/forms/definitions/${name}.ts'
import { ${pascalCase(mutation)}Document } from '#web/graphql/generated.ts'
import { formAction } from './form-action.ts'
import { formLoader } from './form-loader.ts'
import { FormPage } from './FormPage.tsx'
import { formClientAction } from './form-route.ts'

export { headers } from './form-action.ts'
export { meta, shouldRevalidate } from './form-route.ts'

export const loader = formLoader(${camelCase(name)})
export const action = formAction(${camelCase(name)}, ${pascalCase(mutation)}Document)
export const clientAction = formClientAction(${camelCase(name)})

export default function ${pascalCase(name)}() {
  return <FormPage definition={${camelCase(name)}} />
}
`

const pages = 'web/templates/form-page'

/** The part of the SDL, the operations, and all files by their paths. */
export function generateForms() {
  const sdl = definitions.map(inputOf).join('')
  const operations = definitions.map(operationOf).join('')
  return {
    sdl,
    operations,
    files: {
      'schema/graphql/forms.generated.graphql': sdl,
      [`${pages}/forms.generated.graphql`]: operations,
      // A module for each form, so that a visitor downloads only the definition of the form that they open.
      ...Object.fromEntries(definitions.map((form) => [`${pages}/${form.name}.generated.tsx`, routeOf(form)])),
    },
  }
}
