import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { policyOf } from './csp.ts'

const nonce = 'r4nd0m+/=='
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const scripts = (html: string) =>
  policyOf(html, nonce)
    .split('; ')
    .find((directive) => directive.startsWith('script-src'))

test('allows each inline script with the nonce by the hash of its text', () => {
  const first = 'alert("1 < 2 && \'ü\'")'
  const second = '\n  import "/a.js";\n'
  const html = `<script nonce="${nonce}">${first}</script><p>words</p><script nonce="${nonce}" type="module" async="">${second}</script>`
  expect(scripts(html)).toBe(`script-src 'self' ${hashOf(first)} ${hashOf(second)}`)
})

test('a script with a src needs no hash, a script whose text contains src does', () => {
  expect(scripts(`<script nonce="${nonce}" type="module" src="/a.js"></script>`)).toBe("script-src 'self'")
  expect(scripts(`<script nonce="${nonce}" data-src="/a.js">x</script>`)).toBe(`script-src 'self' ${hashOf('x')}`)
})

test('lists the hash of a repeated script once', () => {
  const script = `<script nonce="${nonce}">x</script>`
  expect(scripts(script + script)).toBe(`script-src 'self' ${hashOf('x')}`)
})

test('a data block needs no nonce and no hash, because browsers never execute it', () => {
  expect(scripts('<script type="application/ld+json">{"a":1}</script>')).toBe("script-src 'self'")
})

test.each([
  '<script>alert(1)</script>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<script nonce="">alert(1)</script>',
  '<script nonce="guess">alert(1)</script>',
  '<script src="/files/uploaded.js"></script>',
  '<script/async src="/files/uploaded.js">',
  '<script type="application/ld+json" type="module">alert(1)</script>',
  `<script nonce="${nonce}">ours</script><script>alert(1)`,
  '<svg><script href="/files/uploaded.js"></script></svg>',
])('throws for a document with a script without the nonce: %s', (planted) => {
  expect(() => scripts(`<h1>Here</h1>${planted}`)).toThrow('a script without its nonce')
})

test('allows nothing else to run, load, frame or be submitted', () => {
  const policy = new Map(
    policyOf('<h1>Here</h1>', nonce)
      .split('; ')
      .map((directive) => [directive.split(' ', 1)[0], directive]),
  )
  expect(policy.get('default-src')).toBe("default-src 'none'")
  expect(policy.get('script-src')).toBe("script-src 'self'")
  expect(policy.get('style-src')).toBe("style-src 'self'")
  expect(policy.get('form-action')).toBe("form-action 'self'")
  expect(policy.get('base-uri')).toBe("base-uri 'none'")
  expect(policy.get('frame-ancestors')).toBe("frame-ancestors 'none'")
  expect([...policy.values()].join(' ')).not.toMatch(/unsafe|https?:|\*/)
})
