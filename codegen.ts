import type { CodegenConfig } from '@graphql-codegen/cli'

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

/** Generates types from the SDL and the operations for `npm run codegen`. A test fails when they are stale. */
const config: CodegenConfig = {
  schema: 'schema/graphql/*.graphql',
  generates: {
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
        // Emits each fragment's type and text once; operations refer to them.
        inlineFragmentTypes: 'combine',
        documentMode: 'graphQLTag',
        gqlImport: '@apollo/client#gql',
        dedupeFragments: true,
        // Without the comment, bundlers include every document in every chunk.
        pureMagicComment: true,
      },
    },
  },
}

export default config
