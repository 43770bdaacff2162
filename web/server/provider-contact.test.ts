import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createProviderContact } from './provider-contact.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const settingsWith = (display: string) => ({
  siteSettings: { providerName: 'Wide Verandah', contactEmail: 'hello@provider.example', supportPhone: { display } },
})
const contactWith = (phone: string) => ({ name: 'Wide Verandah', email: 'hello@provider.example', phone })

/** A gateway whose response the test can change; null simulates an unreachable content service. */
function gateway(data: Record<string, unknown> | null, atBuild?: ReturnType<typeof contactWith>) {
  const answer = { data, count: 0 }
  const lastKnown = createProviderContact(() => {
    answer.count++
    return Promise.resolve(answer.data ? { data: answer.data } : { data: null })
  }, atBuild)
  return { answer, lastKnown }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('[S32] the contact is read at the start and then at most once a minute', async () => {
  const { answer, lastKnown } = gateway(settingsWith('1800 160 401'))
  await settled()
  expect(lastKnown()).toEqual(contactWith('1800 160 401'))
  answer.data = settingsWith('(07) 7010 0001')
  vi.advanceTimersByTime(59_999)
  expect(lastKnown()).toEqual(contactWith('1800 160 401'))
  expect(answer.count).toBe(1)
  vi.advanceTimersByTime(1)
  lastKnown()
  await settled()
  expect(lastKnown()).toEqual(contactWith('(07) 7010 0001'))
  expect(answer.count).toBe(2)
})

test('[S32] while the content cannot be read, the last known contact is used', async () => {
  const { answer, lastKnown } = gateway(settingsWith('1800 160 401'))
  await settled()
  answer.data = null
  vi.advanceTimersByTime(60_000)
  lastKnown()
  await settled()
  expect(lastKnown()).toEqual(contactWith('1800 160 401'))
})

test('[S32] until the settings have been read there is no contact', async () => {
  const { answer, lastKnown } = gateway(null)
  await settled()
  expect(answer.count).toBe(1)
  expect(lastKnown()).toBeUndefined()
})

test('[S32] until the content has been read, the contact is that of the build', async () => {
  const { lastKnown } = gateway(null, contactWith('1800 160 401'))
  await settled()
  expect(lastKnown()).toEqual(contactWith('1800 160 401'))
})
