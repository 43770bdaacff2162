import { readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { asServed, siteProgram } from '#tests/helpers/site.ts'

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

/** Whether Docker leaves a file out: the last matching line of .dockerignore decides, and a line also matches what is below it. */
function isLeftOut(file: string): boolean {
  const lines = read('.dockerignore').split('\n').filter(Boolean)
  const last = lines.findLast((line) => {
    const glob = line.replace('!', '')
    return matchesGlob(file, glob) || matchesGlob(file, `${glob}/**`)
  })
  return last !== undefined && !last.startsWith('!')
}

/** What the first stage of the Dockerfile copies. */
const copied = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
  paths.split(' '),
)

const isCopied = (file: string): boolean =>
  copied.some((path) => file === path || file.startsWith(`${path}/`)) && !isLeftOut(file)

test('the image is built with every file that the configuration of the build imports', () => {
  const configuration = ['vite.config.ts', 'react-router.config.ts']
  const imported = configuration.flatMap((file) =>
    [...read(file).matchAll(/from '\.\/([^']+)'/g)].map(([, path = '']) => path),
  )
  expect(imported).toContain('web/lib/aria/build.ts')
  expect([...configuration, ...imported].filter((file) => !isCopied(file))).toEqual([])
  expect(['tests/e2e/paths.ts', 'node_modules/vite/package.json', 'data/mail/1.eml'].filter(isCopied)).toEqual([])
})

test('the image and the tests start the site as `npm run serve` does, without npm', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
  const [settings = '', command = ''] = (scripts['serve'] ?? '').split(/(?=node )/)
  expect(scripts['start']).toBe(`npm run build --silent && ${settings}${command}`)
  expect(read('Dockerfile')).toContain(`\nCMD ${JSON.stringify(command.split(' ')).replaceAll(',', ', ')}\n`)
  for (const setting of settings.trim().split(' '))
    expect(read('Dockerfile')).toMatch(new RegExp(`\\nENV .*${setting}`))
  expect(`${settings}${command}`).toBe(
    `NODE_ENV=production MALLOC_ARENA_MAX=${asServed.MALLOC_ARENA_MAX} node ${asServed.NODE_OPTIONS} ${siteProgram}`,
  )
})
