import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AnswerList } from './AnswerList.tsx'

test('an answer has the text direction of its script', () => {
  render(<AnswerList answers={[{ name: 'name', label: 'Your name', values: ['ليلى حداد (Layla)'] }]} />)
  expect(screen.getByText('ليلى حداد (Layla)').getAttribute('dir')).toBe('auto')
})
