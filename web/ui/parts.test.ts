import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** `field` has what the fields share; each of them shows it. */
const folders = globSync('web/ui/*/')
  .map((folder) => folder.replace(/^web\/ui\/|\/$/g, ''))
  .filter((folder) => folder !== 'field')
const styleguide = readFileSync('web/templates/styleguide.tsx', 'utf8')

test.each(folders)('%s has examples, which the style guide shows, and a test', (folder) => {
  expect(globSync(`web/ui/${folder}/examples.ts*`)).toHaveLength(1)
  expect(globSync(`web/ui/${folder}/*.test.ts*`)).not.toEqual([])
  expect(styleguide).toContain(`from '#web/ui/${folder}/examples.ts`)
})

test('the style guide shows examples whole, because only there axe examines them', () => {
  const names = [...styleguide.matchAll(/import \{ (.*) \} from '.*\/examples\.tsx?'/g)].flatMap(([, imports = '']) =>
    imports.split(', ').map((name) => name.replace(/.* as /, '')),
  )
  expect(names.length).toBeGreaterThanOrEqual(folders.length)
  expect(names.filter((name) => new RegExp(`\\b${name}[.[]`).test(styleguide))).toEqual([])
})
