import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dangerHelp } from './danger-help.ts'

const facts = new URL('../dataset/fact/', import.meta.url)
const numbers = new Set(
  readdirSync(facts).map(
    (file) => (JSON.parse(readFileSync(new URL(file, facts), 'utf8')) as { readonly href?: string }).href,
  ),
)

test.each(Object.entries(dangerHelp))(
  'the numbers for %s are those of the facts, and 000 is among them',
  (_, { lines }) => {
    const links = lines.flat().filter((part) => typeof part !== 'string')
    const phones = links.map(({ href }) => href).filter((href) => href.startsWith('tel:'))
    expect(phones).toContain('tel:000')
    expect(phones.filter((href) => !numbers.has(href))).toEqual([])
  },
)
