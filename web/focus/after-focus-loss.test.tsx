import { expect, test, vi } from 'vitest'
import { focusHolderId, passFocus } from './after-focus-loss.ts'

test('a pending move of the focus ends when the focus has moved on, also if it is held again meanwhile', async () => {
  document.body.innerHTML = `<span id="${focusHolderId}"></span><button>Delete</button>`
  const moves: string[] = []
  passFocus(() => moves.push('back'))
  document.querySelector('button')?.focus()
  passFocus(() => moves.push('deleted'))
  await vi.waitFor(() => expect(moves).not.toEqual([]))
  expect(moves).toEqual(['deleted'])
})
