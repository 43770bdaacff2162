import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { isSecretOfEditor } from './drafts.ts'

const secretOf = (secret: string, minutesAgo: number) => ({
  _id: 'drafts.preview-url-secret-editor',
  _type: 'sanity.previewUrlSecret',
  _updatedAt: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
  secret,
})
const fresh = 'f'.repeat(36)
const old = 'o'.repeat(36)
const ofPage = 'p'.repeat(36)

const isSecret = (
  secret: string,
  dataset: readonly object[] = [secretOf(fresh, 5), secretOf(old, 61), { secret: ofPage }],
) => {
  const fetch = async (query: string, params: Record<string, unknown>) =>
    (await evaluate(parse(query, { params }), { dataset: [...dataset], params })).get()
  return isSecretOfEditor({ fetch }, secret)
}

test('an editor is known by a secret of the last hour', async () => {
  expect(await isSecret(fresh)).toBe(true)
  for (const secret of [old, ofPage, 'g'.repeat(36), '']) expect(await isSecret(secret), secret).toBe(false)
  expect(await isSecret('short', [secretOf('short', 1)])).toBe(false)
})
