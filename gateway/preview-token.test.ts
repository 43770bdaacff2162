import { expect, test } from 'vitest'
import { previewUrl, readPreview, signPreview } from './preview-token.ts'

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

test.each([
  [{ _type: 'page', path: '/about' }, '/about'],
  [{ _type: 'page', path: '/services/of-an-editor' }, '/services/of-an-editor'],
  [{ _type: 'product', slug: { current: 'stool' } }, '/resources/product-database/stool'],
  [{ _type: 'menu' }, '/'],
  [{ _type: 'siteSettings' }, '/'],
  [{ _type: 'boardQuestion' }, '/say'],
])('a link to the draft of %j', (fields, path) => {
  const document = { _id: 'drafts.x', _rev: '', _createdAt: '', _updatedAt: '', ...fields }
  const url = new URL(previewUrl({ siteUrl: 'https://www.ours.example', previewSecret: secret }, document) ?? '')
  expect(url.origin + url.pathname).toBe(`https://www.ours.example${path}`)
  expect(readPreview(secret, url.searchParams.get('preview') ?? '', Date.now())).toEqual({ documentId: 'x' })
})

test('a document that no page shows has no link', () => {
  const document = { _id: 'x', _rev: '', _createdAt: '', _updatedAt: '', _type: 'fact' }
  expect(previewUrl({ siteUrl: 'https://www.ours.example', previewSecret: secret }, document)).toBeUndefined()
})
