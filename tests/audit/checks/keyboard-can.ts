import { type Check, failure } from '#tests/audit/check.ts'

export const keyboardCan: Check = {
  id: 'keyboard-can',
  title: 'What answers to the pointer can be reached and worked by key',
  criteria: ['2.1.1'],
  source: failure('F54'),
  renditions: ['wide', 'narrow'],
  judge() {
    const listening: WeakSet<Element> =
      (globalThis as { pointerListeners?: WeakSet<Element> }).pointerListeners ?? new WeakSet()
    const isControl = (one: Element) =>
      one.matches(
        'a[href], button, input, select, textarea, summary, label, option, video, audio, iframe, [tabindex]:not([tabindex="-1"])',
      )
    const all = audit.all('body *').filter((one) => !(one instanceof SVGElement) && audit.isSeen(one))
    const pressed = all.filter((one) => {
      if (isControl(one) || one.closest('a[href], button, label, summary, select')) return false
      const isPointed =
        getComputedStyle(one).cursor === 'pointer' && getComputedStyle(one.parentElement ?? one).cursor !== 'pointer'
      const answers =
        one.onclick !== null || one.onmousedown !== null || one.onpointerdown !== null || listening.has(one)
      // A click handler around controls is only an addition: a press beside a link of a card, the closing of a menu.
      return (answers || isPointed) && !one.querySelector('a[href], button, input, select, textarea, summary')
    })
    const unreachable = audit
      .controls()
      .filter(
        (one) =>
          audit.isThere(one) &&
          one.tabIndex < 0 &&
          one.matches(
            'a[href], button, input, select, textarea, summary, [role=button], [role=link], [role=checkbox], [role=switch]',
          ),
      )
      // One radio button, tab or menu item represents its group.
      .filter((one) => !one.matches('[role=tab], [role=menuitem], [role=option], [role=gridcell]'))
    return {
      applied: audit.controls().length,
      faults: [
        ...pressed.map((one) => audit.fault(one, 'It answers to the pointer alone')),
        ...unreachable.map((one) => audit.fault(one, 'The Tab key does not reach it')),
      ],
    }
  },
  good: '<button>Ramps</button>',
  bad: '<div onclick="void 0" style="cursor:pointer">Ramps</div>',
}
