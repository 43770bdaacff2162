import { preprocessCSS, resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { mediaPreferences } from './media-preferences.ts'

const config = await resolveConfig(
  { configFile: false, css: { postcss: { plugins: [mediaPreferences] } } },
  'build',
  'production',
)
const built = async (css: string) => (await preprocessCSS(css, 'sheet.css', config)).code.replaceAll(/\s+/g, ' ').trim()

test('a length grows with the text size: large text has the layout of a smaller window', async () => {
  expect(await built('@media (width >= 40em) and (height < 30.5em) { .a, :root { b: c } }')).toBe(
    [
      '@media (width >= 40em) and (height < 30.5em) { :where(:root:not([data-text-size])) .a, :root:where(:not([data-text-size])) { b: c } }',
      "@media (width >= 50em) and (height < 38.125em) { :where(:root[data-text-size='125']) .a, :root:where([data-text-size='125']) { b: c } }",
      "@media (width >= 60em) and (height < 45.75em) { :where(:root[data-text-size='150']) .a, :root:where([data-text-size='150']) { b: c } }",
      "@media (width >= 80em) and (height < 61em) { :where(:root[data-text-size='200']) .a, :root:where([data-text-size='200']) { b: c } }",
    ].join(''),
  )
})

test('queries for contrast or reduced motion also match the panel’s settings', async () => {
  expect(await built('@media (prefers-contrast: more) { :root { b: c } }')).toBe(
    "@media (prefers-contrast: more) { :root { b: c } }@media all { :root:where([data-contrast='more']) { b: c } }",
  )
  expect(await built('@media screen and (prefers-reduced-motion: reduce) { .a { b: c } }')).toBe(
    "@media screen and (prefers-reduced-motion: reduce) { .a { b: c } }@media screen { :where(:root[data-motion='reduce']) .a { b: c } }",
  )
})

test('queries for motion match only if neither the system nor the panel reduces it', async () => {
  expect(await built('@media (prefers-reduced-motion: no-preference) { .a { b: c } }')).toBe(
    "@media (prefers-reduced-motion: no-preference) { :where(:root:not([data-motion='reduce'])) .a { b: c } }",
  )
})

test('a query for the usual targets matches unless the visitor has chosen large ones', async () => {
  expect(await built('@media (height >= 1px) and (--usual-targets) { .a { b: c } }')).toBe(
    '@media (height >= 1px) { :where(:root:not([data-targets])) .a { b: c } }',
  )
})

test('other media queries, keyframes and nested rules are unchanged', async () => {
  const print = '@media (forced-colors: active), print { .a { b: c } }'
  expect(await built(print)).toBe(print)
  const code = await built('@media (width >= 2em) { @keyframes k { from { b: c } } .a { &:hover { b: c } } }')
  expect(code.match(/from \{/g)).toHaveLength(4)
  expect(code.match(/&:hover \{/g)).toHaveLength(4)
  expect(code).not.toMatch(/:where\([^ ]*\) (from|&)/)
})

test('a list of queries, which cannot be split, stops the build', async () => {
  await expect(built('@media print, (width >= 40em) { .a { b: c } }')).rejects.toThrow('must be one alone')
})
