import { type Check, html } from '#tests/audit/check.ts'

export const groupsNamed: Check = {
  id: 'groups-named',
  title: 'Radio buttons and checkboxes of one question stand in a group that has its name',
  criteria: ['1.3.1', '3.3.2'],
  source: html('H71'),
  renditions: ['wide', 'narrow'],
  judge() {
    const boxes = audit.all('input[type=radio], input[type=checkbox]').filter(audit.isExposed) as HTMLInputElement[]
    const names = [...new Set(boxes.map(({ name, type }) => `${type} ${name}`))].filter(
      (name) => boxes.filter((element) => `${element.type} ${element.name}` === name).length > 1,
    )
    return {
      applied: names.length,
      faults: names.flatMap((name) => {
        const first = boxes.find((element) => `${element.type} ${element.name}` === name)
        const group = first?.closest('fieldset, [role=group], [role=radiogroup]')
        return first && group && audit.name(group)
          ? []
          : [audit.fault(first ?? null, 'No group with a name is around it')]
      }),
    }
  },
  good: '<fieldset><legend>How?</legend><label><input type="radio" name="a"> Phone</label><label><input type="radio" name="a"> Email</label></fieldset>',
  bad: '<label><input type="radio" name="a"> Phone</label><label><input type="radio" name="a"> Email</label>',
}
