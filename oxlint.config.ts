import { defineConfig, type OxlintOverride } from 'oxlint'
import { folderRules, packageHomes } from './tests/lint/import-rules.ts'

const parentImport = { regex: '^\\.\\./', message: 'Within a folder ./, everything else by #folder/.' }

/** Packages that may not be imported from files outside their home. A later override replaces an earlier one, so each lists all packages. */
const packagesForbiddenIn = (files: string) =>
  Object.entries(packageHomes)
    .filter(([, homes]) => !homes.some((home) => home === files))
    .map(([name, homes]) => ({ name, message: `Only ${homes.join(', ')} may import it.` }))

/** The linter configuration of one folder rule. */
const restrict = (files: string, mayImport: readonly string[]): OxlintOverride => ({
  files: [files],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        paths: packagesForbiddenIn(files),
        patterns: [
          {
            group: ['\\#*/**', ...mayImport.map((path) => `!\\${path}`)],
            message: `${files} may import ${mayImport.join(', ')} (tests/lint/import-rules.ts).`,
          },
          parentImport,
        ],
      },
    ],
  },
})

const parentsOnly = (files: string[]): OxlintOverride => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [parentImport] }] },
})

export default defineConfig({
  plugins: ['typescript', 'import', 'react', 'jsx-a11y', 'unicorn', 'oxc', 'promise', 'node'],
  jsPlugins: ['./tests/lint/controls.ts', './tests/lint/language.ts'],
  options: { typeAware: true },
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  ignorePatterns: [
    '**/*.generated.ts',
    '**/generated.ts',
    'build/**',
    '.react-router/**',
    'tests/lint/fixtures/**',
    'data/**',
  ],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/consistent-type-imports': 'error',
    'no-console': 'error',
    'language/plain-words': 'error',
    'import/no-default-export': 'error',
    'import/no-cycle': 'error',
    'react/react-in-jsx-scope': 'off',
    // Sanity's and GraphQL's own names: _id, __typename.
    'no-underscore-dangle': 'off',
    // It rejects given-name and family-name, which WCAG 1.3.5 requires; schema/forms types the tokens instead.
    'jsx-a11y/autocomplete-valid': 'off',
    // Safari ignores a list without bullets: `role="list"` restores it.
    'jsx-a11y/no-redundant-roles': 'off',
    // It suggests a fieldset, or an address, for every `group`.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // TypeScript itself holds that every way through a function returns.
    'typescript/consistent-return': 'off',
    'consistent-return': 'off',
    // An assertion stands only where types end, with its reason beside it.
    'typescript/no-unsafe-type-assertion': 'off',
    // A copy with one change is what is meant; none of our lists is long.
    'oxc/no-map-spread': 'off',
    // It takes event handlers for rendering.
    'react/purity': 'off',
    // The React Compiler's concern; this project does not use it.
    'react/preserve-manual-memoization': 'off',
    // A sequence is often what is meant: one step after the other.
    'no-await-in-loop': 'off',
    // Style sheets and set-up modules act by being imported.
    'import/no-unassigned-import': 'off',
    'unicorn/no-array-sort': 'off',
  },
  overrides: [
    ...folderRules.map(({ files, mayImport }) => restrict(files, mayImport)),
    parentsOnly(['gateway/config.ts']),
    // Tests may import from any folder.
    parentsOnly(['**/*.test.ts', '**/*.test.tsx', 'tests/**']),
    // What they give to a page runs there, without anything around it.
    {
      files: ['tests/audit/**'],
      rules: { 'unicorn/consistent-function-scoping': 'off', 'typescript/unbound-method': 'off' },
    },
    { files: ['web/**/*.tsx'], rules: { 'controls/from-ui': 'error' } },
    // Tests and examples set up small pages of their own.
    { files: ['web/ui/**', '**/*.test.tsx'], rules: { 'controls/from-ui': 'off' } },
    // Tools that demand a default export, and programs that speak to a person's terminal.
    {
      files: [
        '*.config.ts',
        'codegen.ts',
        'web/root.tsx',
        'web/routes.ts',
        'web/entry.*.tsx',
        'web/templates/*.tsx',
        'web/endpoints/*.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: [
        'web/server.ts',
        'gateway/main.ts',
        'gateway/preview-link.ts',
        'gateway/*/main.ts',
        'gateway/*/check.ts',
        'gateway/bootstrap.ts',
        'gateway/*/export.ts',
        'gateway/*/used.ts',
        'tests/*.ts',
      ],
      rules: { 'no-console': 'off' },
    },
  ],
})
