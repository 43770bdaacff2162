import { expect, test } from 'vitest'
import { escapeXml } from './xml.ts'

test('words of an editor neither end a tag nor break the document', () => {
  expect(escapeXml(`a < b & "c" > 'd'`)).toBe('a &lt; b &amp; &quot;c&quot; &gt; &apos;d&apos;')
  // Characters that no XML document may hold, and half of one.
  expect(escapeXml(`x\u0000\u0008\u000b\u001f\ufffe\ud83dy\tz\n`)).toBe('xy\tz\n')
  expect(escapeXml('🏳')).toBe('🏳')
})
