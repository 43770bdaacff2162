import { type Check, failure } from '#tests/a11y/check.ts'
import { layouts } from '#tests/a11y/renditions.ts'

export const wordsUsable: Check = {
  id: 'words-usable',
  title: 'Words that are seen are neither inert nor a place to type',
  criteria: ['1.3.1', '4.1.2'],
  source: failure('F87'),
  renditions: layouts,
  judge() {
    const isModal = document.querySelector('dialog:modal, [aria-modal=true]') !== null
    const inert = isModal ? [] : audit.all('[inert]')
    const editable = audit.all('[contenteditable]:not([contenteditable=false])').filter(audit.isExposed)
    return {
      applied: inert.length + editable.length,
      faults: [
        ...inert
          .filter((element) => audit.isSeen(element) && audit.words(element) !== '')
          .map((element) => audit.fault(element, 'It is seen, and is inert: it cannot be read, found or pressed')),
        ...editable
          .filter((element) => !element.matches('[role=textbox], [role=searchbox], [role=combobox]'))
          .map((element) => audit.fault(element, 'One can type in it, and it has no role of a field')),
      ],
    }
  },
  good: '<p>Ramps and rails</p><div role="textbox" aria-label="Notes" contenteditable="true"></div><p inert hidden>Later</p>',
  bad: '<p inert>Ramps and rails</p>',
}
