import { type Check, failure } from '#tests/a11y/check.ts'
import { layouts } from '#tests/a11y/renditions.ts'

export const sendingOpen: Check = {
  id: 'sending-open',
  title: 'A form can be sent before it is complete, and then says what is missing',
  criteria: [],
  source: failure('F38'),
  renditions: layouts,
  judge() {
    const buttons = audit.all('form button:not([type=button]), form input[type=submit]').filter(audit.isThere)
    return {
      applied: buttons.length,
      faults: buttons
        .filter((element) => element.matches(':disabled, [aria-disabled=true]'))
        .map((element) => audit.fault(element, 'It cannot be pressed, and nothing says why')),
    }
  },
  good: '<form><button>Send</button></form>',
  bad: '<form><button disabled>Send</button></form>',
}
