import { expect, test } from 'vitest'
import type { ContentReader } from '#gateway/content/reader.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import type { ResultOf } from '#gateway/content/source.ts'
import { escalationAddress, staffAddress } from './mail-settings.ts'

const readerOf = (settings: unknown): ContentReader => ({
  logger: recordingLog(),
  read: <Query extends string>() => Promise.resolve(settings as ResultOf<Query>),
})

const routes = readerOf({
  contactEmail: 'general@provider.example',
  escalationEmail: 'manager@provider.example',
  mailRoutes: [
    { form: 'general-enquiry', answer: 'service-trial', email: 'trial@provider.example' },
    { form: 'general-enquiry', answer: null, email: 'enquiries@provider.example' },
    { form: 'feedback', answer: 'complaint', email: 'complaints@provider.example' },
    null,
  ],
})

test.each([
  ['general-enquiry', { topic: 'service-trial' }, 'trial@provider.example'],
  ['general-enquiry', { services: ['other', 'service-trial'] }, 'trial@provider.example'],
  ['general-enquiry', { topic: 'something-else' }, 'enquiries@provider.example'],
  ['feedback', { type: 'complaint' }, 'complaints@provider.example'],
  ['feedback', { type: 'compliment' }, 'general@provider.example'],
  ['referral', {}, 'general@provider.example'],
])('mail about %s with %j goes to %s or nearest', async (form, answers, address) => {
  expect(await staffAddress(routes, { form, answers })).toBe(address)
})

test('without routes the general address is used; without that it is an error, and mail waits', async () => {
  const plain = readerOf({ contactEmail: 'general@provider.example', escalationEmail: null, mailRoutes: null })
  expect(await staffAddress(plain, { form: 'feedback', answers: {} })).toBe('general@provider.example')
  expect(await escalationAddress(plain)).toBeUndefined()
  await expect(staffAddress(readerOf(null), { form: 'feedback', answers: {} })).rejects.toThrow('contactEmail')
})

test('the escalation address is the one in the content', async () => {
  expect(await escalationAddress(routes)).toBe('manager@provider.example')
})
