import { expect, test } from 'vitest'
import { createPictureReader } from './picture-reader.ts'

/** @param status What the content service answers */
function start(status: number) {
  const asked: string[] = []
  const read = createPictureReader({
    projectId: 'project',
    dataset: 'production',
    fetch(path) {
      asked.push(path)
      return Promise.resolve(new Response('bytes', { status, headers: { 'content-type': 'image/png' } }))
    },
  })
  return { asked, read }
}

test('a drawing is read as it is, and a photo as a JPEG that is no larger than paper needs', async () => {
  const { asked, read } = start(200)
  expect(await read('/images/abc-40x30.svg?w=500&auto=format')).toEqual({
    type: 'image/png',
    bytes: Buffer.from('bytes'),
  })
  await read('/images/abc-4000x3000.jpg?w=500&auto=format')
  expect(asked).toEqual([
    '/images/project/production/abc-40x30.svg',
    '/images/project/production/abc-4000x3000.jpg?w=1200&fit=max&fm=jpg&q=80&bg=ffffff',
  ])
})

test('a picture that is missing is undefined, and one that cannot be read now rejects', async () => {
  expect(await start(404).read('/images/abc-40x30.svg')).toBeUndefined()
  await expect(start(503).read('/images/abc-40x30.svg')).rejects.toThrow('502')
})

test('no other address is read', async () => {
  const { asked, read } = start(200)
  for (const url of ['https://evil.example/a.svg', '/files/abc.pdf', '/images/../abc-40x30.svg', '/images/ramp.svg'])
    expect(await read(url)).toBeUndefined()
  expect(asked).toEqual([])
})
