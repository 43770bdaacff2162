import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '#tests/helpers/eventually.ts'
import type { FileRequest } from '#web/page-files/make-file.ts'
import { createPageFileMaker } from './page-file-maker.ts'

const request: FileRequest = {
  format: 'pdf',
  page: {
    title: 'Ramps',
    provider: 'Wide Verandah',
    phone: '1800 160 401',
    address: 'https://site.example/ramps',
    isEasyRead: false,
    parts: [{ kind: 'heading', level: 1, text: 'Ramps' }],
  },
  date: '28 November 2026',
  now: Date.UTC(2026, 10, 28),
  pictures: new Map(),
}
const ready = () => Promise.resolve(request)

/** A program in place of the one that makes files. */
async function programOf(source: string) {
  const dir = await mkdtemp(join(tmpdir(), 'page-file-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const program = join(dir, 'program.mjs')
  await writeFile(program, source)
  return { program, note: join(dir, 'note') }
}

const answering =
  "process.once('message', () => process.send({ bytes: Buffer.from('a file') }, () => process.disconnect()))"

test.each([
  ['pdf', '%PDF-1.7'],
  ['large-print', '%PDF-1.7'],
  ['word', 'PK'],
] as const)('a file is made in a process of its own: %s', async (format, start) => {
  const file = await createPageFileMaker().make(() => Promise.resolve({ ...request, format }))
  expect(file?.toString('latin1', 0, start.length)).toBe(start)
})

test('the process gets none of the settings of the site', async () => {
  const { program } = await programOf(
    "process.once('message', () => process.send({ bytes: Buffer.from(Object.keys(process.env).join()) }))",
  )
  const names = (await createPageFileMaker({ program }).make(ready))?.toString()
  expect(names?.split(',').filter((name) => !name.startsWith('NODE_CHANNEL'))).toEqual([''])
})

test('a process that hangs is killed, and the next file is made', async () => {
  const { program, note } = await programOf(`
    import { writeFileSync } from 'node:fs'
    process.once('message', () => {
      writeFileSync(new URL('note', import.meta.url), String(process.pid))
      for (;;);
    })`)
  const hanging = createPageFileMaker({ program, timeoutMs: 3_000 })
  await expect(hanging.make(ready)).rejects.toThrow('Not made within 3 seconds')
  const pid = Number(await readFile(note, 'utf8'))
  await eventually(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'))
  await writeFile(program, answering)
  expect((await hanging.make(ready))?.toString()).toBe('a file')
})

test.each([
  ['ends', 'process.exit(3)', 'ended with 3'],
  ['is killed', "process.kill(process.pid, 'SIGKILL')", 'ended with SIGKILL'],
  ['cannot make the file', "process.once('message', () => process.send({ failure: 'No font' }))", 'No font'],
])('a process that %s makes no file', async (_, source, message) => {
  const { program } = await programOf(source)
  await expect(createPageFileMaker({ program }).make(ready)).rejects.toThrow(message)
})

test('one file is made at a time, and too many do not wait', async () => {
  const { program } = await programOf(answering)
  const maker = createPageFileMaker({ program })
  let atOnce = 0
  let most = 0
  const blocked = Promise.withResolvers<FileRequest>()
  const prepare = async () => {
    most = Math.max(most, ++atOnce)
    const prepared = await blocked.promise
    atOnce--
    return prepared
  }
  const made = Array.from({ length: 12 }, () => maker.make(prepare))
  expect(made.map((file) => file !== undefined)).toEqual([...Array<boolean>(9).fill(true), false, false, false])
  blocked.resolve(request)
  expect(
    (await Promise.all(made.map((file) => file ?? Promise.resolve(undefined)))).filter(
      (file) => file?.toString() === 'a file',
    ),
  ).toHaveLength(9)
  expect(most).toBe(1)
  expect(maker.make(ready)).toBeDefined()
})
