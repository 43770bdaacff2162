import { HtmlValidate } from 'html-validate'
import type { Report } from './layer.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Style rules for HTML source: React writes it differently, and no browser minds.
    'no-implicit-button-type': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // Integrity hashes for our own files would duplicate the content security policy.
    'require-sri': 'off',
    // Safari ignores a list without bullets: `role="list"` restores it.
    'no-redundant-role': 'off',
    // `role` on the parts of a table that CSS lays out as blocks, and React Aria’s `group` and `radiogroup`: see web/ui
    // and web/blocks.
    'prefer-native-element': 'off',
  },
})

/** Checks the served document against the HTML standard. */
export async function askHtml(html: string): Promise<Report> {
  const { results } = await validator.validateString(html)
  const messages = results.flatMap((one) => one.messages)
  const rules = new Map(
    ['html/valid', ...messages.map(({ ruleId }) => `html/${ruleId}`)].map((id) => [
      id,
      {
        layer: 'html' as const,
        title: id === 'html/valid' ? 'The HTML keeps its standard' : id.slice(5).replaceAll('-', ' '),
        criteria: ['4.1.2', '1.3.1'],
        source:
          id === 'html/valid' ? 'https://html.spec.whatwg.org/' : `https://html-validate.org/rules/${id.slice(5)}.html`,
      },
    ]),
  )
  return {
    faults: messages
      .filter(({ severity }) => severity === 2)
      .map(({ ruleId, message, selector, line, column }) => ({
        rule: `html/${ruleId}`,
        message: `${message} (line ${line}, column ${column})`,
        target: selector ?? '',
        html: (html.split('\n')[line - 1] ?? '').slice(Math.max(0, column - 20), column + 100),
      })),
    open: [],
    applied: [...rules.keys()],
    rules,
  }
}
