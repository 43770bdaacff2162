import { expect, test } from 'vitest'
import { formLife } from '#schema/forms/form-life.ts'
import { issueToken, readToken, type FormSecrets } from './token.ts'

const secret: FormSecrets = ['a secret of at least thirty-two characters']
const start = new Date('2026-11-20T02:00:00Z')
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds)

test('a token is valid as long as its form, and its id does not change', () => {
  const token = issueToken('general-enquiry', secret, start)
  const reading = readToken(token, 'general-enquiry', secret, start)
  expect(reading).toEqual({ kind: 'good', id: expect.any(String), age: 0 })
  expect(readToken(token, 'general-enquiry', secret, after(formLife))).toEqual({ ...reading, age: formLife })
  expect(readToken(token, 'general-enquiry', secret, after(formLife + 1))).toEqual({
    ...reading,
    kind: 'lapsed',
    age: formLife + 1,
  })
})

test('a clock that was set back does not expire a token', () => {
  const token = issueToken('general-enquiry', secret, after(formLife))
  expect(readToken(token, 'general-enquiry', secret, start)).toMatchObject({ kind: 'good' })
})

test('each token has its own id', () => {
  const ids = Array.from({ length: 500 }, () => readToken(issueToken('f', secret, start), 'f', secret, start))
  expect(new Set(ids.map((reading) => reading.kind === 'good' && reading.id)).size).toBe(500)
})

test('a token signed with the previous secret is valid', () => {
  const token = issueToken('general-enquiry', secret, start)
  const renewed: FormSecrets = ['another secret of at least thirty-two characters', ...secret]
  expect(readToken(token, 'general-enquiry', renewed, start)).toMatchObject({ kind: 'good' })
  expect(readToken(issueToken('f', renewed, start), 'f', secret, start)).toEqual({ kind: 'bad' })
})

test('another form, another secret and any changed character are refused', () => {
  const token = issueToken('general-enquiry', secret, start)
  expect(readToken(token, 'referral', secret, start)).toEqual({ kind: 'bad' })
  expect(readToken(token, 'general-enquiry', [`${secret[0]}!`], start)).toEqual({ kind: 'bad' })
  for (let place = 0; place < token.length; place += 1) {
    const other = token[place] === 'a' ? 'b' : 'a'
    expect(readToken(token.slice(0, place) + other + token.slice(place + 1), 'general-enquiry', secret, start)).toEqual(
      { kind: 'bad' },
    )
    expect(readToken(token.slice(0, place), 'general-enquiry', secret, start)).toEqual({ kind: 'bad' })
  }
})

test('text that is not a token is refused', () => {
  for (const odd of [undefined, null, '', '.', '...', 7, {}, [], 'é'.repeat(43), 'x'.repeat(100_000)]) {
    expect(readToken(odd, 'general-enquiry', secret, start)).toEqual({ kind: 'bad' })
  }
})
