import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { listening } from '#tests/helpers/listening.ts'
import { createServer } from 'node:http'
import { providerAtBuild } from './provider-at-build.ts'

const hasContentSentinels = false
const dataset = { dataset: 'production', token: undefined, projectId: 'abc', apiHost: undefined }
const contact = { name: 'Provider', email: 'hello@provider.example', phone: '1800 160 401' }

test('a build reads the contact from a folder, and does without it where there is none', async () => {
  const datasetDir = fileURLToPath(new URL('../schema/dataset', import.meta.url))
  expect(
    await providerAtBuild({ content: { ...dataset, kind: 'local', datasetDir }, hasContentSentinels }),
  ).toMatchObject({
    phone: '1800 160 401',
  })
  expect(
    await providerAtBuild({ content: { ...dataset, kind: 'local', datasetDir: '/nowhere' }, hasContentSentinels }),
  ).toBeNull()
})

test('a build reads the contact from a hosted project', async () => {
  const result = contact
  const apiHost = await listening(
    createServer(
      (_, response) => void response.setHeader('content-type', 'application/json').end(JSON.stringify({ result })),
    ),
  )
  expect(await providerAtBuild({ content: { ...dataset, kind: 'hosted', apiHost }, hasContentSentinels })).toEqual(
    contact,
  )
})
