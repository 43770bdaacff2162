import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { feedback } from '#schema/forms/definitions/feedback.ts'
import { generalEnquiry } from '#schema/forms/definitions/general-enquiry.ts'
import { formWords } from '#schema/forms/form-words.ts'
import { dangerHelp } from './danger-help.ts'
import { withoutSpeech } from './without-speech.ts'

const facts = new URL('../dataset/fact/', import.meta.url)
const numbers = new Set(
  readdirSync(facts).map(
    (file) => (JSON.parse(readFileSync(new URL(file, facts), 'utf8')) as { readonly href?: string }).href,
  ),
)

test.each(Object.entries(dangerHelp))(
  'the numbers for %s are those of the facts, and 000 is among them, also for people who cannot speak',
  (_, { lines }) => {
    const links = lines.flat().filter((part) => typeof part !== 'string')
    const phones = links.map(({ href }) => href).filter((href) => /^(?:tel|sms):/.test(href))
    expect(phones).toContain('tel:000')
    expect(phones.filter((href) => !numbers.has(href))).toEqual([])
    expect(lines.map((line) => line.map((part) => (typeof part === 'string' ? part : part.text)).join(''))).toContain(
      'Can’t speak? Call 000 anyway, and press 55 when you’re asked.',
    )
  },
)

test('each text of a form that gives 000 after it is sent says how without speech', () => {
  const texts = [generalEnquiry, feedback].flatMap(({ confirmation: { next, wordings } }) => [
    ...next,
    ...wordings.flatMap((wording) => wording.next),
  ])
  const given = [formWords.safety, ...texts].filter((text) => text.includes('call 000'))
  expect(given).toHaveLength(3)
  expect(given.filter((text) => !text.includes(withoutSpeech))).toEqual([])
})
