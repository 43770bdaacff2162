import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { copyFixture, writeInto } from '#tests/helpers/dataset-fixtures.ts'

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const folder = path('fixtures/folder')

const run = (command: string, ...args: string[]) =>
  spawnSync(process.execPath, [path(command), ...args], { env: { PATH: process.env['PATH'] }, encoding: 'utf8' })

test('content:check prints each fault with its file and remedy, and fails', async () => {
  expect(run('check.ts', folder)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/Everything is in order: \d+ documents and assets\.\n$/),
  })
  const faulty = await copyFixture()
  await writeInto(faulty, 'author/author-mira.json', { _id: 'author-mira', _type: 'author', nmae: 'Mira' })
  const { status, stdout, stderr } = run('check.ts', faulty)
  expect(status).toBe(1)
  expect(stdout).toContain(`${faulty}/author/author-mira.json: nmae is not a field here; remove it or correct its name`)
  expect(stderr).toMatch(/^\d+ findings\.\n$/)
})

test('content:used prints where a document is used, and an error for an unknown one', () => {
  const { status, stdout } = run('used.ts', 'author-mira', folder)
  expect([status, stdout]).toEqual([0, expect.stringContaining('post/post-rails.json: author')])
  expect(run('used.ts', 'author-unknown', folder)).toMatchObject({
    status: 1,
    stdout: '',
    stderr: 'There is no document author-unknown. Its id is the name of its file without .json.\n',
  })
})
