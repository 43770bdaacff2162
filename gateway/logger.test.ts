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
