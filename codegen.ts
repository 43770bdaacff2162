import type { CodegenConfig } from '@graphql-codegen/cli'

const scalars = { Date: 'string', DateTime: 'string', FormAnswers: 'Answers' }
const importAnswers = "import type { Answers } from '#schema/forms/form-definition.ts'"

/** Types from the SDL and the operations. `npm run codegen` writes them; a test fails when they are stale. */
const config: CodegenConfig = {
  schema: 'schema/graphql/*.graphql',
  generates: {
    'gateway/types.generated.ts': {
      plugins: [
        { add: { content: ["import type { GatewayContext } from '#gateway/context.ts'", importAnswers] } },
        'typescript',
        'typescript-resolvers',
      ],
      config: {
        scalars,
        useTypeImports: true,
        enumsAsTypes: true,
        contextType: 'GatewayContext',
        nonOptionalTypename: true,
        // A field of an interface is a union of the types that implement it.
        useImplementingTypes: true,
        avoidOptionals: { object: true, field: true, inputValue: false },
      },
    },
    'web/graphql/generated.ts': {
      documents: 'web/**/*.graphql',
      plugins: [{ add: { content: importAnswers } }, 'typescript-operations', 'typed-document-node'],
      config: {
        scalars,
        useTypeImports: true,
        enumsAsTypes: true,
        skipTypename: false,
        nonOptionalTypename: true,
        immutableTypes: true,
        defaultScalarType: 'unknown',
        // A fragment's type and text are written once, and the operations refer to them.
        inlineFragmentTypes: 'combine',
        documentMode: 'graphQLTag',
        gqlImport: '@apollo/client#gql',
        dedupeFragments: true,
        // Without the comment a bundler keeps every document in every chunk.
        pureMagicComment: true,
      },
    },
  },
}

export default config
