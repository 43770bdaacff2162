import { type Check, general } from '#tests/a11y/check.ts'

export const askedOnce: Check = {
  id: 'asked-once',
  title: 'No form asks for the same twice, and every field takes what is pasted',
  criteria: ['3.3.7', '3.3.8'],
  source: general('G221'),
  renditions: ['wide'],
  judge() {
    const fields = audit
      .all('input:not([type=hidden], [type=radio], [type=checkbox]), textarea')
      .filter(audit.isThere) as HTMLInputElement[]
    const faults = fields
      .filter(
        (field) =>
          !field.dispatchEvent(
            new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: new DataTransfer() }),
          ),
      )
      .map((field) => audit.fault(field, 'It does not let one paste'))
    const tokens = fields.map((field) => `${field.autocomplete} ${[...new Set([field.form?.id])].join()}`)
    for (const [index, field] of fields.entries()) {
      const token = field.autocomplete
      if (token && !/^(off|on)$/.test(token) && tokens.indexOf(tokens[index] ?? '') < index)
        faults.push(audit.fault(field, `“${token}” is asked for twice`))
      if (/\b(confirm|re-?enter|repeat|again)\b/i.test(audit.name(field)))
        faults.push(audit.fault(field, 'It asks for something again'))
    }
    return { applied: fields.length, faults }
  },
  good: '<form><label>Your name <input autocomplete="name"></label><label>Email <input autocomplete="email"></label></form>',
  bad: '<form><label>Email <input autocomplete="email"></label><label>Email, again <input autocomplete="email"></label></form>',
}
