import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { policyOf } from './csp.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const scripts = (html: string) =>
  policyOf(html)
    .split('; ')
    .find((directive) => directive.startsWith('script-src'))

test('each inline script may run by the hash of its very text, in any writing', () => {
  const first = 'alert("1 < 2 && \'ü\'")'
  const second = '\n  import "/a.js";\n'
  const html = `<script>${first}</script><p>words</p><script type="module" async="">${second}</script>`
  expect(scripts(html)).toBe(`script-src 'self' ${hashOf(first)} ${hashOf(second)}`)
})

test('a script with an address needs no hash, one that only mentions it does', () => {
  expect(scripts('<script type="module" src="/a.js"></script><script src="/b.js" async></script>')).toBe(
    "script-src 'self'",
  )
  expect(scripts('<script data-src="/a.js">x</script>')).toBe(`script-src 'self' ${hashOf('x')}`)
})

test('the same script twice is one hash', () => {
  expect(scripts('<script>x</script><script>x</script>')).toBe(`script-src 'self' ${hashOf('x')}`)
})

test('nothing else may run, load, frame or be sent anywhere else', () => {
  const policy = new Map(
    policyOf('<h1>Here</h1>')
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
