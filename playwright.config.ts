import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from '#tests/helpers/chromium.ts'

const executablePath = findChromium()

export default defineConfig({
  testDir: 'tests',
  testMatch: ['**/*.e2e.ts', '**/*.http.ts'],
  outputDir: 'test-results/e2e',
  reporter: 'list',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Long enough for a busy machine: a time-out means that something hangs.
  timeout: 120_000,
  expect: { timeout: 40_000 },
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-AU',
    timezoneId: 'Australia/Brisbane',
    // Tracing makes runs 20% slower. To trace one file: `npx playwright test FILE --trace=retain-on-failure`.
    trace: 'off',
    launchOptions: { args: [...chromiumArguments], ...(executablePath !== undefined && { executablePath }) },
  },
})
