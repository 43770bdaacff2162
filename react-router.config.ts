import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { writeBuilds } from './web/endpoints/write-builds.ts'
import { writeIconSets } from './web/endpoints/write-icon-sets.ts'
import { copyFonts } from './web/page-files/copy-fonts.ts'
import { packStaticFiles } from './web/server/static-files.ts'
import { iconSets } from './web/ui/icon/icon-sets.ts'

export default {
  appDirectory: 'web',
  serverBuildFile: '[name].js',
  // The first response contains all routes: 600 bytes, and no manifest request on a click.
  routeDiscovery: { mode: 'initial' },
  // The late start (web/entry.server.tsx) imports one module per route.
  splitRouteModules: false,
  async buildEnd({ reactRouterConfig }) {
    const clientDir = join(reactRouterConfig.buildDirectory, 'client')
    await writeBuilds(clientDir)
    await writeIconSets(join(reactRouterConfig.buildDirectory, 'server'), iconSets)
    await copyFonts(join(reactRouterConfig.buildDirectory, 'server'))
    await packStaticFiles(clientDir)
  },
} satisfies Config
