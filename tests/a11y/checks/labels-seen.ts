import { type Check, failure } from '#tests/a11y/check.ts'
import { layouts } from '#tests/a11y/renditions.ts'

export const labelsSeen: Check = {
  id: 'labels-seen',
  title: 'Each field has a label that is seen, and that stays while one types',
  criteria: ['3.3.2', '1.3.1'],
  source: failure('F82'),
  renditions: layouts,
  judge() {
    const fields = audit
      .all('input:not([type=hidden], [type=submit], [type=button], [type=image]), select, textarea')
      .filter((element) => audit.isExposed(element) && !element.closest('[aria-hidden=true]')) as (
      HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
    )[]
    return {
      applied: fields.length,
      faults: fields
        .filter(
          (element) =>
            ![
              ...(element.labels ?? []),
              ...(element.getAttribute('aria-labelledby') ?? '')
                .split(/\s+/)
                .flatMap((id) => document.getElementById(id) ?? []),
            ].some((label) => audit.isSeen(label) && /\p{L}|\d/u.test(audit.words(label))),
        )
        .map((element) => audit.fault(element, 'No label of it is seen')),
    }
  },
  good: '<label for="a">Your name</label><input id="a">',
  bad: '<input aria-label="Your name" placeholder="Your name">',
}
