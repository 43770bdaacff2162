import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { fixedLocale, localeOfReactAria, otherStringsOfReactAria, visuallyHidden } from './web/lib/aria/build.ts'
import { mediaPreferences } from './web/styles/media-preferences.ts'
import { productHash } from './web/audit/product-hash.ts'

/** Unit tests that render components. */
const inDom = ['{web,schema,tests}/**/*.test.tsx']
const notTests = ['tests/*/fixtures/**', '**/node_modules/**']
/** Their modules hold state per document, such as the server's time, so each test file needs fresh modules. */
const ofDocuments = ['web/shell/**/*.test.tsx', 'web/forms/SavedOnDevice.test.tsx']
/** Unit tests that `npm run test:slow-units` runs on a real PostgreSQL. */
const ofStores = ['gateway/submissions/*.test.ts', 'gateway/security/rate-limit.test.ts']
const slow = ['{web,gateway,schema,tests}/**/*.slow.test.ts']
/** Unit tests with properties, which `npm run test:slow-units` runs with more inputs; those of `ofStores` too. */
const ofProperties = [
  'gateway/{,content/}*.property.test.ts',
  'tests/contract/{document-addresses,form-transports}.test.ts',
]

/** The copy that Node loads for Apollo Server: types of another copy are refused. */
const oneGraphql = [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }]

/**
 * Fixes React Aria's locale, and removes its strings in 33 of its 34 languages, up to 7 kB per chunk. React Aria's own
 * @react-aria/optimize-locales-plugin does not find them in the packages react-aria and react-stately:
 * https://github.com/adobe/react-spectrum/issues/10023, /10111, /10304.
 */
const reactAriaInEnglish: Plugin = {
  name: 'react-aria-in-english',
  load: {
    filter: { id: [otherStringsOfReactAria, localeOfReactAria] },
    handler: (id) => (localeOfReactAria.test(id) ? fixedLocale : 'export default {}'),
  },
}

/**
 * Bundles the libraries with the server, which halves the number of files that a start reads. Excluded are packages with native code,
 * packages that most processes never load, and Vite, which only development uses.
 */
const serverLibraries: Plugin = {
  name: 'server-libraries',
  apply: 'build',
  config: () => ({
    environments: {
      ssr: {
        define: { 'process.env.NODE_ENV': '"production"' },
        resolve: {
          noExternal: true,
          external: ['@myriaddreamin/typst-ts-node-compiler', 'nodemailer', 'pg', 'sharp', 'vite'],
        },
      },
    },
  }),
}

/** The provider's contact in the content of this moment, for the error page of a site whose content never comes. */
const providerOfBuild: Plugin = {
  name: 'provider-of-build',
  apply: 'build',
  async config() {
    // Only here, because other tools read this file too.
    const { readConfig } = await import('./gateway/config.ts')
    const { providerAtBuild } = await import('./gateway/provider-at-build.ts')
    return { define: { PROVIDER_AT_BUILD: JSON.stringify(await providerAtBuild(readConfig())) } }
  },
}

export default defineConfig({
  // Unit tests run without the framework.
  plugins: process.env['VITEST'] ? [] : [reactRouter(), reactAriaInEnglish, serverLibraries, providerOfBuild],
  publicDir: 'web/public',
  // The accessibility statement compares it with that of the last audit.
  define: { PRODUCT_HASH: JSON.stringify(productHash()) },
  build: {
    manifest: true,
    // React Router does not wait for the style sheets of the next page: see 'One style sheet' in web/decisions.md.
    cssCodeSplit: false,
  },
  css: { postcss: { plugins: [mediaPreferences] } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Its documents are calls of gql, which a bundler takes for effects: every page would load all of them.
          treeshake: { moduleSideEffects: [{ test: /\/web\/graphql\/generated\.ts$/, sideEffects: false }] },
          output: {
            // For the limits in tests/contract/byte-budgets.ts: without the first two groups every page loads 7 kB more, without the
            // others search is 1 kB over, and with restore-entries.ts elsewhere the finder is. react-dom is separate so
            // that it evaluates in a task of its own (entry.client).
            codeSplitting: {
              groups: [
                {
                  name: 'router',
                  test: /node_modules\/(react|react-router|cookie|set-cookie-parser)\/|\/web\/focus\/restore-entries/,
                  priority: 3,
                },
                { name: 'shell', test: /\/web\/root\.tsx/, priority: 2 },
                {
                  name: 'page',
                  test: /\/web\/(?:templates\/(?:page-(?:layout|meta)|crumbs|copy-link|document-page|on-this-page|paging|results-heading)|blocks\/outline|loading\/awaited-part)/,
                  priority: 1,
                },
                { name: 'search-field', test: /\/web\/ui\/(?:field\/(?!Option)|search-field\/)\w+\.tsx/, priority: 2 },
                { name: 'options', test: /\/web\/ui\/(?:checkbox-group|field|radio-group)\/\w+\.tsx/, priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rollupOptions: {
          input: { server: './web/start.ts', 'make-file': './web/page-files/make-file.ts' },
          // Stack traces keep the functions' names. Whitespace counts in the late start's script, which each page contains.
          output: { minify: { compress: true, mangle: false, codegen: true } },
        },
        sourcemap: true,
      },
    },
  },
  // All files that a page may import, also lazily: when Vite discovers one later it bundles again and reloads the page.
  optimizeDeps: {
    entries: ['web/entry.client.tsx', 'web/root.tsx', 'web/templates/*.tsx', 'web/templates/form-page/*.generated.tsx'],
    // Imported by the React Aria files that `noExternal` below processes; the entry scan does not find them.
    include: ['@internationalized/number', '@internationalized/string', 'client-only', 'clsx'],
  },
  // Duplicates would make contexts and GraphQL types differ between the server process and the bundle.
  resolve: {
    dedupe: ['graphql', 'react', 'react-dom', 'react-router'],
    alias: [visuallyHidden],
    // Without this the alias and the plugin do not apply on the server.
    noExternal: [/^react-aria/, /^react-stately/, /^@react-aria/, /^@react-stately/],
  },
  test: {
    // Long enough for a busy machine: a time-out means that the test hangs.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    pool: 'threads',
    // Vitest leaves one core free for watching, which a run to the end does not need.
    maxWorkers: '100%',
    isolate: false,
    setupFiles: ['tests/helpers/unit-setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{web,gateway,schema,tests}/**/*.test.ts'],
          exclude: [...inDom, ...notTests, ...slow],
          alias: oneGraphql,
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: [...ofStores, ...ofProperties, ...slow],
          provide: { propertyRuns: 20_000 },
          globalSetup: ['tests/helpers/postgres-setup.ts'],
          alias: oneGraphql,
        },
      },
      {
        extends: true,
        test: { name: 'dom', include: inDom, exclude: [...ofDocuments, ...notTests], environment: 'jsdom' },
      },
      {
        extends: true,
        test: { name: 'document', include: ofDocuments, environment: 'jsdom', isolate: true },
      },
    ],
  },
})
