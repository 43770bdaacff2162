import { type Check, failure } from '#tests/a11y/check.ts'
import { layouts } from '#tests/a11y/renditions.ts'

export const labelInName: Check = {
  id: 'label-in-name',
  title: 'The name of a control begins with the words that are seen on it',
  criteria: ['2.5.3'],
  source: failure('F96'),
  renditions: layouts,
  judge() {
    const controls = audit
      .controls()
      .filter((element) => audit.isThere(element) && !element.matches('video, audio, [tabindex="-1"]:not(a, button)'))
    const judged = controls.flatMap((element) => {
      const labels =
        element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement
          ? [...(element.labels ?? [])]
          : []
      const visibleText = audit.plain(
        labels.length > 0
          ? labels.map((label) => audit.words(label)).join(' ')
          : element.matches('select, textarea, input:not([type=submit], [type=button])')
            ? ''
            : audit.words(element),
      )
      return visibleText && !element.matches('[role=region], section, div, table')
        ? [{ element, visibleText, name: audit.plain(audit.name(element)) }]
        : []
    })
    return {
      applied: judged.length,
      faults: judged
        .filter(({ visibleText, name }) => !name.startsWith(visibleText))
        .map(({ element, visibleText, name }) =>
          audit.fault(element, `“${visibleText}” is seen, “${name}” is the name`),
        ),
    }
  },
  good: '<button>Send <span style="position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden">enquiry</span></button>',
  bad: '<button aria-label="Submit">Send</button>',
}
