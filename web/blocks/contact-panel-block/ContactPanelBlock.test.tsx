import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { renderExample } from '#web/blocks/render-example.tsx'
import { examples } from './examples.ts'
import { ContactPanelBlock } from './ContactPanelBlock.tsx'

test.each(Object.entries(examples))('%s: nothing that axe objects to', async (_, block) => {
  await expectNoViolations(renderExample(<ContactPanelBlock block={block} />).container)
})

test('phone, e-mail and enquiry come from the site’s settings, not from the block', () => {
  renderExample(<ContactPanelBlock block={examples.full} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Talk to us' }).id).toBe('talk')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:1800160401',
    'mailto:hello@provider.example',
    '/contact-us/general-enquiry',
  ])
})

test('while the settings are away it leads to the enquiry, and on the enquiry nothing is left of it', () => {
  const panel = <ContactPanelBlock block={examples.full} />
  renderExample(panel, '/', null)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/contact-us/general-enquiry'])
  const { container } = renderExample(panel, '/contact-us/general-enquiry', null)
  expect(container.textContent).toBe('')
})
