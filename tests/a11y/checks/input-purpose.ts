import { type Check, html } from '#tests/a11y/check.ts'

export const inputPurpose: Check = {
  id: 'input-purpose',
  title: 'A field about the person who types says its purpose; one about somebody else does not',
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
            wrong: autocomplete === 'off' ? '' : 'It is about somebody else and lets the browser fill in one’s own',
          },
        ]
      return purpose
        ? [{ field, wrong: purpose.test(autocomplete) ? '' : `“${label}” has autocomplete “${autocomplete}”` }]
        : []
    })
    return {
      applied: judged.length,
      faults: judged.flatMap(({ field, wrong }) => (wrong ? [audit.fault(field, wrong)] : [])),
    }
  },
  good: '<label for="a">Your name</label><input id="a" autocomplete="name"><label for="b">Their name</label><input id="b" autocomplete="off">',
  bad: '<label for="a">Your name</label><input id="a">',
}
