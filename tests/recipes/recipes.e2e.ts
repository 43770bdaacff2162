import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test as base } from '@playwright/test'
import { axeViolations } from '#tests/helpers/axe-browser.ts'
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

interface Page {
  readonly blocks: readonly { readonly _type: string; readonly pages?: readonly object[] }[]
}
const editPage = (file: string, edit: (page: Page) => Page) =>
  change(file, (text) => `${JSON.stringify(edit(JSON.parse(text) as Page), null, 2)}\n`)

/** Carries out a recipe: its files, and its row at the end of the site map. Returns how many files a person touches, without the content of a new type. */
async function carryOut(recipe: string, folder: string): Promise<number> {
  const entries = await readdir(join(fixtures, recipe), { recursive: true, withFileTypes: true })
  const files = entries.filter(
    (entry) => entry.isFile() && entry.parentPath !== join(fixtures, recipe) && !entry.parentPath.endsWith('open-day'),
  )
  for (const part of entries.filter((entry) => entry.isDirectory() && entry.parentPath === join(fixtures, recipe)))
    await cp(join(fixtures, recipe, part.name), join(folder, part.name), { recursive: true })
  const rowFile = join(fixtures, recipe, 'site-map-row.txt')
  if (!existsSync(rowFile)) return files.length
  const row = await readFile(rowFile, 'utf8')
  await change(join(folder, 'schema/site-map.ts'), (text) =>
    text.replace(
      '] as const satisfies readonly SiteMapRow[]',
      () => `${row}] as const satisfies readonly SiteMapRow[]`,
    ),
  )
  return files.length + 1
}

/** Adds lines before others in a file: the rows of the lists of blocks, documents and forms. */
const addLines = (folder: string, file: string, rows: readonly (readonly [before: string, row: string])[]) =>
  change(join(folder, file), (text) =>
    rows.reduce((list, [before, row]) => {
      if (!list.includes(before)) throw new Error(`${file} has no ${before}`)
      return list.replace(before, () => `${row}\n${before}`)
    }, text),
  )

/** The rows of a block in the four lists of blocks. */
async function listBlock(folder: string, file: string, name: string, component: string): Promise<void> {
  await addLines(folder, 'schema/content/blocks.ts', [
    ['import { peopleBlock', `import { ${name} } from './blocks/${file}.ts'`],
    ['  peopleBlock,', `  ${name},`],
  ])
  await addLines(folder, 'gateway/content/blocks/all-blocks.ts', [
    ['import { peopleBlock', `import { ${name}, ${name}Fields } from './${file}.ts'`],
    ['    _type == "peopleBlock"', `    _type == "${name}" => \${${name}Fields},`],
    ['  peopleBlock,', `  ${name},`],
  ])
  await addLines(folder, 'web/blocks/Blocks.tsx', [
    ['import { PeopleBlock', `import { ${component} } from './${file}/${component}.tsx'`],
    ['  PeopleBlock,', `  ${component},`],
  ])
  await addLines(folder, 'web/blocks/Blocks.graphql', [['  ...PeopleBlock_block', `  ...${component}_block`]])
}

/** The commands of the recipes, in their order. Each fails with its own output. */
const commands = [
  'npm run --silent codegen',
  'npm run --silent types',
  'npx oxlint --deny-warnings',
  'npm run --silent content:check',
  'npx vitest run --project node --project dom schema gateway/content/blocks web/blocks gateway/submissions/forms.test.ts tests/contract/form-transports.test.ts tests/contract/reachable.test.ts',
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
  page.setDefaultTimeout(30_000)
  await test.step('the recipes', async () => {
    expect(await carryOut('page', folder)).toBe(1)
    expect(await carryOut('block', folder)).toBeLessThanOrEqual(7)
    expect(await carryOut('form', folder)).toBe(3)
    // And a row in each list, and in the file of the resolvers, below.
    expect(await carryOut('content-type', folder)).toBeLessThanOrEqual(6)
    await listBlock(folder, 'opening-hours-block', 'openingHoursBlock', 'OpeningHoursBlock')
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
      ['  page,', "  'open-day': openDay,"],
    ])
    const block = JSON.parse(await readFile(join(fixtures, 'block/block.json'), 'utf8'))
    const pages = join(folder, 'schema/dataset/page')
    await editPage(join(pages, 'page-repairs.json'), (repairs) => ({ ...repairs, blocks: [...repairs.blocks, block] }))
    await editPage(join(pages, 'page-services-chsp.json'), (chsp) => ({
      ...chsp,
      blocks: chsp.blocks.map((item) =>
        item._type === 'relatedPagesBlock'
          ? {
              ...item,
              pages: [
                ...(item.pages ?? []),
                { _type: 'reference', _key: 'repairs', _ref: 'page-repairs' },
                { _type: 'reference', _key: 'loan', _ref: 'page-contact-us-loan' },
              ],
            }
          : item,
      ),
    }))
    await change(join(folder, 'schema/site-map.ts'), (text) =>
      text.replace("  | 'story'\n", "  | 'story'\n  | 'open-day'\n"),
    )
    await change(
      join(folder, 'gateway/resolvers/query.ts'),
      (text) =>
        `import { openDayBySlug } from '#gateway/content/documents/open-day.ts'\n${text.replace(
          '  ...formQueries,\n',
          '  openDay: (_, { slug }, { content }) => openDayBySlug(content, slug),\n  ...formQueries,\n',
        )}`,
    )
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
      expect(await axeViolations(page)).toEqual([])
      await page.goto(`${site.url}/search?${new URLSearchParams({ q: query }).toString()}`)
      expect(await page.getByRole('main').getByRole('link').first().getAttribute('href')).toBe(address)
      const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
      expect(sitemap).toContain(`${address}</loc>`)
    })
  await test.step('the glossary explains the block', async () => {
    await page.goto(`${site.url}/resources/repairs`)
    await expect(page.getByText('The NDIS (National Disability Insurance Scheme) may pay for repairs.')).toBeVisible()
  })
  await test.step('the form is stepped through and sent', async () => {
    await page.goto(`${site.url}/contact-us/loan`)
    await page.getByRole('radio', { name: 'A chair' }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Step 2 of 3: When do you need the chair?')
    expect(await axeViolations(page)).toEqual([])
    for (const [part, value] of [
      ['Day', '31'],
      ['Month', '2'],
      ['Year', '2027'],
    ] as const)
      await page.getByRole('textbox', { name: part }).fill(value)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('There is a problem')
    await page.getByRole('textbox', { name: 'Day' }).fill('1')
    await page.getByRole('textbox', { name: 'Month' }).fill('3')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('definition')).toHaveText(['A chair', '1 March 2027'])
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Ask to borrow it' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your request')
    await expect(page.getByText(/LN-[0-9A-Z]{4}-[0-9A-Z]{3}/).first()).toBeVisible()
  })
  await test.step('an error of code generation names the file and the field', async () => {
    await change(join(folder, 'web/templates/open-day.graphql'), (text) => text.replace('summary', 'sumary'))
    const { code, output } = await outcomeOf('npm', ['run', '--silent', 'codegen'], folder)
    expect([code, output]).toEqual([1, expect.stringContaining('Cannot query field "sumary" on type "OpenDay"')])
    expect(output).toContain('web/templates/open-day.graphql:5')
  })
})
