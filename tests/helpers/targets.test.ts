import { expect, test } from 'vitest'
import { type NamedBox, targetFaults } from './targets.ts'

const box = (name: string, left: number, top: number, width = 60, height = 60): NamedBox => ({
  name,
  left,
  top,
  right: left + width,
  bottom: top + height,
})

test('targets of 60 px with 16 px between them have no fault', () => {
  const targets = [box('one', 0, 0), box('right', 76, 0), box('below', 0, 76)]
  expect(targetFaults({ targets, fixed: [box('rail', 200, 0, 76, 800)] })).toEqual([])
})

test.each([
  ['too narrow', [box('one', 0, 0, 59)], ['one is 59 by 60 px']],
  ['too low', [box('one', 0, 0, 60, 59)], ['one is 60 by 59 px']],
  ['too close at the side', [box('one', 0, 0), box('two', 75, 0)], ['one is 15 px from two']],
  ['too close below', [box('one', 0, 0), box('two', 0, 75)], ['one is 15 px from two']],
  ['too close at a corner', [box('one', 0, 0), box('two', 69, 72)], ['one is 15 px from two']],
  ['one over the other', [box('one', 0, 0), box('two', 30, 30)], ['one is 0 px from two']],
] as const)('%s is a fault', (_, targets, faults) => {
  expect(targetFaults({ targets, fixed: [] })).toEqual(faults)
})

test('a part that does not scroll is a fault where a target passes under it, wherever both are now', () => {
  const targets = [box('far below', 0, 5000)]
  expect(targetFaults({ targets, fixed: [box('bar', 0, 0, 320, 40)] })).toEqual(['bar can cover far below'])
})
