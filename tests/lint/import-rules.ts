/**
 * What each folder may import, by `#folder/` paths; its own files use `./`. The linter configuration is generated from
 * it.
 */
export interface FolderRule {
  /** A glob as the linter reads it. Where two rules match a file, the later one applies. */
  readonly files: string
  readonly mayImport: readonly string[]
}

const schema = '#schema/**'
const config = '#gateway/config.ts'
const gatewayTypes = ['#gateway/types.generated.ts', '#gateway/logger.ts']

/** What every part of a page may import. */
const base = ['#web/focus/**', '#web/loading/**', '#web/lib/**']

export const folderRules: readonly FolderRule[] = [
  { files: 'schema/**', mayImport: [schema] },
  { files: 'gateway/*.ts', mayImport: ['#gateway/**', schema] },
  { files: 'gateway/resolvers/**', mayImport: ['#gateway/**', schema] },
  {
    files: 'gateway/content/**',
    mayImport: [config, '#gateway/cache.ts', ...gatewayTypes, '#gateway/content/**', schema],
  },
  // Documents have blocks, and both are mapped.
  {
    files: 'gateway/content/blocks/**',
    mayImport: [
      ...gatewayTypes,
      '#gateway/content/groq.generated.ts',
      '#gateway/content/reader.ts',
      '#gateway/content/{blocks,map}/**',
      schema,
    ],
  },
  {
    files: 'gateway/content/map/**',
    mayImport: [
      ...gatewayTypes,
      '#gateway/content/groq.generated.ts',
      '#gateway/content/image-widths.ts',
      '#gateway/content/map/**',
      schema,
    ],
  },
  {
    files: 'gateway/search/**',
    mayImport: [
      '#gateway/cache.ts',
      '#gateway/within.ts',
      ...gatewayTypes,
      '#gateway/content/**',
      '#gateway/search/**',
      schema,
    ],
  },
  {
    files: 'gateway/submissions/**',
    mayImport: [
      config,
      '#gateway/mailbox.ts',
      '#gateway/postgres.ts',
      '#gateway/within.ts',
      '#gateway/write-once.ts',
      '#gateway/submissions/**',
      schema,
    ],
  },
  {
    files: 'gateway/security/**',
    mayImport: [
      config,
      '#gateway/context.ts',
      '#gateway/logger.ts',
      '#gateway/mailbox.ts',
      '#gateway/postgres.ts',
      schema,
    ],
  },
  {
    files: 'gateway/http/**',
    mayImport: [
      config,
      '#gateway/cache.ts',
      '#gateway/disk-space.ts',
      '#gateway/gateway.ts',
      '#gateway/logger.ts',
      '#gateway/content/source.ts',
      '#gateway/search/search.ts',
      '#gateway/submissions/submissions.ts',
      '#gateway/security/**',
      '#gateway/http/**',
      schema,
    ],
  },
  {
    files: 'gateway/local-sanity/**',
    mayImport: [config, '#gateway/preview-token.ts', '#gateway/local-sanity/**', schema],
  },
  { files: 'web/*', mayImport: ['#web/**', schema] },
  {
    files: 'web/server*/**',
    mayImport: [
      '#gateway/*.ts',
      '#gateway/http/**',
      '#gateway/content/assets.ts',
      '#gateway/content/bounded-fetch.ts',
      '#gateway/content/disk-cache.ts',
      '#gateway/security/client-address.ts',
      '#gateway/security/work-limit.ts',
      '#web/page-files/{make-file,parts}.ts',
      '#web/server/**',
      '#web/graphql/gateway-link.ts',
      '#web/graphql/request-context.ts',
      '#web/lib/**',
      '#web/site.ts',
      '#web/shell/static-500.ts',
      '#web/shell/preview-refusal.ts',
      schema,
    ],
  },
  {
    files: 'web/shell/**',
    mayImport: ['#web/shell/**', '#web/ui/**', ...base, '#web/speech/**', '#web/graphql/**', '#web/styles/**', schema],
  },
  {
    files: 'web/templates/**',
    mayImport: [
      '#web/templates/**',
      '#web/blocks/**',
      '#web/forms/**',
      '#web/audit/**',
      '#web/speech/**',
      '#web/ui/**',
      ...base,
      '#web/graphql/**',
      schema,
    ],
  },
  {
    files: 'web/endpoints/**',
    mayImport: [
      '#web/endpoints/**',
      '#web/audit/**',
      '#web/ui/icon/shapes.ts',
      '#web/lib/**',
      '#web/graphql/**',
      schema,
    ],
  },
  // It writes what blocks and templates show, from the same data.
  {
    files: 'web/page-files/**',
    mayImport: [
      '#web/page-files/**',
      '#web/audit/**',
      '#web/blocks/**/*.ts',
      '#web/forms/**/*.ts',
      '#web/templates/**/*.ts',
      '#web/graphql/**',
      '#web/lib/**',
      schema,
    ],
  },
  { files: 'web/blocks/**', mayImport: ['#web/blocks/**', '#web/ui/**', ...base, '#web/graphql/**', schema] },
  { files: 'web/forms/**', mayImport: ['#web/forms/**', '#web/ui/**', ...base, schema] },
  { files: 'web/ui/**', mayImport: ['#web/ui/**', ...base] },
  { files: 'web/{focus,loading,speech}/**', mayImport: [...base, schema] },
  { files: 'web/audit/**', mayImport: ['#web/audit/**', '#web/lib/**', schema] },
  { files: 'web/lib/**', mayImport: ['#web/lib/**', schema] },
  { files: 'web/graphql/**', mayImport: ['#web/graphql/**', '#web/lib/**', '#schema/cache-metadata.ts'] },
  {
    files: 'web/server.ts',
    mayImport: [
      '#gateway/*.ts',
      '#gateway/http/**',
      '#gateway/content/{assets,picture-reader}.ts',
      '#gateway/security/client-address.ts',
      '#web/server/**',
    ],
  },
]

/** Packages that belong to one folder. */
export const packageHomes: Readonly<Record<string, readonly string[]>> = {
  '@sanity/client': ['gateway/content/**', 'gateway/local-sanity/**/*.test.ts'],
  zod: ['gateway/submissions/**', 'gateway/local-sanity/**', 'gateway/config.ts'],
  kysely: ['gateway/submissions/**'],
  nodemailer: ['gateway/submissions/**'],
  pg: ['gateway/*.ts'],
  'rate-limiter-flexible': ['gateway/security/**'],
  'groq-js': ['gateway/local-sanity/**'],
  '@myriaddreamin/typst-ts-node-compiler': ['web/page-files/**'],
  docx: ['web/page-files/**'],
  minisearch: ['gateway/search/**'],
}
