import { type Check, failure } from '#tests/a11y/check.ts'
import { layouts } from '#tests/a11y/renditions.ts'

export const keyboardCan: Check = {
  id: 'keyboard-can',
  title: 'What answers to the pointer can be reached and worked by key',
  criteria: ['2.1.1'],
  source: failure('F54'),
  renditions: layouts,
  judge() {
    const listening: WeakSet<Element> =
      (globalThis as { pointerListeners?: WeakSet<Element> }).pointerListeners ?? new WeakSet()
    const isControl = (element: Element) =>
      element.matches(
        'a[href], button, input, select, textarea, summary, label, option, video, audio, iframe, [tabindex]:not([tabindex="-1"])',
      )
    const all = audit.all('body *').filter((element) => !(element instanceof SVGElement) && audit.isSeen(element))
    const pressed = all.filter((element) => {
      if (isControl(element) || element.closest('a[href], button, label, summary, select')) return false
      const isPointed =
        getComputedStyle(element).cursor === 'pointer' &&
        getComputedStyle(element.parentElement ?? element).cursor !== 'pointer'
      const answers =
        element.onclick !== null ||
        element.onmousedown !== null ||
        element.onpointerdown !== null ||
        listening.has(element)
      // A click handler around controls is only an addition: a press beside a link of a card, the closing of a menu.
      return (answers || isPointed) && !element.querySelector('a[href], button, input, select, textarea, summary')
    })
    const unreachable = audit
      .controls()
      .filter(
        (element) =>
          audit.isThere(element) &&
          element.tabIndex < 0 &&
          element.matches(
            'a[href], button, input, select, textarea, summary, [role=button], [role=link], [role=checkbox], [role=switch]',
          ),
      )
      // One radio button, tab or menu item represents its group.
      .filter((element) => !element.matches('[role=tab], [role=menuitem], [role=option], [role=gridcell]'))
    const hovered = (globalThis as { hoverListeners?: WeakSet<Element> }).hoverListeners ?? new WeakSet<Element>()
    const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'
    const pointedAt = all.filter(
      (element) =>
        (hovered.has(element) || element.onmouseenter || element.onmouseover) &&
        !element.closest(`label, ${focusable}`) &&
        !element.querySelector(focusable),
    )
    return {
      applied: audit.controls().length,
      faults: [
        ...pressed.map((element) => audit.fault(element, 'It answers to the pointer alone')),
        ...pointedAt.map((element) => audit.fault(element, 'It waits for a pointer, and no key comes to it')),
        ...unreachable.map((element) => audit.fault(element, 'The Tab key does not reach it')),
      ],
    }
  },
  good: '<button>Ramps</button>',
  bad: ['<div onclick="void 0" style="cursor:pointer">Ramps</div>', '<div onmouseenter="void 0">Prices</div>'],
}
