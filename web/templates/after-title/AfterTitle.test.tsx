import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { AfterTitle } from './AfterTitle.tsx'

/** Whether the words below a title were there when the title came, for each title that came. */
const cameWhole: boolean[] = []

beforeEach(() => {
  cameWhole.length = 0
})

function Title() {
  useLayoutEffect(() => {
    cameWhole.push(document.body.textContent.includes('Words below'))
  }, [])
  return <h1>Services</h1>
}

const services = (
  <>
    <Title />
    <AfterTitle>
      <p>Words below</p>
    </AfterTitle>
  </>
)

function Elsewhere() {
  const navigate = useNavigate()
  return (
    <>
      <h1>About</h1>
      <Link to="/services">Services</Link>
      <Link to="/services#costs">What services cost</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  )
}

const site = (...addresses: readonly string[]) => (
  <MemoryRouter initialEntries={[...addresses]}>
    <Routes>
      <Route path="/about" element={<Elsewhere />} />
      <Route path="/services" element={services} />
    </Routes>
  </MemoryRouter>
)

test('a page that a link led to shows its title first, and what stands below it next', async () => {
  render(site('/about'))
  await userEvent.click(screen.getByRole('link', { name: 'Services' }))
  expect(await screen.findByText('Words below')).toBeTruthy()
  expect(cameWhole).toEqual([false])
})

test('a page that is entered at a place within it comes whole', async () => {
  render(site('/about'))
  await userEvent.click(screen.getByRole('link', { name: 'What services cost' }))
  expect(cameWhole).toEqual([true])
})

test('a page that is come back to comes whole', async () => {
  render(site('/services', '/about'))
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(cameWhole).toEqual([true])
})

test('a page that is loaded comes whole, from the server and while it is hydrated', () => {
  const html = renderToString(site('/services'))
  expect(html).toContain('Words below')
  document.body.innerHTML = `<div>${html}</div>`
  const container = document.body.querySelector('div')
  render(site('/services'), { ...(container && { container }), hydrate: true })
  expect(cameWhole).toEqual([true])
})
