import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('[S5] the page asks for light alone, and nothing answers to a dark system', () => {
  expect(readFileSync('web/styles/base.css', 'utf8')).toContain('color-scheme: only light')
  for (const file of globSync('web/**/*.css'))
    expect(readFileSync(file, 'utf8'), file).not.toContain('prefers-color-scheme')
})
