import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderExample } from '#tests/helpers/render-example.tsx'
import { DownloadLink } from './DownloadLink.tsx'
import { pdf } from './examples.ts'

test.each([
  [12, 'Download Ramps (PDF, 120 kB, 12 pages)'],
  [1, 'Download Ramps (PDF, 120 kB, 1 page)'],
  [null, 'Download Ramps (PDF, 120 kB)'],
])('the link to a file of %s pages includes its type and size', (pageCount, name) => {
  renderExample(<DownloadLink file={pdf} name="Ramps" pageCount={pageCount} />)
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/files/abc.pdf')
})
