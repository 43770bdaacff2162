import { expectTypeOf, test } from 'vitest'
import type styles from './logo/Logo.module.css'

test('a class that is not in the CSS module does not compile', () => {
  expectTypeOf<'mark'>().toExtend<keyof typeof styles>()
  expectTypeOf<'misspelt'>().not.toExtend<keyof typeof styles>()
})
