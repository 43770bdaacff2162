import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { AfterTitle } from './AfterTitle.tsx'

/** For each rendered title, whether the text below it was rendered in the same commit. */
const renderedAtOnce: boolean[] = []

beforeEach(() => {
  renderedAtOnce.length = 0
})

function Title() {
  useLayoutEffect(() => {
    renderedAtOnce.push(document.body.textContent.includes('Words below'))
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

function AboutPage() {
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
      <Route path="/about" element={<AboutPage />} />
      <Route path="/services" element={services} />
    </Routes>
  </MemoryRouter>
)

test('a page opened by a link renders its title first, then the rest', async () => {
  render(site('/about'))
  await userEvent.click(screen.getByRole('link', { name: 'Services' }))
  expect(await screen.findByText('Words below')).toBeTruthy()
  expect(renderedAtOnce).toEqual([false])
})

test('a page opened by a link with a hash renders at once', async () => {
  render(site('/about'))
  await userEvent.click(screen.getByRole('link', { name: 'What services cost' }))
  expect(renderedAtOnce).toEqual([true])
})

test('a page opened by Back renders at once', async () => {
  render(site('/services', '/about'))
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(renderedAtOnce).toEqual([true])
})

test('a loaded page renders at once, on the server and during hydration', () => {
  const html = renderToString(site('/services'))
  expect(html).toContain('Words below')
  document.body.innerHTML = `<div>${html}</div>`
  const container = document.body.querySelector('div')
  render(site('/services'), { ...(container && { container }), hydrate: true })
  expect(renderedAtOnce).toEqual([true])
})
