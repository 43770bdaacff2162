import { type Check, general } from '#tests/a11y/check.ts'

export const prints: Check = {
  id: 'prints',
  title: 'On paper stand the title and all words of the main area',
  criteria: [],
  source: general('G18'),
  renditions: ['print'],
  judge() {
    // The printed record of a form is a separate part below the title.
    const printed = document.querySelector('[data-alone-on-paper]') ?? document
    const parts = [...audit.all('main h1'), ...audit.all('main :is(h2, p, li, td)', printed)].filter(
      (element) => !element.closest('[hidden], details:not([open]) > :not(summary), nav, form, [aria-live]'),
    )
    const seen = parts.filter((element) => audit.isSeen(element))
    return {
      applied: parts.length,
      faults:
        parts.length > 0 && seen.length < parts.length * 0.5
          ? [audit.fault(null, `Of ${parts.length} parts ${seen.length} are printed`)]
          : [],
    }
  },
  good: '<main><h1>Ramps</h1><p>They slope.</p></main>',
  bad: '<style>@media print { main { display: none } }</style><main><h1>Ramps</h1><p>They slope.</p></main>',
}
