import { expect, test } from 'vitest'
import { escapeXml } from './xml.ts'

test('an editor’s text can neither end a tag nor make the document invalid', () => {
  expect(escapeXml(`a < b & "c" > 'd'`)).toBe('a &lt; b &amp; &quot;c&quot; &gt; &apos;d&apos;')
  // Characters that XML forbids, and a lone surrogate.
  expect(escapeXml(`x\u0000\u0008\u000b\u001f\ufffe\ud83dy\tz\n`)).toBe('xy\tz\n')
  expect(escapeXml('🏳')).toBe('🏳')
})
