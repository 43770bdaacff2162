import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AnswerList } from './AnswerList.tsx'

test('an answer runs in the direction of its script, as it was typed', () => {
  render(<AnswerList answers={[{ name: 'name', label: 'Your name', values: ['ليلى حداد (Layla)'] }]} />)
  expect(screen.getByText('ليلى حداد (Layla)').getAttribute('dir')).toBe('auto')
})
