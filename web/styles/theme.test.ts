import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('[S5] the page supports only the light colour scheme, and no style depends on a dark one', () => {
  expect(readFileSync('web/styles/base.css', 'utf8')).toContain('color-scheme: only light')
  for (const file of globSync('web/**/*.css'))
    expect(readFileSync(file, 'utf8'), file).not.toContain('prefers-color-scheme')
})
