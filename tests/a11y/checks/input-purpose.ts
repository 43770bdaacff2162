import { type Check, html } from '#tests/a11y/check.ts'

export const inputPurpose: Check = {
  id: 'input-purpose',
  title:
    'A field about the person who types says its purpose, one about someone else does not, and its keyboard can type the answer',
  criteria: ['1.3.5'],
  source: html('H98'),
  renditions: ['wide'],
  judge() {
    const purposes: readonly (readonly [RegExp, RegExp])[] = [
      [/^your (full )?name$/, /^name$/],
      [/^your (first|given) name$/, /^given-name$/],
      [/^your (family|last) name$/, /^family-name$/],
      [/^(your )?e-?mail( address)?$/, /^email$/],
      [/^(your )?(phone|mobile)( number)?$/, /^tel/],
      [/^(your )?postcode$/, /^postal-code$/],
      [/^(your )?organisation/, /^organization$/],
      [/^(your )?(role|job title)/, /^organization-title$/],
    ]
    const fields = audit
      .all('input:not([type=hidden], [type=radio], [type=checkbox], [type=submit]), textarea')
      .filter(audit.isExposed) as HTMLInputElement[]
    const judged = fields.flatMap((field) => {
      const label = [...(field.labels ?? [])]
        .map((element) => audit.words(element))
        .join(' ')
        .replace(/\(.*\)/, '')
        .trim()
        .toLowerCase()
      const purpose = purposes.find(([words]) => words.test(label))?.[1]
      const autocomplete = (field.getAttribute('autocomplete') ?? '').trim()
      if (/^(their|the (client|person))/.test(label))
        return [
          {
            field,
            wrong: autocomplete === 'off' ? '' : 'It is about someone else and lets the browser fill in one’s own',
          },
        ]
      return purpose
        ? [{ field, wrong: purpose.test(autocomplete) ? '' : `“${label}” has autocomplete “${autocomplete}”` }]
        : []
    })
    /** The purposes whose answers a keyboard layout can type; any other layout has all letters. */
    const typed: Readonly<Record<string, RegExp>> = {
      numeric: /^(bday.*|postal-code|one-time-code|cc-.*|tel.*|off|)$/,
      decimal: /^(transaction-amount|off|)$/,
      tel: /^(tel.*|off|)$/,
      email: /^(email|username|off|)$/,
      url: /^(url|off|)$/,
    }
    const keyboards = fields.flatMap((field) => {
      const mode = field.inputMode
      const purpose = field.autocomplete.split(' ').at(-1) ?? ''
      return mode !== '' && (mode === 'none' || typed[mode]?.test(purpose) === false)
        ? [audit.fault(field, `Its keyboard is for “${mode}”, and its purpose is “${purpose}”`)]
        : []
    })
    return {
      applied: judged.length,
      faults: [...judged.flatMap(({ field, wrong }) => (wrong ? [audit.fault(field, wrong)] : [])), ...keyboards],
    }
  },
  good: '<label for="a">Your name</label><input id="a" autocomplete="name"><label for="b">Their name</label><input id="b" autocomplete="off">',
  bad: [
    '<label for="a">Your name</label><input id="a">',
    '<label>Your role <input autocomplete="organization-title" inputmode="numeric"></label>',
  ],
}
