import { type Check, css } from '#tests/a11y/check.ts'
import { looks } from '#tests/a11y/renditions.ts'

export const primaryTargets: Check = {
  id: 'primary-targets',
  title: 'Buttons and fields are 44 px high or more, all other targets but links in sentences 24 px',
  criteria: ['2.5.8'],
  source: css('C42'),
  renditions: looks,
  judge() {
    const targets = audit.controls().filter((element) => audit.isThere(element) && element.tabIndex >= 0)
    const box = (element: HTMLElement) => {
      // A label is part of its box's target.
      const label =
        element instanceof HTMLInputElement && /radio|checkbox/.test(element.type) ? element.labels?.[0] : undefined
      const own = element.getBoundingClientRect()
      const more = label?.getBoundingClientRect()
      return more ? { width: Math.max(own.width, more.width), height: Math.max(own.height, more.height) } : own
    }
    return {
      applied: targets.length,
      faults: targets.flatMap((element) => {
        const { width, height } = box(element)
        const isPrimary = element.matches('button, input:not([type=radio], [type=checkbox]), select')
        const least = isPrimary ? 44 : 24
        const isInSentence = element.matches('a') && getComputedStyle(element).display === 'inline'
        return !isInSentence && (height < least - 0.5 || width < 23.5)
          ? [audit.fault(element, `It is ${Math.round(width)} by ${Math.round(height)} px`)]
          : []
      }),
    }
  },
  good: '<button style="min-height:48px;min-width:48px">Send</button>',
  bad: '<button style="width:16px;height:16px">S</button>',
}
