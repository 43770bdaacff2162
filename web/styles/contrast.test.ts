import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colourUses as uses } from '#tests/helpers/colour-uses.ts'

const tokens = readFileSync('web/styles/tokens.css', 'utf8')

/** Returns the custom properties of the first `:root` after a marker in the file, which override `base`. */
const declared = (from: string, base: ReadonlyMap<string, string> = new Map()) => {
  const start = tokens.indexOf(':root', from === '' ? 0 : tokens.indexOf(from))
  const block = tokens.slice(start, tokens.indexOf('}', start))
  return new Map([
    ...base,
    ...[...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value] as const),
  ])
}

const defaults = declared('')
const moreContrast = declared('prefers-contrast: more', defaults)
const lowGlare = declared('Low glare', defaults)

const colour = (name: string, theme: ReadonlyMap<string, string>): string => {
  const value = theme.get(name)
  if (!value) throw new Error(`No token ${name}`)
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  return reference ? colour(reference, theme) : value
}

/** WCAG 2.2, relative luminance. https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (a: string, b: string) => {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (lighter + 0.05) / (darker + 0.05)
}

test.each([
  ['by default', defaults],
  ['with more contrast', moreContrast],
  ['with low glare', lowGlare],
])('[S6] every pair of colours has the contrast that its use requires, %s', (_, theme) => {
  const weak = uses.flatMap(({ what, colours, on, least, isOneEnough }) =>
    on.flatMap((ground) => {
      const pairs = colours.map((front) => ({ front, ratio: contrast(colour(front, theme), colour(ground, theme)) }))
      const failed = pairs.filter(({ ratio }) => ratio < least)
      if (isOneEnough && failed.length < pairs.length) return []
      return failed.map(({ front, ratio }) => `${what}: ${front} on ${ground} is ${ratio.toFixed(2)}, needs ${least}`)
    }),
  )
  expect(weak).toEqual([])
})

test('[S6] there are the seven colour families, each with its name', () => {
  const families = new Set(
    [...defaults.keys()]
      .map((name) => /^--(primary|secondary|success|info|warning|error|neutral)(-|$)/.exec(name)?.[1])
      .filter(Boolean),
  )
  expect(families).toEqual(new Set(['error', 'info', 'neutral', 'primary', 'secondary', 'success', 'warning']))
})

const styleSheets = globSync('web/{styles,ui,shell,blocks,forms,templates}/**/*.css').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}))

test('[S6] text uses only colours whose contrast the table above measures', () => {
  const measured = new Set(uses.flatMap(({ colours }) => colours))
  const grounds = new Set(uses.flatMap(({ on }) => on))
  for (const { file, text } of styleSheets) {
    for (const [, name = ''] of text.matchAll(/[\s;{]color:\s*var\((--[\w-]+)\)/g))
      expect(measured, `color in ${file}`).toContain(name)
    for (const [, name = ''] of text.matchAll(/background(?:-color)?:\s*var\((--[\w-]+)\)/g)) {
      if (name !== '--warning') expect(grounds, `background in ${file}`).toContain(name)
    }
  }
})

/** Each rule of a style sheet without nested rules: its selector and its declarations. */
const rules = styleSheets.flatMap(({ file, text }) =>
  [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    file,
    selector: selector.replaceAll(/\/\*.*?\*\//gs, '').trim(),
    body,
  })),
)
const tokenOf = (property: string, body: string) =>
  new RegExp(`(?:^|[\\s;])${property}:\\s*var\\((--[\\w-]+)\\)`).exec(body)?.[1]

test('[S6] a rule that sets a text and its background uses a pair of the table above, a highlight too', () => {
  const unmeasured = rules.flatMap(({ file, selector, body }) => {
    const front = tokenOf('color', body)
    const ground = tokenOf('background(?:-color)?', body)
    if (!front || !ground || uses.some(({ colours, on }) => colours.includes(front) && on.includes(ground))) return []
    return [`${selector} in ${file}: ${front} on ${ground}`]
  })
  expect(unmeasured).toEqual([])
})

test('[S6] the colour of text is a token, and a visited link has the colour of a link', () => {
  const links = uses.find(({ what }) => what === 'links')?.colours ?? []
  const strange = rules.flatMap(({ file, selector, body }) => {
    const [, value] = /(?:^|[\s;])color:\s*([^;]+)/.exec(body) ?? []
    if (value === undefined) return []
    const isAllowed = selector.includes(':visited')
      ? links.some((link) => value === `var(${link})`)
      : /^(?:var\(--[\w-]+\)|inherit|currentcolor|transparent|[A-Z][A-Za-z]+)$/.test(value.trim())
    return isAllowed ? [] : [`${selector} in ${file}: ${value}`]
  })
  expect(strange).toEqual([])
})

test('[S6] text is never yellow', () => {
  const coloured = styleSheets.filter(({ text }) => /[\s;{]color:\s*var\(--warning\)/.test(text))
  expect(coloured.map(({ file }) => file)).toEqual([])
  expect(
    uses.filter(({ what, colours, on }) => !what.includes('focus ring') && [...colours, ...on].includes('--warning')),
  ).toEqual([])
})

test('every token that a style sheet names exists', () => {
  const known = new Set(
    styleSheets.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name)),
  )
  const missing = styleSheets.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, name = '']) =>
      known.has(name) ? [] : [`${name} in ${file}`],
    ),
  )
  expect(missing).toEqual([])
})

test('every token is used', () => {
  const used = new Set(
    styleSheets.flatMap(({ text }) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)),
  )
  expect([...defaults.keys()].filter((name) => !used.has(name))).toEqual([])
})
