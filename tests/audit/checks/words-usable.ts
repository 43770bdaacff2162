import { type Check, failure } from '#tests/audit/check.ts'

export const wordsUsable: Check = {
  id: 'words-usable',
  title: 'Words that are seen are neither inert nor a place to type',
  criteria: ['1.3.1', '4.1.2'],
  source: failure('F87'),
  renditions: ['wide', 'narrow'],
  judge() {
    const isModal = document.querySelector('dialog:modal, [aria-modal=true]') !== null
    const inert = isModal ? [] : audit.all('[inert]')
    const editable = audit.all('[contenteditable]:not([contenteditable=false])').filter(audit.isTold)
    return {
      applied: inert.length + editable.length,
      faults: [
        ...inert
          .filter((one) => audit.isSeen(one) && audit.words(one) !== '')
          .map((one) => audit.fault(one, 'It is seen, and is inert: it cannot be read, found or pressed')),
        ...editable
          .filter((one) => !one.matches('[role=textbox], [role=searchbox], [role=combobox]'))
          .map((one) => audit.fault(one, 'One can type in it, and it has no role of a field')),
      ],
    }
  },
  good: '<p>Ramps and rails</p><div role="textbox" aria-label="Notes" contenteditable="true"></div><p inert hidden>Later</p>',
  bad: '<p inert>Ramps and rails</p>',
}
