import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vitest/config'
import { mediaPreferences } from './web/styles/media-preferences.ts'

export default defineConfig({
  // Unit tests need the sources as they are, without the framework around them.
  plugins: process.env['VITEST'] ? [] : [reactRouter()],
  publicDir: 'web/public',
  build: { manifest: true },
  css: { postcss: { plugins: [mediaPreferences] } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // One chunk of React Router compresses 2 kB better than five. Not react-dom: it has a task of its own (entry.client).
            codeSplitting: {
              groups: [
                { name: 'router', test: /node_modules\/(react|react-router|cookie|set-cookie-parser)\//, priority: 1 },
                { name: 'shell', test: /\/web\/root\.tsx/ },
                // What nearly every page is made of: apart, its four parts are 0.2 kB more.
                {
                  name: 'page-parts',
                  test: /\/web\/templates\/(page-layout\/PageLayout|easy-read-link\/EasyReadLink)\.tsx/,
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
  resolve: { dedupe: ['graphql', 'react', 'react-dom', 'react-router'] },
  test: {
    include: ['{web,gateway,schema,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/lint/fixtures/**', 'node_modules/**'],
    setupFiles: ['tests/helpers/unit-setup.ts'],
    // Machines are noisy: a time-out must mean that something hangs.
    testTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
})
