import { type Check, failure } from '#tests/a11y/check.ts'
import { usualMedia } from '#tests/a11y/renditions.ts'

export const nothingMissing: Check = {
  id: 'nothing-missing',
  title: 'What a wide screen shows is there at other widths, under each preference of colour and motion, and on paper',
  criteria: ['1.4.10', '1.3.1'],
  source: failure('F102'),
  renditions: [
    'narrow',
    'phone',
    'tablet',
    'large-targets',
    'contrast-more',
    'low-glare',
    'forced-colours',
    'reduced-motion',
    'print',
  ],
  async run({ page, rendition: { name, media, viewport } }) {
    const words = (within: string) =>
      page.evaluate(
        ({ selector, isMedia, isPaper }) =>
          audit
            .all(selector)
            .filter(
              (element) =>
                // Nothing can be pressed on paper. The printed record of a form is a separate part.
                !(
                  isPaper &&
                  element.closest(
                    'nav, form, button, a[data-kind], summary, [aria-live], [data-screen-only], :has([data-alone-on-paper]) *',
                  )
                ) &&
                (isMedia ? audit.isThere(element) : audit.isExposed(element)) &&
                audit.hasText(element, /\p{L}{2}/u),
            )
            .map((element) => ({ target: audit.selector(element), own: audit.words(element).replaceAll(' ', '') })),
        { selector: within, isMedia: media !== undefined, isPaper: name === 'print' },
      )
    // Read last, a text that has just arrived, such as that of an island, is missing nowhere.
    await (media ? page.emulateMedia(usualMedia) : page.setViewportSize({ width: 1280, height: 900 }))
    // A narrow header has a menu in place of links, and a narrow page the parent alone in place of its breadcrumb. A table that is
    // stacked there hides its head from sight alone.
    const usual = await words(media && name !== 'print' ? 'body *' : 'main :not(nav[aria-label=Breadcrumb] *)')
    await (media ? page.emulateMedia({ ...usualMedia, ...media }) : page.setViewportSize(viewport))
    // The footer says what the plain contact panel says.
    const here = await words('body *')
    const faults = await page.evaluate(
      (targets) => targets.map((target) => audit.fault(document.querySelector(target), 'Its words are missing here')),
      // A breadcrumb may leave out the words of the title.
      usual.flatMap(({ target, own }) =>
        here.some((one) => one.target === target || (own !== '' && one.own === own)) ? [] : [target],
      ),
    )
    return { applied: usual.length, faults }
  },
  good: '<main><p>Ramps</p></main>',
  bad: '<style>@media (max-width: 500px) { p { display: none } }</style><main><p>Ramps</p></main>',
}
