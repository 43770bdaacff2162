import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderExample } from '#tests/helpers/render-example.tsx'
import { examples } from './examples.ts'
import { CardGridBlock } from './CardGridBlock.tsx'

/** Stubs the icon endpoint until the test ends. */
const stubIcons = (answer: () => Response) => {
  const fetched = vi.fn<(url: string) => Promise<Response>>(() => Promise.resolve(answer()))
  vi.stubGlobal('fetch', fetched)
  onTestFinished(() => void vi.unstubAllGlobals())
  return fetched
}

test('each card is one link under the block’s heading, and the link text is the card’s heading', () => {
  renderExample(<CardGridBlock block={examples.full} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Who pays' }).id).toBe('funding')
  const cards = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual([
    '/resources/ndis',
    '/resources/my-aged-care',
    'https://www.carergateway.gov.au/',
  ])
  expect(screen.getByRole('heading', { level: 3, name: 'NDIS' })).toBeTruthy()
})

const icon = (d: string) => ({ body: `<path d="${d}"/>`, width: 24, height: 24 })

const shapes = () =>
  screen
    .getAllByRole('listitem')
    .map((card) => card.querySelector('h3 > svg[aria-hidden="true"] > path')?.getAttribute('d'))

test('[S75] one request loads the icons that an editor chose; they are hidden from screen readers', async () => {
  const fetched = stubIcons(() => Response.json({ icons: { message: icon('M1 1'), people: icon('M2 2') } }))
  renderExample(<CardGridBlock block={examples.withIcons} />)
  await waitFor(() => expect(shapes()).toEqual(['M1 1', 'M2 2']))
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/api/icons/kerbcut.json?icons=message,people'])
})

test('[S75] a block without icons sends no request, and an icon that fails to load leaves its space empty', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => warned.mockRestore())
  const fetched = stubIcons(() => new Response(null, { status: 503 }))
  renderExample(<CardGridBlock block={examples.full} />)
  expect(fetched).not.toHaveBeenCalled()
  renderExample(<CardGridBlock block={examples.withIcons} />)
  await waitFor(() => expect(warned).toHaveBeenCalledOnce())
  expect(document.querySelectorAll('h3 > svg')).toHaveLength(2)
})
