import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createDiskCache } from './disk-cache.ts'

const block = 4096

async function start({ maxBytes = 3 * block, hasRoom = true } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'disk-cache-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const dir = join(folder, 'not made yet')
  const state = { hasRoom }
  const open = () => createDiskCache({ dir, maxBytes, hasRoom: () => Promise.resolve(state.hasRoom) })
  const text = async (cache: ReturnType<typeof open>, key: string) => (await cache.read(key))?.toString()
  /** The disk usage of the folder in bytes. */
  const used = async () => {
    const files = await Promise.all((await readdir(dir)).map((name) => stat(join(dir, name))))
    return files.reduce((sum, { size }) => sum + Math.ceil(size / block) * block, 0)
  }
  return { dir, open, state, text, used }
}

test('a file can be read, also by the next process, until it is deleted', async () => {
  const { open, text } = await start()
  const before = open()
  await before.write('a', Buffer.from('one'))
  await before.write('a', Buffer.from('two'))
  expect(await text(before, 'a')).toBe('two')
  const after = open()
  expect(await text(after, 'a')).toBe('two')
  await after.delete('a')
  expect(await text(after, 'a')).toBeUndefined()
})

test('thousands of keys take no more disk than the limit, and the least recently used are evicted first', async () => {
  const { open, text, used } = await start()
  const cache = open()
  await cache.write('used', Buffer.from('stays'))
  for (let n = 0; n < 2_000; n++) {
    await cache.write(`made-up-${n}`, Buffer.from('x'.repeat(500)))
    await cache.read('used')
  }
  expect(await used()).toBe(3 * block)
  expect(cache.size()).toBe(3 * block)
  expect(await text(cache, 'used')).toBe('stays')
  expect(await text(cache, 'made-up-1999')).toHaveLength(500)
})

test('files of an earlier process count, the oldest is evicted first, and a partial file is removed', async () => {
  const { dir, open, used, text } = await start()
  await mkdir(dir)
  for (const [name, minutes] of [
    ['old', 3],
    ['older', 9],
    ['newer', 2],
    ['x.1.half', 5],
  ] as const) {
    await writeFile(join(dir, name), 'x')
    const writtenAt = new Date(Date.now() - minutes * 60_000)
    await utimes(join(dir, name), writtenAt, writtenAt)
  }
  const cache = open()
  await cache.write('a', Buffer.from('one'))
  expect(await text(cache, 'a')).toBe('one')
  expect((await readdir(dir)).filter((name) => name.length < 10).toSorted()).toEqual(['newer', 'old'])
  expect(await used()).toBe(3 * block)
})

test('a file above the limit is not stored, and no file is stored while the disk is nearly full', async () => {
  const { open, text, state } = await start()
  const cache = open()
  await cache.write('large', Buffer.alloc(3 * block + 1))
  expect(await text(cache, 'large')).toBeUndefined()
  state.hasRoom = false
  await cache.write('a', Buffer.from('one'))
  expect(await text(cache, 'a')).toBeUndefined()
})
