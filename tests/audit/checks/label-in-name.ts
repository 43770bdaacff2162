import { type Check, failure } from '#tests/audit/check.ts'

export const labelInName: Check = {
  id: 'label-in-name',
  title: 'The name of a control begins with the words that are seen on it',
  criteria: ['2.5.3'],
  source: failure('F96'),
  renditions: ['wide', 'narrow'],
  judge() {
    const controls = audit
      .controls()
      .filter((one) => audit.isThere(one) && !one.matches('video, audio, [tabindex="-1"]:not(a, button)'))
    const judged = controls.flatMap((one) => {
      const labels =
        one instanceof HTMLInputElement || one instanceof HTMLSelectElement || one instanceof HTMLTextAreaElement
          ? [...(one.labels ?? [])]
          : []
      const seen = audit.plain(
        labels.length > 0
          ? labels.map((label) => audit.words(label)).join(' ')
          : one.matches('select, textarea, input:not([type=submit], [type=button])')
            ? ''
            : audit.words(one),
      )
      return seen && !one.matches('[role=region], section, div, table')
        ? [{ one, seen, name: audit.plain(audit.name(one)) }]
        : []
    })
    return {
      applied: judged.length,
      faults: judged
        .filter(({ seen, name }) => !name.startsWith(seen))
        .map(({ one, seen, name }) => audit.fault(one, `“${seen}” is seen, “${name}” is the name`)),
    }
  },
  good: '<button>Send <span style="position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden">enquiry</span></button>',
  bad: '<button aria-label="Submit">Send</button>',
}
