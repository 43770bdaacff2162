import { aria, type Check } from '#tests/a11y/check.ts'
import { layouts } from '#tests/a11y/renditions.ts'

export const propertiesAgree: Check = {
  id: 'properties-agree',
  title: 'Sizes of sets, popups and disabled links are as ARIA says',
  criteria: ['1.3.1', '4.1.2'],
  source: aria('ARIA5'),
  renditions: layouts,
  judge() {
    const items = audit.all('li[aria-setsize], [role=listitem][aria-setsize]').filter(audit.isExposed)
    const sizeOf = (item: Element) =>
      [...(item.parentElement?.children ?? [])].filter((element) => element.matches('li, [role=listitem]')).length
    const openers = audit.all('[aria-haspopup][aria-controls]').filter(audit.isExposed)
    const opens = (opener: Element): string | undefined => {
      const popup = document.getElementById(opener.getAttribute('aria-controls') ?? '')
      return popup ? (popup.role ?? (popup.matches('dialog') ? 'dialog' : 'no popup')) : undefined
    }
    const disabled = audit.all('[aria-disabled=true]').filter(audit.isExposed)
    return {
      applied: items.length + openers.length + disabled.length,
      faults: [
        ...items
          .filter((item) => ![-1, sizeOf(item)].includes(Number(item.getAttribute('aria-setsize'))))
          .map((item) =>
            audit.fault(item, `It says that it is of ${item.getAttribute('aria-setsize')}, and is of ${sizeOf(item)}`),
          ),
        ...openers.flatMap((opener) => {
          const named = opener.getAttribute('aria-haspopup') ?? ''
          const popup = opens(opener)
          const expected = named === 'true' ? 'menu' : named
          return popup === undefined || popup === expected || named === 'false'
            ? []
            : [audit.fault(opener, `It says that it opens a ${expected}, and opens ${popup}`)]
        }),
        ...disabled
          .filter((element) => element.matches('a[href]'))
          .map((element) => audit.fault(element, 'It says that it is disabled, and leads on all the same')),
      ],
    }
  },
  good: '<ul><li aria-setsize="2" aria-posinset="1">Ramp</li><li aria-setsize="2" aria-posinset="2">Rail</li></ul>',
  bad: '<a href="/ramps" aria-disabled="true">Ramps</a>',
}
