import { expect, onTestFinished, test } from 'vitest'
import { emptyCacheMetadata } from '#schema/cache-metadata.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { found, stubContent } from '#tests/helpers/stub-content.ts'
import { readConfig } from './config.ts'
import { startGateway } from './start.ts'
import { temporaryFolder } from '#tests/helpers/submissions.ts'

test('the search finds what an editor has just published, and no longer what was changed', async () => {
  const pages = [{ _id: 'page-about', path: '/about', title: 'Ramps' }]
  const stub = await stubContent(({ params, body }) => {
    const query = params.get('query') ?? body
    if (query.includes('order(path asc)')) return found(pages)
    const parts = query.startsWith('{') ? [...query.matchAll(/"(\w+)":/g)].map(([, name]) => [name, null]) : undefined
    return found(parts ? Object.fromEntries(parts) : [])
  })
  const config = readConfig({
    DATA_DIR: temporaryFolder(),
    SANITY_PROJECT_ID: 'abc123',
    SANITY_API_HOST: stub.origin,
  })
  const running = await startGateway(config, recordingLog())
  onTestFinished(() => running.stop())
  const { gateway } = running
  const titlesFor = async (query: string): Promise<string[]> => {
    const result = await gateway.execute(
      {
        query: 'query ($query: String!) { search(query: $query, page: 1) { results { title } } }',
        variables: { query },
      },
      { requestId: 'test', ...emptyCacheMetadata() },
    )
    const { data }: { data: { search: { results: { title: string }[] } } } = JSON.parse(JSON.stringify(result))
    return data.search.results.map(({ title }) => title)
  }
  expect(await titlesFor('ramps')).toEqual(['Ramps'])
  pages[0] = { _id: 'page-about', path: '/about', title: 'Hoists' }
  await eventually(() => expect(stub.liveConnections).toBe(1))
  stub.send('message', { id: 'published', data: { tags: ['s1:pages'] } })
  await eventually(async () => expect(await titlesFor('hoists')).toEqual(['Hoists']))
  expect(await titlesFor('ramps')).toEqual([])
})

test('a dataset that cannot be served stops the start with its sentence', async () => {
  const config = readConfig({ DATA_DIR: temporaryFolder(), CONTENT_DATASET_DIR: '/no/such/folder' })
  await expect(startGateway(config, recordingLog())).rejects.toThrow(
    /\/no\/such\/folder does not exist: set CONTENT_DATASET_DIR/,
  )
})
