import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('[S6] numbers have one set of figures: no rule has a font or figures of its own', () => {
  const own = globSync('web/**/*.css', { exclude: ['web/public/**', 'web/styles/fonts.css'] }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:font-variant-numeric|font-feature-settings|font-family):[^;]*/g)]
      .map(([declaration]) => `${declaration} in ${file}`)
      .filter((found) => !found.startsWith('font-family: var(--font) ')),
  )
  expect(own).toEqual([])
})
