import { type Check, html } from '#tests/a11y/check.ts'

export const requiredTold: Check = {
  id: 'required-told',
  title: 'Whether a field must be filled in is seen, told and explained, and all three agree',
  criteria: ['3.3.2', '1.3.1'],
  source: html('H90'),
  renditions: ['wide'],
  judge() {
    const fields = audit.all('input:not([type=hidden], [type=submit]), select, textarea').filter(audit.isExposed) as (
      HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
    )[]
    return {
      applied: fields.length,
      faults: fields.flatMap((field) => {
        const group = field.closest('fieldset, [role=group], [role=radiogroup]')
        const labelledBy = document.getElementById(group?.getAttribute('aria-labelledby') ?? '')
        const labels = [...(field.labels ?? []), ...(group?.querySelectorAll('legend') ?? []), labelledBy ?? []].flat()
        const words = labels.map((element) => element.textContent ?? '').join(' ')
        const isExposed = field.required || field.getAttribute('aria-required') === 'true'
        if (/\(optional\)/i.test(words) && isExposed)
          return [audit.fault(field, 'It is called optional and told as required')]
        if (!/\*\s*$|^\s*\*/.test(words)) return []
        const around = (field.closest('main, body')?.textContent ?? '').replaceAll(/\s+/g, ' ')
        return [
          !isExposed && 'Its star is seen and not told',
          !/\*.{0,60}(required|must|needed)|(required|must|needed).{0,60}\*/i.test(around) &&
            'No words explain its star',
        ]
          .filter((what) => what !== false)
          .map((what) => audit.fault(field, what))
      }),
    }
  },
  good: '<label for="a">Name</label><input id="a" required><label for="b">Phone (optional)</label><input id="b">',
  bad: '<label for="a">Name <span aria-hidden="true">*</span></label><input id="a">',
}
