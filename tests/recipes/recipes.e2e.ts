import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test as base } from '@playwright/test'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const fixtures = fileURLToPath(new URL('fixtures', import.meta.url))

/** A copy of the project's own files, which shares its packages. */
async function copyOfProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'recipes-'))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
  // A file may be deleted and not yet committed.
  for (const file of files.split('\0').filter((name) => name !== '' && existsSync(join(root, name)))) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await cp(join(root, file), join(folder, file))
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

async function change(file: string, edit: (text: string) => string): Promise<void> {
  const before = await readFile(file, 'utf8')
  const after = edit(before)
  if (after === before) throw new Error(`Nothing to change in ${file}`)
  await writeFile(file, after)
}

/** Runs a command to its end. */
const outcomeOf = (program: string, parameters: readonly string[], cwd: string) =>
  new Promise<{ readonly code: number | null; readonly output: string }>((resolve) => {
    const child = spawn(program, parameters, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('close', (code) => resolve({ code, output }))
  })

/** Adds lines before others in a file. */
const addLines = (folder: string, file: string, rows: readonly (readonly [before: string, row: string])[]) =>
  change(join(folder, file), (text) =>
    rows.reduce((list, [before, row]) => {
      if (!list.includes(before)) throw new Error(`${file} has no ${before}`)
      return list.replace(before, () => `${row}\n${before}`)
    }, text),
  )

/** Copies a recipe's files, and adds its row at the end of the site map if it has one. */
async function carryOut(recipe: string, folder: string): Promise<void> {
  const from = join(fixtures, recipe)
  for (const part of await readdir(from, { withFileTypes: true }))
    if (part.isDirectory()) await cp(join(from, part.name), join(folder, part.name), { recursive: true })
  const rowFile = join(from, 'site-map-row.txt')
  if (existsSync(rowFile))
    await addLines(folder, 'schema/site-map.ts', [
      ['] as const satisfies readonly SiteMapRow[]', (await readFile(rowFile, 'utf8')).trimEnd()],
    ])
}

interface Page {
  readonly blocks: readonly { readonly _type: string; readonly pages?: readonly object[] }[]
}
const editPage = (folder: string, file: string, edit: (page: Page) => Page) =>
  change(
    join(folder, 'schema/dataset/page', file),
    (text) => `${JSON.stringify(edit(JSON.parse(text) as Page), null, 2)}\n`,
  )

const blockList = 'web/blocks/Blocks.graphql'

/** The commands of the recipes, in their order. Each fails with its own output. */
const commands = [
  'npm run --silent codegen',
  // The edited pages are JSON with each list on lines of its own.
  'npx prettier --write --log-level warn schema/dataset/page',
  'npm run --silent check',
  'npx vitest run --project node --project dom schema gateway/content/documents gateway/content/blocks web/blocks gateway/submissions/forms.test.ts tests/contract/form-transports.test.ts',
  'npm run --silent build',
]

/** What each recipe adds: an address, words of its page, and a search that finds it. */
const added = [
  { address: '/resources/repairs', words: 'How to have a wheelchair or a hoist repaired.', query: 'repairs hoist' },
  { address: '/resources/repairs', words: 'When the quokka bench is open', query: 'quokka bench' },
  { address: '/contact-us/loan', words: 'Try a bandicoot chair at home before you decide.', query: 'bandicoot chair' },
  { address: '/resources/open-days/cairns', words: 'We bring helmets in all sizes.', query: 'platypus trike' },
]

/** A copy of the project and the function that starts its site, both removed after the test, also when it fails. */
const test = base.extend<{ folder: string; start: () => Promise<TestSite> }>({
  // Playwright reads the fixtures that are needed from the pattern, an empty one here.
  // eslint-disable-next-line no-empty-pattern
  folder: async ({}, use) => {
    const folder = await copyOfProject()
    await use(folder)
    await rm(folder, { recursive: true, force: true })
  },
  start: async ({ folder }, use) => {
    const started: TestSite[] = []
    await use(async () => {
      const site = await startSite({}, { cwd: folder })
      started.push(site)
      return site
    })
    for (const site of started) await site.stop()
  },
})

test('the recipes of README.md for a page, a block, a form and a content type lead to a site that shows and finds them @slow', async ({
  page,
  folder,
  start,
}) => {
  test.setTimeout(400_000)
  await test.step('the recipes', async () => {
    for (const recipe of ['page', 'block', 'form', 'content-type']) await carryOut(recipe, folder)
    await addLines(folder, 'schema/content/blocks.ts', [
      ['import { peopleBlock', "import { openingHoursBlock } from './blocks/opening-hours-block.ts'"],
      ['  peopleBlock,', '  openingHoursBlock,'],
    ])
    await addLines(folder, 'gateway/content/blocks/all-blocks.ts', [
      ['import { peopleBlock', "import { openingHoursBlock, openingHoursBlockFields } from './opening-hours-block.ts'"],
      ['    _type == "peopleBlock"', '    _type == "openingHoursBlock" => ${openingHoursBlockFields},'],
      ['  peopleBlock,', '  openingHoursBlock,'],
    ])
    await addLines(folder, 'web/blocks/Blocks.tsx', [
      ['import { PeopleBlock', "import { OpeningHoursBlock } from './opening-hours-block/OpeningHoursBlock.tsx'"],
      ['  PeopleBlock,', '  OpeningHoursBlock,'],
    ])
    await addLines(folder, 'web/page-files/from-blocks.ts', [
      [
        "    case 'PeopleBlock':",
        "    case 'OpeningHoursBlock':\n      return [heading(2, block.heading), paragraph(block.text)]",
      ],
    ])
    await change(join(folder, 'schema/page-files.ts'), (text) =>
      text.replace("'general-enquiry', 'referral'", "'general-enquiry', 'loan', 'referral'"),
    )
    await addLines(folder, 'web/page-files/from-page.ts', [
      ["  referral: formContent('referral'),", "  loan: formContent('loan'),"],
    ])
    await addLines(folder, 'schema/forms/forms.ts', [
      ['import { referral }', "import { loan } from './definitions/loan.ts'"],
      ['  referral,', '  loan,'],
    ])
    await addLines(folder, 'schema/content/content-model.ts', [
      ['import { page }', "import { openDay } from './documents/open-day.ts'"],
      ['  page,', '  openDay,'],
    ])
    await addLines(folder, 'gateway/content/documents/all-documents.ts', [
      ['import { isShownPage', "import { isShownOpenDay, openDay } from './open-day.ts'"],
      ['    ${isShownPage}', '    ${isShownOpenDay} ||'],
      ['  page,', '  openDay,'],
    ])
    await addLines(folder, 'gateway/resolvers/query.ts', [
      ['import ', "import { openDayBySlug } from '#gateway/content/documents/open-day.ts'"],
      ['  ...formQueries,', '  openDay: (_, { slug }, { content }) => openDayBySlug(content, slug),'],
    ])
    await addLines(folder, 'schema/site-map.ts', [["  | 'story'\n", "  | 'open-day'"]])
    const block = JSON.parse(await readFile(join(fixtures, 'block/block.json'), 'utf8'))
    await editPage(folder, 'page-repairs.json', (repairs) => ({ ...repairs, blocks: [...repairs.blocks, block] }))
    const links = ['page-repairs', 'page-contact-us-loan'].map((id) => ({ _type: 'reference', _key: id, _ref: id }))
    await editPage(folder, 'page-services-chsp.json', (chsp) => ({
      ...chsp,
      blocks: chsp.blocks.map((item) =>
        item._type === 'relatedPagesBlock' ? { ...item, pages: [...(item.pages ?? []), ...links] } : item,
      ),
    }))
  })
  await test.step('code generation names the list that lacks the block', async () => {
    const { code, output } = await outcomeOf('npm', ['run', '--silent', 'codegen'], folder)
    expect([code, output]).toEqual([1, expect.stringContaining(`${blockList} has no row ...OpeningHoursBlock_block`)])
    await addLines(folder, blockList, [['  ...PeopleBlock_block', '  ...OpeningHoursBlock_block']])
  })
  for (const command of commands)
    await test.step(command, async () => {
      const [program = '', ...parameters] = command.split(' ')
      const { code, output } = await outcomeOf(program, parameters, folder)
      expect(code, output).toBe(0)
    })
  const site = await test.step('the site starts', start)
  for (const { address, words, query } of added)
    await test.step(`${address}: ${words}`, async () => {
      const response = await page.goto(`${site.url}${address}`)
      expect(response?.status()).toBe(200)
      await expect(page.getByText(words).first()).toBeVisible()
      await page.goto(`${site.url}/search?${new URLSearchParams({ q: query }).toString()}`)
      expect(await page.getByRole('main').getByRole('link').first().getAttribute('href')).toBe(address)
      const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
      expect(sitemap).toContain(`${address}</loc>`)
    })
})
