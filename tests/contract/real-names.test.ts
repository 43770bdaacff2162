import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

test('the name of a real organisation occurs only in the path that the specification names', () => {
  const places = globSync(
    ['web/**/*.{ts,tsx}', 'gateway/**/*.{ts,json}', 'schema/**/*.{ts,json}', 'tests/**/*.ts', '*.md'],
    { cwd: root },
  ).flatMap((file) =>
    readFileSync(`${root}/${file}`, 'utf8')
      .split('\n')
      .filter((line) => /trilogy/i.test(line.replaceAll('/about/trilogy-care-foundation', '')))
      .map((line) => `${file}: ${line.trim()}`),
  )
  // Two tests and the content rules check for the name itself.
  expect(
    places.filter(
      (place) =>
        !/^(tests\/contract\/real-names\.test|schema\/site-map\.test|schema\/checks\/settings)\.ts/.test(place),
    ),
  ).toEqual([])
})
