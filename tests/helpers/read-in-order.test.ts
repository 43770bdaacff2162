import { expect, test } from 'vitest'
import { readInOrder } from './read-in-order.ts'

const visible = 'Ramps\nA ramp helps. Ask us.\nWait\nLong\nSend'

test.each([
  ['all of it', ['Ramps', 'A ramp helps.', 'Ask us.', 'Wait', 'Wait: Long', 'Button: Send'], [], []],
  ['a picture too', ['Ramps', 'Picture: A ramp', 'A ramp helps. Ask us. Wait Long Send'], [], []],
  ['one word less', ['Ramps', 'A ramp helps.', 'us. Wait Long Send'], [], ['Ask']],
  ['the end not', ['Ramps', 'A ramp helps.', 'Ask us.', 'Wait', 'Long'], [], ['Send']],
  ['a sentence twice', ['Ramps', 'Ramps', 'A ramp helps. Ask us. Wait Long Send'], ['Ramps'], []],
  ['more than there is', ['Ramps', 'Menu', 'A ramp helps. Ask us. Wait Long Send'], ['Menu'], []],
])('what was read: %s', (_, sentences, strange, missing) => {
  expect(readInOrder(sentences, visible)).toEqual({ strange, missing })
})
