import { expect, test } from 'vitest'
import { createLogger } from './logger.ts'

test('of an error only its name, message, code and stack are logged, because it may contain a request', () => {
  const lines: string[] = []
  const logger = createLogger('info', { write: (line) => void lines.push(line) })
  const error = Object.assign(new TypeError('It failed'), { code: 'E1', body: { email: 'alex@home.example' } })
  logger.error({ error }, 'A request failed')
  logger.error({ error: 'a reason' }, 'A request failed')
  expect(lines.map((line) => JSON.parse(line).error)).toEqual([
    { name: 'TypeError', message: 'It failed', code: 'E1', stack: error.stack },
    { message: 'a reason' },
  ])
})

test('a text of any length is cut', () => {
  const lines: string[] = []
  const logger = createLogger('info', { write: (line) => void lines.push(line) })
  const name = 'a'.repeat(20_000)
  logger.warn(
    { error: new Error(`ENAMETOOLONG: open '${name}'`), collection: name },
    'The installed icon set could not be read',
  )
  logger.warn({ error: name }, 'The icon service gave no icons')
  // Not the length of the line: it contains the paths of a stack.
  expect(lines).toHaveLength(2)
  for (const line of lines) expect(line).not.toContain('a'.repeat(1_001))
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ collection: `${'a'.repeat(1_000)}…` })
})
