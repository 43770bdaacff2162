import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { sentencesOf, wordOf } from './sentences.ts'

const read = (content: ReactNode) => sentencesOf(render(<main>{content}</main>).container)
const spoken = (content: ReactNode) => read(content).map((sentence) => sentence.spoken)

test('sentences are read in the order of the page, a heading and a list item each alone', () => {
  expect(
    spoken(
      <>
        <h1>Ramps</h1>
        <p>
          A ramp helps. Ask <a href="/x">us</a> for <strong>one</strong>.
        </p>
        <ul>
          <li>Short</li>
          <li>Long</li>
        </ul>
      </>,
    ),
  ).toEqual(['Ramps', 'A ramp helps.', 'Ask us for one.', 'Short', 'Long'])
})

test('hidden text, navigation, fields and the buttons of the voice are not read; another button is named as one', () => {
  expect(
    spoken(
      <>
        <nav>Home</nav>
        <p>
          Call<span className="visually-hidden"> by phone</span> us<span aria-hidden="true">!</span>
        </p>
        <p hidden>Never</p>
        <label>
          Your name <input defaultValue="Ada" />
        </label>
        <div data-needs-speech="">
          <button>Listen</button>
        </div>
        <button>
          <div>Send</div> <b>now</b>
        </button>
      </>,
    ),
  ).toEqual(['Call us', 'Your name', 'Button: Send now'])
})

test('a table is read by cell, each with its column header; a picture by its description', () => {
  expect(
    spoken(
      <>
        <img src="/a.svg" alt="A ramp" />
        <img src="/b.svg" alt="" />
        <table>
          <thead>
            <tr>
              <th>Service</th>
              <th>Wait</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th>Rails</th>
              <td>
                <p>Three weeks. Ask us.</p>
              </td>
            </tr>
          </tbody>
        </table>
      </>,
    ),
  ).toEqual(['Picture: A ramp', 'Service', 'Wait', 'Rails', 'Wait: Three weeks.', 'Ask us.'])
})

test('a sentence that would be cut off is split at a pause', () => {
  const parts = spoken(<p>{`${'We bring a ramp, a rail and a chair, '.repeat(12)}and more.`}</p>)
  expect(parts.length).toBeGreaterThan(1)
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(220)
  expect(parts.join(' ')).toBe(`${'We bring a ramp, a rail and a chair, '.repeat(12)}and more.`)
})

test('a sentence and its words have ranges of the page, across elements and runs of spaces', () => {
  const [sentence] = read(
    <p>
      {'Ask   us '}
      <em>about ramps</em>.
    </p>,
  )
  if (!sentence) throw new Error('There is no sentence')
  expect(sentence.range.toString()).toBe('Ask   us about ramps.')
  const words = [...sentence.spoken.matchAll(/\w+/g)]
  expect(words.map(({ index, 0: word }) => wordOf(sentence, index, word.length)?.toString())).toEqual([
    'Ask',
    'us',
    'about',
    'ramps',
  ])
})

test('words of a column header are not on the page at that place', () => {
  const cell = read(
    <table>
      <thead>
        <tr>
          <th>Wait</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Long</td>
        </tr>
      </tbody>
    </table>,
  ).at(-1)
  if (!cell) throw new Error('There is no cell')
  expect(cell.spoken).toBe('Wait: Long')
  expect(wordOf(cell, 0, 4)).toBeNull()
  expect(wordOf(cell, 6, 4)?.toString()).toBe('Long')
})

test('the language of a sentence is that of its element', () => {
  expect(read(<p lang="vi">Xin chào</p>).map(({ lang }) => lang)).toEqual(['vi'])
  expect(read(<p>Hello</p>).map(({ lang }) => lang)).toEqual(['en-AU'])
})

test('the language of a part of a sentence is that part’s own', () => {
  const parts = read(
    <p>
      We speak <em lang="vi">Tiếng Việt</em> and <b lang="it">italiano</b>.
    </p>,
  )
  expect(parts.map(({ spoken: words, lang }) => [words, lang])).toEqual([
    ['We speak', 'en-AU'],
    ['Tiếng Việt', 'vi'],
    ['and', 'en-AU'],
    ['italiano', 'it'],
  ])
})

test('at half speed a sentence is split after half as many characters', () => {
  const text = 'We bring a ramp, a rail and a chair, '.repeat(12)
  const { container } = render(<p>{text}</p>)
  const lengths = sentencesOf(container, 0.5).map(({ spoken: words }) => words.length)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(110)
  expect(sentencesOf(container, 2)).toEqual(sentencesOf(container))
})

test.each([
  ['“Is it yours?” she asked. (Yes.) Good!', ['“Is it yours?” she asked.', '(Yes.)', 'Good!']],
  [
    'It costs $1.50, i.e. little. Ask www.example.org. Now',
    ['It costs $1.50, i.e. little.', 'Ask www.example.org.', 'Now'],
  ],
  ['你好。我们会说中文。', ['你好。', '我们会说中文。']],
])('the sentences of %s', (text, expected) => {
  expect(spoken(<p>{text}</p>)).toEqual(expected)
})

test('the full stop of an abbreviation ends no sentence', () => {
  const text =
    'Ask Dr. Nguyen at St. Lucia, Unit No. 4. We open at 8.30 a.m. Monday. Is it yours? No. Then call us, e.g. about rails.'
  expect(spoken(<p>{text}</p>)).toEqual([
    'Ask Dr. Nguyen at St. Lucia, Unit No. 4.',
    'We open at 8.30 a.m. Monday.',
    'Is it yours?',
    'No.',
    'Then call us, e.g. about rails.',
  ])
})
