import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router'
import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectNoViolations } from '#tests/helpers/axe.tsx'
import { preferences } from '#web/lib/preferences.ts'
import { showPreferences } from '#web/lib/show-preferences.ts'
import { fakeSpeech } from './fake-speech.ts'
import { ListenButton, ListenPlayer } from './Listen.tsx'

// jsdom loads no style sheets.
vi.mock('#web/loading/load-styles.ts', () => ({ loadStyles: () => Promise.resolve() }))

beforeEach(() => {
  window.scrollBy = () => {}
  Range.prototype.getBoundingClientRect = () => new DOMRect()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  preferences.reset()
  localStorage.clear()
})

const Page = () => (
  <>
    <header>
      <ListenButton />
    </header>
    <Outlet />
    <ListenPlayer />
    <footer>
      <a href="/privacy">Privacy</a>
    </footer>
  </>
)

const first = (
  <main>
    <h1>Ramps</h1>
    <p>A ramp helps. Ask us.</p>
    <nav>
      <Link to="/#rails">To rails</Link>
      <Link to="/?of=steel">Filter</Link>
    </nav>
    <h2>Rails</h2>
    <p>A rail helps too.</p>
    <Link to="/next">Next page</Link>
  </main>
)

function show(speech = fakeSpeech()) {
  vi.stubGlobal('speechSynthesis', speech.speech)
  vi.stubGlobal('SpeechSynthesisUtterance', speech.Utterance)
  const router = createMemoryRouter([
    {
      element: <Page />,
      children: [
        { path: '/', element: first },
        { path: '/next', element: <main>Another page.</main> },
      ],
    },
  ])
  return { ...speech, ...render(<RouterProvider router={router} />) }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** Opens the player, which begins to read. */
async function listen(speech = fakeSpeech()) {
  const page = show(speech)
  await press('Listen')
  await screen.findByRole('toolbar', { name: 'Read aloud' })
  return page
}

test('Listen reads the page sentence by sentence; Pause and Play read the sentence again', async () => {
  const { texts, report, spoken, container } = await listen()
  expect(texts()).toEqual(['Ramps'])
  expect(document.activeElement?.textContent).toBe('Pause')
  report('start')
  report('end')
  expect(texts()).toEqual(['Ramps', 'A ramp helps.'])
  expect(spoken[1]).toMatchObject({ lang: 'en-AU', voice: { lang: 'en-AU' }, rate: 1 })
  await press('Pause')
  report('end')
  expect(texts()).toHaveLength(2)
  await press('Play')
  expect(texts().at(-1)).toBe('A ramp helps.')
  await expectNoViolations(container)
})

test('Back, Next and headings move through the page, at the chosen speed, which the device remembers', async () => {
  const { texts, spoken } = await listen()
  await press('Next heading')
  expect(texts().at(-1)).toBe('Rails')
  await press('Previous')
  expect(texts().at(-1)).toBe('Ask us.')
  await press('Previous heading')
  expect(texts().at(-1)).toBe('Ramps')
  await press('Next heading')
  await press('Previous heading')
  expect(texts().at(-1), 'from a heading').toBe('Ramps')
  for (const before of ['Previous heading', 'Previous']) {
    await press(before)
    expect(texts().at(-1), 'before the first').toBe('Ramps')
  }
  for (const sentence of ['A ramp helps.', 'Ask us.', 'Rails']) {
    await press('Next')
    expect(texts().at(-1)).toBe(sentence)
  }
  for (const sentence of ['Ask us.', 'A ramp helps.']) {
    await press('Previous')
    expect(texts().at(-1)).toBe(sentence)
  }
  await press('Faster')
  expect(spoken.at(-1)?.rate).toBe(1.25)
  expect(screen.getByText('1.25 times normal speed')).toBeTruthy()
  expect(preferences.get('readAloudSpeed')).toBe('1.25')
  await press('Slower')
  expect(screen.getByText('Normal speed')).toBeTruthy()
  await press('Slower')
  expect(screen.getByText('0.75 times normal speed')).toBeTruthy()
})

test('while it is paused, a move is silent, and Play reads from there; after Stop, Play begins again', async () => {
  const { texts } = await listen()
  await press('Pause')
  await press('Next')
  expect(texts()).toEqual(['Ramps'])
  await press('Play')
  expect(texts()).toEqual(['Ramps', 'A ramp helps.'])
  await press('Stop')
  await press('Play')
  expect(texts()).toEqual(['Ramps', 'A ramp helps.', 'Ramps'])
})

test('a speed that is chosen in another tab applies to the voice', async () => {
  const { texts, spoken } = await listen()
  showPreferences()
  localStorage.setItem('preferences', '{"readAloudSpeed":"2"}')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'preferences' })))
  expect(screen.getByText('2 times normal speed')).toBeTruthy()
  expect([texts().at(-1), spoken.at(-1)?.rate]).toEqual(['Ramps', 2])
})

test('after the last sentence it stops, and Play begins again', async () => {
  const { texts, report } = await listen()
  for (let index = 0; index < 6; index += 1) report('end')
  expect(texts()).toEqual(['Ramps', 'A ramp helps.', 'Ask us.', 'Rails', 'A rail helps too.', 'Next page'])
  await press('Play')
  expect(texts().at(-1)).toBe('Ramps')
})

test('a selected text is where it begins', async () => {
  const { texts } = show()
  ;(await screen.findByRole('button', { name: 'Listen' })).focus()
  getSelection()?.selectAllChildren(screen.getByText('A rail helps too.'))
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('toolbar')
  expect(texts()).toEqual(['A rail helps too.'])
  getSelection()?.removeAllRanges()
})

test('another page ends the reading, and the player stays for it', async () => {
  const { texts } = await listen()
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }))
  await screen.findByText('Another page.')
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy()
  expect(texts()).toEqual(['Ramps'])
  await press('Play')
  expect(texts().at(-1)).toBe('Another page.')
})

test('Escape and Close end the reading and return the focus; the device remembers an open player only', async () => {
  await listen()
  expect(preferences.get('readAloud')).toBe('on')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('toolbar')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Listen')
  expect(preferences.get('readAloud')).toBeUndefined()
})

test('a player that was open is there again, silent and without the focus', async () => {
  preferences.set('readAloud', 'on')
  const { texts } = show()
  await screen.findByRole('toolbar')
  expect(texts()).toEqual([])
  expect(document.activeElement).toBe(document.body)
})

const buttons = () => within(screen.getByRole('toolbar')).getAllByRole('button')

test('without a voice it says so, and Close alone remains, with the focus', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { container } = await listen(fakeSpeech([]))
  await vi.advanceTimersByTimeAsync(6000)
  expect(await screen.findByText(/has no voice/)).toBeTruthy()
  expect(buttons()).toEqual([document.activeElement])
  expect(document.activeElement?.textContent).toBe('Close')
  await expectNoViolations(container)
})

test('when the voice does not begin it says so', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await listen()
  await vi.advanceTimersByTimeAsync(6000)
  expect(await screen.findByText(/voice has stopped/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy()
})

test.each(['canceled', 'interrupted'])('when another program ends the voice (%s) it says so at once', async (error) => {
  const { report } = await listen()
  act(() => void report('start'))
  act(() => void report('error', { error }))
  expect(screen.getByText(/voice has stopped/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy()
})

test('the press on Listen wakes the voice before the code of the player loads', async () => {
  const { woken, texts } = show()
  fireEvent.click(await screen.findByRole('button', { name: 'Listen' }))
  expect([woken(), texts()]).toEqual([1, []])
  await screen.findByRole('toolbar')
})

test('the slowest and the fastest speed keep the focus and the arrow keys', async () => {
  const { texts } = await listen()
  for (const [name, presses, next] of [
    ['Slower', 3, 'Faster'],
    ['Faster', 6, 'Close'],
  ] as const) {
    for (let count = 0; count < presses; count += 1) await press(name)
    const button = screen.getByRole('button', { name })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(button)
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement?.textContent).toBe(next)
  }
  expect(screen.getByText('2 times normal speed')).toBeTruthy()
  expect(new Set(texts())).toEqual(new Set(['Ramps']))
})

test('an answer that opens and a text that changes meanwhile are read; what has gone is not', async () => {
  const { texts, report } = await listen()
  const [rails] = screen.getAllByText('A rail helps too.')
  screen.getByText('Rails').insertAdjacentHTML('afterend', '<p>An answer.</p>')
  if (rails) rails.textContent = 'Two rails help.'
  for (let index = 0; index < 6; index += 1) act(() => void report('end'))
  expect(texts().slice(3)).toEqual(['Rails', 'An answer.', 'Two rails help.', 'Next page'])
})

test('a link within the page and filtering do not end the reading', async () => {
  const { texts, report } = await listen()
  await userEvent.click(screen.getByRole('link', { name: 'To rails' }))
  await userEvent.click(screen.getByRole('link', { name: 'Filter' }))
  expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy()
  act(() => void report('end'))
  expect(texts()).toEqual(['Ramps', 'A ramp helps.'])
})

test('when the sentence that is read is replaced, what took its place is read at once', async () => {
  const { texts } = await listen()
  const title = screen.getByText('Ramps')
  title.insertAdjacentHTML('afterend', '<h1>Ramps for cars</h1>')
  title.remove()
  await userEvent.click(screen.getByRole('link', { name: 'Filter' }))
  expect(texts()).toEqual(['Ramps', 'Ramps for cars'])
})

test('Tab and Shift+Tab lead from the player to the page, beside what is read', async () => {
  await listen()
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('To rails')
  await press('Next heading')
  await userEvent.tab({ shift: true })
  expect(document.activeElement?.textContent).toBe('Filter')
  await press('Next heading')
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('Next page')
})

test('Listen receives the focus when the player is closed, as a screen reader announces it', async () => {
  await listen()
  const button = screen.getByRole('button', { name: 'Listen' })
  const states: (string | null)[] = []
  button.addEventListener('focus', () => states.push(button.getAttribute('aria-expanded')))
  await press('Close')
  expect(states).toEqual(['false'])
})

test('Tab that comes from the page passes through the player to the footer', async () => {
  await listen()
  screen.getByRole('link', { name: 'Next page' }).focus()
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('Pause')
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('Privacy')
})

test('without scripts or without the browser’s speech a style sheet hides the button', () => {
  const { container } = render(<ListenButton />)
  expect(container.querySelector('[data-needs-scripts][data-needs-speech] button')).not.toBeNull()
})
