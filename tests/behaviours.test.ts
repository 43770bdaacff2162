import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { behaviours } from './behaviours.ts'

test('every row of the specification is named in the title of a test', () => {
  const files = globSync('{web,gateway,schema,tests}/**/*.{test.ts,test.tsx,e2e.ts,http.ts}')
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  expect(behaviours.filter(({ id }) => !text.includes(`[${id}]`))).toEqual([])
})
