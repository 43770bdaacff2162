import type { Check } from '#tests/a11y/check.ts'

export const keyboardFits: Check = {
  id: 'keyboard-fits',
  title: 'A field brings up a keyboard on which its answer can be typed',
  criteria: [],
  source: 'https://html.spec.whatwg.org/multipage/interaction.html#attr-inputmode',
  renditions: ['wide'],
  judge() {
    const fields = audit.all('input[inputmode], textarea[inputmode]').filter(audit.isExposed)
    /** The purposes whose answers a keyboard layout can type; any other layout has all letters. */
    const purposes: Readonly<Record<string, RegExp>> = {
      none: /^$/,
      numeric: /^(bday.*|postal-code|one-time-code|cc-.*|tel.*|off|)$/,
      decimal: /^(transaction-amount|off|)$/,
      tel: /^(tel.*|off|)$/,
      email: /^(email|username|off|)$/,
      url: /^(url|off|)$/,
    }
    return {
      applied: fields.length,
      faults: fields.flatMap((field) => {
        const mode = field.getAttribute('inputmode') ?? ''
        const purpose = (field.getAttribute('autocomplete') ?? '').split(' ').at(-1) ?? ''
        const isNone = mode === 'none'
        return !isNone && (purposes[mode]?.test(purpose) ?? true)
          ? []
          : [audit.fault(field, `Its keyboard is for “${mode}”, and its purpose is “${purpose}”`)]
      }),
    }
  },
  good: '<label>Phone <input autocomplete="tel" inputmode="tel"></label>',
  bad: '<label>Your name <input autocomplete="name" inputmode="numeric"></label>',
}
