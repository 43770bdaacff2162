import { type Check, aria } from '#tests/a11y/check.ts'
import { layouts } from '#tests/a11y/renditions.ts'

export const hintsTied: Check = {
  id: 'hints-tied',
  title: 'What explains a field is seen beside it and tied to it',
  criteria: ['1.3.1', '3.3.2'],
  source: aria('ARIA1'),
  renditions: layouts,
  judge() {
    const isField = 'input:not([type=hidden], [type=submit], [type=button], [type=image]), select, textarea'
    const fields = audit.all(isField).filter(audit.isExposed) as (
      HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
    )[]
    const idsOf = (element: Element, attribute: string) =>
      (element.getAttribute(attribute) ?? '').split(/\s+/).filter(Boolean)
    const faults = audit
      .all('[aria-describedby]')
      .filter((element) => audit.isExposed(element))
      .flatMap((element) =>
        idsOf(element, 'aria-describedby')
          .filter((id) => !document.getElementById(id))
          .map((id) => audit.fault(element, `Its description “${id}” is not there`)),
      )
    /** Text in a field's own box that neither names nor describes it. */
    const loose = (around: Element, field: Element, label: Element) => {
      const tied = ['aria-describedby', 'aria-labelledby']
        .flatMap((attribute) => idsOf(field, attribute))
        .flatMap((id) => document.getElementById(id) ?? [])
      return audit
        .all('p, span, div', around)
        .filter(
          (element) =>
            audit.isThere(element) &&
            audit.hasText(element, /\p{L}{2}/u) &&
            !element.closest('label, legend, button, a, output, [role=status], [aria-live]') &&
            ![...tied, label].some((part) => part.contains(element) || element.contains(part)),
        )
        .map((element) => audit.fault(element, 'It stands with a field and is not tied to it'))
    }
    for (const field of fields) {
      const label = field.labels?.[0]
      if (label && !label.contains(field)) {
        let around = field.parentElement
        while (around && !around.contains(label)) around = around.parentElement
        // Text around several fields explains none of them alone.
        const isOwn =
          around?.matches('form, fieldset, [role=group], [role=radiogroup], main, body') === false &&
          audit.all(isField, around).length === 1
        if (around && isOwn) faults.push(...loose(around, field, label))
      }
      // A hint on hover helps only mouse users.
      const title = field.title.trim().toLowerCase()
      if (title && !(label?.textContent ?? '').toLowerCase().includes(title))
        faults.push(audit.fault(field, 'Its title explains it, which only the mouse finds'))
    }
    return { applied: fields.length, faults }
  },
  good: '<div><label for="a">Postcode</label><p id="h">Four digits</p><input id="a" aria-describedby="h"></div>',
  bad: '<div><label for="a">Postcode</label><p id="h">Four digits</p><input id="a"></div>',
}
