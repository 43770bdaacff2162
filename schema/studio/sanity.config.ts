import { createClient } from '@sanity/client'
import { createMockAuthStore, defineConfig, type SchemaTypeDefinition } from 'sanity'
import { structureTool } from 'sanity/structure'
import { useEarlierVersion } from './earlier-version.ts'
import { icons } from './icons.ts'
import { fetchOverOneStream } from './one-stream.ts'
import { schemaTypes } from './schema-types.ts'
import { apiVersion, dataset, hosted, projectId } from './settings.ts'
import { isSingleton, structure } from './structure.ts'
import { documentNode } from './views.tsx'

/** The local Sanity needs no login, and has no releases and no comments. */
const local = () => ({
  auth: createMockAuthStore({
    client: createClient({
      projectId,
      dataset,
      apiHost: location.origin,
      apiVersion,
      useProjectHostname: false,
      useCdn: false,
      resolveFetch: () => fetchOverOneStream,
    }),
    currentUser: {
      id: 'editor',
      name: 'Editor',
      email: 'editor@localhost',
      role: '',
      roles: [{ name: 'administrator', title: 'Administrator' }],
    },
  }),
  apiHost: location.origin,
  releases: { enabled: false },
  scheduledDrafts: { enabled: false },
  scheduledPublishing: { enabled: false },
  tasks: { enabled: false },
  announcements: { enabled: false },
})

export default defineConfig({
  name: 'kerbcut',
  title: 'Kerbcut',
  projectId,
  dataset,
  ...(!hosted && local()),
  plugins: [structureTool({ structure, defaultDocumentNode: documentNode, title: 'Content' })],
  // The local Sanity has no text::query.
  search: { strategy: 'groqLegacy' },
  schema: {
    // The model is data of its own format, which @sanity/schema compiles: schema-types.test.ts.
    types: schemaTypes.map((type) => ({ ...type, icon: icons[type.name] })) as SchemaTypeDefinition[],
    templates: (templates) => [
      ...templates.filter(({ schemaType }) => !isSingleton(schemaType)),
      {
        id: 'page-under',
        title: 'Page here',
        schemaType: 'page',
        parameters: [{ name: 'path', type: 'string' }],
        value: ({ path }: { readonly path: string }) => ({ path }),
      },
    ],
  },
  document: {
    comments: { enabled: Boolean(hosted) },
    actions: (actions, { schemaType }) => [
      ...actions.filter(
        ({ action }) => !isSingleton(schemaType) || !['delete', 'duplicate', 'unpublish'].includes(action ?? ''),
      ),
      ...(hosted ? [] : [useEarlierVersion]),
    ],
  },
})
