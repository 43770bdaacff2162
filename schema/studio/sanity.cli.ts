import { defineCliConfig } from 'sanity/cli'

/** For `npx sanity deploy` of a hosted project. */
export default defineCliConfig({
  api: {
    projectId: process.env['SANITY_STUDIO_PROJECT_ID'] ?? '',
    dataset: process.env['SANITY_STUDIO_DATASET'] || 'production',
  },
  // The version in package.json is the one that the tests use.
  deployment: { autoUpdates: false },
})
