/** `npm run studio`: Sanity's Studio on this machine, over the hosted dataset or the folder of the local one. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createRequestListener } from '@remix-run/node-fetch-server'
import { createServer, type Plugin } from 'vite'
import { readConfig } from '#gateway/config.ts'
import { previewUrl } from '#gateway/preview-token.ts'
import { type ContentDocument } from '#schema/content/content-document.ts'
import { localOnly } from './local-only.ts'
import { studioApi } from './studio-api.ts'
import { openStore } from './watched-content.ts'

const studio = fileURLToPath(new URL('../../schema/studio', import.meta.url))
const config = readConfig()
const { content, siteUrl, studioPort: port } = config

// Beside the sources is only a link: 50,000 more files there would slow every tool that reads the folder.
const installed = join(studio, '../../data/studio')
const lock = 'package-lock.json'
const isInstalled = () =>
  existsSync(join(installed, 'node_modules/.package-lock.json')) &&
  readFileSync(join(installed, lock), 'utf8') === readFileSync(join(studio, lock), 'utf8')

if (!isInstalled()) {
  console.log('Installing the Studio in data/studio, which takes a minute or two, once.')
  mkdirSync(installed, { recursive: true })
  cpSync(join(studio, 'package.json'), join(installed, 'package.json'))
  cpSync(join(studio, lock), join(installed, lock))
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: installed, stdio: 'inherit' })
}
const link = join(studio, 'node_modules')
if (!existsSync(link)) symlinkSync(join(installed, 'node_modules'), link, 'junction')

/** Sanity's own implementation of patches, of the Studio's packages. */
const {
  Mutation,
}: {
  Mutation: new (options: { mutations: readonly object[] }) => { apply(document: ContentDocument): ContentDocument }
} = createRequire(join(installed, 'package.json'))('@sanity/mutator')

async function localApi(folder: string): Promise<Plugin> {
  const store = await openStore(folder, { warn: (message) => console.warn(message) })
  const api = studioApi(
    folder,
    store,
    (document, patch) => new Mutation({ mutations: [{ patch }] }).apply(structuredClone(document)),
    join(config.dataDir, 'replaced'),
  )
  const listener = createRequestListener(api)
  const previewOf = (id: string) => {
    const { documents } = store.current().dataset
    const document = documents.get(`drafts.${id}`) ?? documents.get(id)
    return document && previewUrl(config, document)
  }
  return {
    name: 'local-sanity',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const refusal = localOnly(request.headers, port)
        if (refusal !== undefined) return void response.writeHead(403).end(refusal)
        if (/^\/(v\d[^/]*|images|files)\//.test(request.url ?? '')) return listener(request, response)
        const { pathname, searchParams } = new URL(request.url ?? '/', siteUrl)
        if (pathname === '/preview') {
          const location = previewOf(searchParams.get('document') ?? '')
          if (location !== undefined) return void response.writeHead(303, { location }).end()
          return void response.writeHead(404).end('No page of the website shows this document.')
        }
        // The Studio asks hosts of Sanity for news and statistics, which it can do without.
        response.setHeader(
          'content-security-policy',
          `default-src 'self' data: blob: 'unsafe-inline'; connect-src 'self' ws:; frame-src 'self' ${siteUrl}`,
        )
        next()
      })
    },
  }
}

/** Without it, a page loses what was typed when this program stops or starts again: Sanity shows an error, and Vite loads it anew. */
const staysOpen: Plugin = {
  name: 'stays-open',
  transform: (code, id) =>
    id.includes('ViteDevServerStopped') ? code.replaceAll('import.meta.hot', 'undefined') : undefined,
}

const server = await createServer({
  root: studio,
  configFile: false,
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    ws: false,
    fs: { allow: [join(studio, '..'), installed] },
  },
  define: {
    'process.env.SANITY_STUDIO_PROJECT_ID': JSON.stringify(content.kind === 'hosted' ? content.projectId : ''),
    'process.env.SANITY_STUDIO_DATASET': JSON.stringify(content.dataset),
    'process.env.SANITY_STUDIO_SITE_URL': JSON.stringify(siteUrl),
  },
  plugins: [staysOpen, ...(content.kind === 'local' ? [await localApi(content.datasetDir)] : [])],
})
await server.listen()
console.log(
  `The Studio is at http://127.0.0.1:${port}/ over ${content.kind === 'local' ? content.datasetDir : `the project ${content.projectId}`}.`,
)
