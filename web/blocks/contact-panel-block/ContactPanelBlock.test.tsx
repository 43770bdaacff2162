import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderExample } from '#tests/helpers/render-example.tsx'
import { examples } from './examples.ts'
import { ContactPanelBlock } from './ContactPanelBlock.tsx'

test('the phone number, e-mail address and enquiry link are read from the site settings, not from the block', () => {
  renderExample(<ContactPanelBlock block={examples.full} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Talk to us' }).id).toBe('talk')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:1800160401',
    'mailto:hello@provider.example',
    '/contact-us/general-enquiry',
  ])
})

test('on the enquiry form it does not link to that form', () => {
  renderExample(<ContactPanelBlock block={examples.full} />, '/contact-us/general-enquiry')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:1800160401',
    'mailto:hello@provider.example',
  ])
})

test('without settings it links to the enquiry form only, and on the enquiry form it renders nothing', () => {
  const panel = <ContactPanelBlock block={examples.full} />
  renderExample(panel, '/', null)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/contact-us/general-enquiry'])
  const { container } = renderExample(panel, '/contact-us/general-enquiry', null)
  expect(container.textContent).toBe('')
})
