import { type Check, aria } from '#tests/a11y/check.ts'
import { layouts } from '#tests/a11y/renditions.ts'

export const wrongExplained: Check = {
  id: 'wrong-explained',
  title: 'A field that says that it is wrong says why, in words that help',
  criteria: ['3.3.1', '3.3.3'],
  source: aria('ARIA21'),
  renditions: layouts,
  judge() {
    const wrong = audit.all('[aria-invalid=true]').filter(audit.isExposed)
    const saysNothing =
      /^(invalid|incorrect|wrong|bad|not valid|required|missing|error|problem|this field is (required|invalid))( (input|value|entry|data|field|format))?( \d+)?$/
    const messages = wrong.map((element) => {
      const group = element.closest('fieldset, [role=group], [role=radiogroup]')
      return [element, ...(group ? [group] : [])]
        .flatMap((part) => ['aria-describedby', 'aria-errormessage'].map((name) => part.getAttribute(name) ?? ''))
        .flatMap((ids) => ids.split(/\s+/))
        .flatMap((id) => document.getElementById(id) ?? [])
        .filter((part) => audit.isThere(part) && (/error/i.test(part.id) || /\berror\b/i.test(part.textContent ?? '')))
        .map((part) =>
          (part.textContent ?? '')
            .toLowerCase()
            .replace(/^\s*error\b:?/, '')
            .replaceAll(/[.!\s]+/g, ' ')
            .trim(),
        )
        .join(' ')
    })
    return {
      applied: wrong.length,
      faults: wrong.flatMap((element, index) => {
        const message = messages[index] ?? ''
        if (!message) return [audit.fault(element, 'It says that it is wrong and not why')]
        return saysNothing.test(message) ? [audit.fault(element, `“${message}” does not say what to do`)] : []
      }),
    }
  },
  good: '<label for="a">Name</label><p id="e">Error: Enter your name</p><input id="a" aria-invalid="true" aria-describedby="e">',
  bad: '<label for="a">Name</label><p id="e">Error: Invalid input</p><input id="a" aria-invalid="true" aria-describedby="e">',
}
