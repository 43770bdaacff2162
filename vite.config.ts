import { globSync } from 'node:fs'
import { relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { otherStringsOfReactAria, visuallyHidden } from './web/lib/aria/build.ts'
import { mediaPreferences } from './web/styles/media-preferences.ts'

/**
 * React Router's `Link` and `NavLink` are calls with a name written onto their result, which a bundler must take for an effect:
 * they stayed in the bundle though nothing imports them.
 */
const leaveOutUnusedLinks: Plugin = {
  name: 'leave-out-unused-links',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/lib\/dom\/lib\.js$/ },
    handler: (code) =>
      code
        .replaceAll(/^(?:Nav)?Link\.displayName = .*$/gm, '')
        .replaceAll(/^(const (?:Nav)?Link = )(?=\S+\.forwardRef\()/gm, '$1/* @__PURE__ */ '),
  },
}

/**
 * react-dom makes five errors as it is loaded, to throw them later. To know the place of each in the source, a browser with its
 * tools open, or under a test, reads the whole of it once more, which was nearly all of that task. They need no stack.
 */
const makeErrorsWithoutStacks: Plugin = {
  name: 'make-errors-without-stacks',
  transform: {
    filter: { id: /\/react-dom\/cjs\/react-dom-client\.production\.js$/ },
    handler: (code) =>
      code.replaceAll(
        /^((?:var | {2})\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/gm,
        '$1Object.create(Error.prototype, { message: { value: $2 } })',
      ),
  },
}

/** A class is named by the place of its sheet among all sheets, the same in both bundles: 0.8 kB less on a first page than by a hash. */
const shortClassNames: Plugin = {
  name: 'short-class-names',
  apply: 'build',
  config: () => {
    const sheets = globSync('web/**/*.module.css').toSorted()
    const number = (file: string) => sheets.indexOf(relative(process.cwd(), file)).toString(36)
    return { css: { modules: { generateScopedName: (name, file) => `_${name}_${number(file)}` } } }
  },
}

/** Unit tests that draw components, and those of web/lib and web/shell that need a document. */
const inDom = ['{web,schema,tests}/**/*.test.tsx']
const notTests = ['tests/lint/fixtures/**', 'node_modules/**']

/**
 * React Aria brings its strings in 34 languages, up to 7 kB of a chunk; the site's are in English alone. Its own plugin for this,
 * @react-aria/optimize-locales-plugin, does not find them in the packages react-aria and react-stately:
 * https://github.com/adobe/react-spectrum/issues/10023, /10111, /10304.
 */
const reactAriaInEnglish: Plugin = {
  name: 'react-aria-in-english',
  load: {
    filter: { id: otherStringsOfReactAria },
    handler: () => 'export default {}',
  },
}

export default defineConfig({
  // Unit tests need the sources as they are, without the framework around them.
  plugins: process.env['VITEST']
    ? []
    : [reactRouter(), reactAriaInEnglish, leaveOutUnusedLinks, makeErrorsWithoutStacks, shortClassNames],
  publicDir: 'web/public',
  build: { manifest: true },
  experimental: {
    // React Router puts a '#' to the address of a page's style sheet that a part which is loaded later has too, so that it stays when
    // the page goes. What every page has stays anyhow: the part must know it by that address, or it comes a second time, with its
    // fonts, and a phone lays out the whole page anew.
    renderBuiltUrl: (file, { hostType }) =>
      hostType === 'js' && /\/(?:shell|page-parts|paging|search-field)-[^/]+\.css$/.test(file)
        ? `/${file}#`
        : undefined,
  },
  css: { postcss: { plugins: [mediaPreferences] } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // One chunk of React Router compresses 2 kB better than five. Not react-dom: it has a task of its own (entry.client).
            codeSplitting: {
              groups: [
                { name: 'router', test: /node_modules\/(react|react-router|cookie|set-cookie-parser)\//, priority: 3 },
                { name: 'shell', test: /\/web\/root\.tsx/, priority: 2 },
                // What nearly every page is made of: apart, its parts are 0.3 kB more, and as much again for the heads of two small
                // style sheets.
                {
                  name: 'page-parts',
                  test: /\/web\/templates\/(?:page-layout\/PageLayout\.tsx|easy-read-link\/EasyReadLink\.tsx|on-this-page\/|crumbs\.ts|page-meta\.ts|home\.module\.css)/,
                },
                // A form's, and of panels that come later: one style sheet in place of four.
                {
                  name: 'controls',
                  test: /\/web\/(?:ui\/(?:date-field|error-summary|honeypot|text-field)\/|forms\/\w+\.module\.css)/,
                },
                // Of search, the product list and forms: search needs no other field.
                { name: 'search-field', test: /\/web\/ui\/(?:field\/(?!Option)|search-field\/)\w+\.tsx/, priority: 2 },
                // Of forms and of the product list, whose pages would otherwise load every field of a form.
                {
                  name: 'options',
                  test: /\/web\/ui\/(?:checkbox-group|field|radio-group)\/\w+\.tsx/,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './web/site.ts' }, minify: true } },
  },
  // Everything that any page may import, also later: what Vite meets only while a page is open, it bundles anew and reloads the page.
  optimizeDeps: { entries: ['web/entry.client.tsx', 'web/root.tsx', 'web/templates/*.tsx'] },
  // One copy of each, or contexts and GraphQL types differ between the halves of the house.
  resolve: {
    dedupe: ['graphql', 'react', 'react-dom', 'react-router'],
    alias: [visuallyHidden],
    // Or the alias and the plugin would not reach the server's copy.
    noExternal: [/^react-aria/, /^react-stately/, /^@react-aria/, /^@react-stately/],
  },
  test: {
    // Machines are noisy: a time-out must mean that something hangs.
    testTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    pool: 'threads',
    isolate: false,
    setupFiles: ['tests/helpers/unit-setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{web,gateway,schema,tests}/**/*.test.ts'],
          exclude: [...inDom, ...notTests],
          globalSetup: ['tests/helpers/postgres-setup.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'dom', include: inDom, exclude: ['web/shell/**', ...notTests], environment: 'jsdom' },
      },
      // The modules of the shell hold the state of one visit: each of its files begins a new one.
      {
        extends: true,
        test: { name: 'shell', include: ['web/shell/**/*.test.tsx'], environment: 'jsdom', isolate: true },
      },
    ],
  },
})
