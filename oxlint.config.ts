import { defineConfig, type OxlintOverride } from 'oxlint'
import { folderRules, packageHomes } from './tests/lint/import-rules.ts'
import { youngerFeatures } from './tests/lint/younger-features.ts'

const parentImport = { regex: '^\\.\\./', message: 'Within a folder ./, everything else by #folder/.' }

/** Packages that files outside their own folder may not import. A later override replaces an earlier one, so each lists them all. */
const packagesForbiddenIn = (files: string) =>
  Object.entries(packageHomes)
    .filter(([, homes]) => !homes.some((home) => home === files))
    .map(([name, homes]) => ({ name, message: `Only ${homes.join(', ')} may import it.` }))

/** Converts one folder's import rule to an oxlint override. */
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

const boundedNormalize = {
  property: 'normalize',
  message: 'Use `normalized` of schema/bounded.ts: its time does not grow with the square of the text.',
}

const youngerThanBrowsers = youngerFeatures.map((name) => {
  const [object = '', property = '', method] = name.split('.')
  const message = 'Some supported browsers do not have it (web/decisions.md).'
  return method === undefined ? { object, property, message } : { property: method, message }
})

const parentsOnly = (files: string[]): OxlintOverride => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [parentImport] }] },
})

export default defineConfig({
  plugins: ['typescript', 'import', 'react', 'jsx-a11y', 'unicorn', 'oxc', 'promise', 'node'],
  jsPlugins: ['./tests/lint/changing-text.ts', './tests/lint/accessible-changes.ts'],
  options: { typeAware: true },
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  ignorePatterns: [
    '**/*.generated.ts',
    '**/generated.ts',
    'build/**',
    '.react-router/**',
    'tests/*/fixtures/**',
    'data/**',
  ],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/consistent-type-imports': 'error',
    'no-console': 'error',
    'import/no-default-export': 'error',
    'no-restricted-properties': ['error', boundedNormalize],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'react/react-in-jsx-scope': 'off',
    // Names defined by Sanity and GraphQL: _id, __typename.
    'no-underscore-dangle': 'off',
    // It rejects given-name and family-name, which WCAG 1.3.5 requires; schema/forms types the tokens instead.
    'jsx-a11y/autocomplete-valid': 'off',
    // Safari drops the list role of a list without bullets, so those lists have an explicit `role="list"`.
    'jsx-a11y/no-redundant-roles': 'off',
    // It suggests fieldset or address for every `group`.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // TypeScript already checks that every code path returns.
    'typescript/consistent-return': 'off',
    'consistent-return': 'off',
    // Assertions are used only where types end, with a comment that explains each.
    'typescript/no-unsafe-type-assertion': 'off',
    // Copying an object with one change is intended; the lists are short.
    'oxc/no-map-spread': 'off',
    // It treats event handlers as rendering.
    'react/purity': 'off',
    // For the React Compiler, which this project does not use.
    'react/preserve-manual-memoization': 'off',
    // Sequential awaits are usually intended.
    'no-await-in-loop': 'off',
    // Style sheets and set-up modules are imported for their side effects.
    'import/no-unassigned-import': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
  },
  overrides: [
    ...folderRules.map(({ files, mayImport }) => restrict(files, mayImport)),
    {
      files: ['web/{blocks,forms,lib,shell,templates,ui}/**', 'web/*.{ts,tsx}'],
      rules: { 'no-restricted-properties': ['error', boundedNormalize, ...youngerThanBrowsers] },
    },
    parentsOnly(['gateway/config.ts']),
    // A package of its own, in which #folder/ has no meaning.
    { files: ['schema/studio/**'], rules: { 'no-restricted-imports': 'off' } },
    // No server loads them.
    parentsOnly(['gateway/content/generate-*.ts']),
    // Tests may import from any folder.
    parentsOnly(['**/*.test.ts', '**/*.test.tsx', 'tests/**']),
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**'],
      rules: { 'no-restricted-properties': 'off' },
    },
    // These functions run inside a page, without access to the module's scope.
    {
      files: ['tests/a11y/**', 'tests/helpers/targets.ts'],
      rules: { 'unicorn/consistent-function-scoping': 'off', 'typescript/unbound-method': 'off' },
    },
    {
      files: ['web/**/*.tsx'],
      rules: {
        'react/forbid-elements': [
          'error',
          {
            forbid: ['button', 'input', 'select', 'textarea'].map((element) => ({
              element,
              message: 'Use a component of web/ui, which wraps React Aria.',
            })),
          },
        ],
      },
    },
    {
      files: ['web/**/*.{ts,tsx}'],
      rules: { 'accessible-changes/live-region-first': 'error', 'accessible-changes/motion-preference': 'error' },
    },
    // Parts that stay in the page while their text changes. Other pages are mounted anew for each path (web/root.tsx).
    {
      files: [
        'web/{forms,lib,shell,ui}/**/*.tsx',
        'web/templates/{copy-link,form-page,paging,product-list,search}/**/*.tsx',
        'web/templates/{post-list,product-list,search}.tsx',
      ],
      rules: { 'changing-text/alone': 'error' },
    },
    // The footer depends only on the settings, which stay the same while the page is open.
    { files: ['web/shell/footer/**', '**/*.test.tsx', '**/examples.tsx'], rules: { 'changing-text/alone': 'off' } },
    // Tests and examples build small pages without the shared controls.
    { files: ['web/ui/**', '**/*.test.tsx'], rules: { 'react/forbid-elements': 'off' } },
    // Tools that require a default export, and programs that print to the terminal.
    {
      files: [
        '*.config.ts',
        'schema/studio/sanity.cli.ts',
        'web/root.tsx',
        'web/routes.ts',
        'web/entry.*.tsx',
        'web/templates/*.tsx',
        'web/templates/*/results.tsx',
        'web/templates/form-page/*.generated.tsx',
        'web/endpoints/*.ts',
        'tests/a11y/reporter.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: [
        'web/server.ts',
        'gateway/preview-link.ts',
        'gateway/*/main.ts',
        'gateway/*/check.ts',
        'gateway/*/export.ts',
        'gateway/*/studio.ts',
        'gateway/*/used.ts',
        'tests/*.ts',
        'tests/a11y/reporter.ts',
        'tests/bench/run.ts',
      ],
      rules: { 'no-console': 'off' },
    },
  ],
})
