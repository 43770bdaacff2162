import type { Check } from '#tests/a11y/check.ts'

export const translatable: Check = {
  id: 'translatable',
  title: 'Sentences may be translated',
  criteria: [],
  source: 'https://html.spec.whatwg.org/multipage/dom.html#attr-translate',
  renditions: ['wide'],
  judge() {
    const barred = audit
      .all('[translate=no], .notranslate, html:has(meta[name=google][content=notranslate])')
      .filter(audit.isExposed)
    return {
      applied: barred.length,
      faults: barred
        // A name, an address or a code may be excluded from translation.
        .filter((element) => audit.words(element).split(' ').length > 6)
        .map((element) => audit.fault(element, 'Programs that translate must leave its sentences out')),
    }
  },
  good: '<p>Ask for <span translate="no">Wide Verandah</span>, and we will help you with the forms.</p>',
  bad: '<p translate="no">Ask for us by name, and we will help you with the forms.</p>',
}
