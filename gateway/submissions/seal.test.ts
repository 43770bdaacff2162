import { expect, test } from 'vitest'
import { createSeal } from './seal.ts'
import { setClock } from '#tests/helpers/submissions.ts'
import type { FormSecrets } from './token.ts'

const secrets: FormSecrets = ['a secret of at least thirty-two characters']
const clock = setClock()
const seal = createSeal(secrets, clock.now)
const content = { answers: { name: 'Quillan Tester', needs: ['aac', 'interpreter'] }, isChecked: true }
const closed = () => seal.close('referral', content) ?? ''

test('[S8] a seal opens to the original content, and its text reveals nothing', () => {
  expect(seal.open('referral', closed())).toMatchObject(content)
  expect(Buffer.from(closed(), 'base64url').toString('latin1')).not.toContain('Quillan')
  expect(closed()).toMatch(/^[\w-]+$/)
  expect(new Set(Array.from({ length: 200 }, closed)).size).toBe(200)
})

test('[S8] a changed bit, another length, another form and another secret are refused', () => {
  const bytes = Buffer.from(closed(), 'base64url')
  for (let place = 0; place < bytes.length * 8; place += 1) {
    const changed = Buffer.from(bytes)
    changed[place >> 3] = (changed[place >> 3] ?? 0) ^ (1 << (place & 7))
    expect(seal.open('referral', changed.toString('base64url'))).toBeUndefined()
  }
  for (let length = 0; length < bytes.length; length += 1)
    expect(seal.open('referral', bytes.subarray(0, length).toString('base64url'))).toBeUndefined()
  expect(seal.open('feedback', closed())).toBeUndefined()
  const stranger = createSeal(['another secret of at least thirty-two characters'], clock.now)
  expect(stranger.open('referral', closed())).toBeUndefined()
})

test('[S8] text that is not a seal is refused', () => {
  for (const odd of ['', '.', 'x'.repeat(40), 'é'.repeat(100), '\0', 'A'.repeat(1_000_000)])
    expect(seal.open('referral', odd)).toBeUndefined()
})
