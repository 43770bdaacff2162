import { expect, test } from 'vitest'
import { readPreview, signPreview } from './preview-token.ts'

const secret = 's'.repeat(32)
const token = signPreview(secret, 'page-about', 1_000)

test('a token identifies its document until it expires', () => {
  expect(readPreview(secret, token, 999)).toEqual({ documentId: 'page-about' })
  expect(readPreview(secret, token, 1_000)).toBe('expired')
})

test('a changed or forged token is invalid, whether expired or not', () => {
  const [id = '', expires = '', signature = ''] = token.split('.')
  const other = Buffer.from('page-home').toString('base64url')
  const later = (9_999).toString(36)
  for (const made of [
    '',
    'x',
    `${id}.${expires}`,
    `${id}.${expires}.`,
    `${other}.${expires}.${signature}`,
    `${id}.${later}.${signature}`,
    `${token}.x`,
    signPreview('t'.repeat(32), 'page-about', 9_999),
  ])
    expect(readPreview(secret, made, 999), made).toBe('invalid')
})
