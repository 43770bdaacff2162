import { tmpdir } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { createDiskSpace } from './disk-space.ts'

const megabyte = 1024 * 1024

function start(readFree?: () => Promise<number>) {
  const log = recordingLog()
  const space = createDiskSpace({ dir: tmpdir(), logger: log, ...(readFree && { readFree }) })
  onTestFinished(() => space.stop())
  return { log, space }
}

test('caches stop writing long before submissions are refused, and each state is logged once with the remedy', async () => {
  let megabytes = 257
  const { log, space } = start(() => Promise.resolve(megabytes * megabyte))
  const rooms = async () => [await space.hasRoomFor('cache'), await space.hasRoomFor('submission')]
  expect(await rooms()).toEqual([true, true])
  megabytes = 255
  expect(await rooms()).toEqual([false, true])
  megabytes = 31
  expect(await rooms()).toEqual([false, false])
  await rooms()
  expect(log.lines).toMatchObject([
    { level: 'error', message: expect.stringContaining('caches store nothing'), facts: { dir: tmpdir() } },
    { level: 'error', message: expect.stringContaining('forms are refused'), facts: { freeBytes: 31 * megabyte } },
  ])
  megabytes = 300
  expect(await rooms()).toEqual([true, true])
  expect(log.lines.slice(2).map(({ level }) => level)).toEqual(['info', 'info'])
})

test('the free space is read from the file system; if that fails, the write itself shows whether there is space', async () => {
  expect(await start().space.free()).toBeGreaterThan(0)
  const { space } = start(() => Promise.reject(new Error('ENOSYS')))
  expect([await space.free(), await space.hasRoomFor('submission')]).toEqual([undefined, true])
})
