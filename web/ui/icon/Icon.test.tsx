import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ContentIcon } from './ContentIcon.tsx'
import { contentExamples, examples } from './examples.ts'
import { Icon } from './Icon.tsx'

test.each([
  ...Object.entries(examples).map(([name, props]) => [name, <Icon key={name} {...props} />] as const),
  ...Object.entries(contentExamples).map(([name, props]) => [name, <ContentIcon key={name} {...props} />] as const),
])('an icon is hidden from screen readers and the Tab key: %s', (_, icon) => {
  const { container } = render(icon)
  expect(container.innerHTML).toContain('aria-hidden="true"')
  expect(container.innerHTML).toContain('focusable="false"')
})
