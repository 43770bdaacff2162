/** Finds a Chromium for the end-to-end tests, or installs one: Playwright's own, else the system's. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const withWindows = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'] as const
/** Headless shell: Chromium without window code takes a fifth less time. */
const headless = 'chromium-headless-shell'

/** The path of a program, if it is installed. */
export const onPath = (name: string): string | undefined => {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || undefined
  } catch {
    return undefined
  }
}

/** The path of an installed Chromium that can show a window, which a screen reader and the engines' journeys need. */
export function findChromium({ hasWindows = false } = {}): string | undefined {
  const own = chromium.executablePath()
  if (existsSync(own)) return own
  return [...(hasWindows ? [] : [headless]), ...withWindows].map(onPath).find((path) => path !== undefined)
}

const isRoot = () => process.getuid?.() === 0

/** @throws Error with the command to run when no Chromium is installed and none can be installed. */
export function ensureChromium(needs: { hasWindows?: boolean } = {}): string {
  const installers: readonly (readonly [string, readonly string[]])[] = [
    ['npx', ['playwright', 'install', 'chromium']],
    ...(isRoot() && onPath('apt-get')
      ? ([
          ['apt-get', ['update', '-q']],
          ...(needs.hasWindows ? [] : [['apt-get', ['install', '-y', '-q', headless]] as const]),
          ['apt-get', ['install', '-y', '-q', 'chromium']],
        ] as const)
      : []),
  ]
  for (const [command, args] of [['true', []] as const, ...installers]) {
    spawnSync(command, args, { stdio: 'inherit', timeout: 10 * 60_000 })
    const found = findChromium(needs)
    if (found !== undefined) return found
  }
  throw new Error(
    'No Chromium for the end-to-end tests. Run `npx playwright install --with-deps chromium`, or install your system’s package "chromium", and run `npm test` again.',
  )
}

/** Chromium applies only the last of these lists, so this one includes Playwright's own. */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Chromium's own pages for its address bar, loaded again for each window: two thirds of the cost of a window, 0.8 s
  // of CPU.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

/** Root cannot start the sandbox; the browser must make no requests of its own while tests watch the network. */
export const chromiumArguments: readonly string[] = [
  ...(isRoot() ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  `--disable-features=${disabledFeatures.join(',')}`,
]

if (import.meta.main) ensureChromium()
