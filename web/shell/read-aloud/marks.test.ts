// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { markSentence } from './marks.ts'
import type { Sentence } from './sentences.ts'

/** How far the page was scrolled. */
let scrolled: number[] = []

beforeEach(() => {
  scrolled = []
  window.scrollBy = (options) => {
    scrolled.push(typeof options === 'object' ? (options.top ?? 0) : NaN)
  }
  document.body.innerHTML = '<header></header><a href="#there">Link</a><section><button>Pause</button></section>'
})

/** Gives an element a place in the window, which jsdom does not lay out. */
const place = (selector: string, top: number, height: number) => {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`No ${selector}`)
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, height)
  return element
}

/** Reads a sentence that begins so many px below the top of the window, under a header of 100 px and above a player of 168 px. */
function read(top: number): void {
  place('header', 0, 100)
  const range = new Range()
  range.getBoundingClientRect = () => new DOMRect(0, top, 100, 20)
  const sentence: Sentence = { spoken: '', added: 0, range, places: [], lang: 'en-AU', isHeading: false }
  markSentence(sentence, place('section', 600, innerHeight - 600))
}

test('the page follows what is read', () => {
  read(300)
  expect(scrolled).toEqual([])
  read(825)
  read(-275)
  expect(scrolled).toEqual([600, -500])
})

test.each([
  ['stays under the header’s edge', 300, 825, 200],
  ['stays above the player', 400, -275, -180],
  ['does not limit what leaves it in sight', 560, 625, 400],
  ['does not limit the page when it is out of sight', -50, 825, 600],
])('a link with the focus %s', (_, link, sentence, by) => {
  place('a', link, 20).focus()
  read(sentence)
  expect(scrolled).toEqual([by])
})

test('the focus in the player or the header, which stay in the window, or on a heading does not hold the page', () => {
  place('button', 620, 20).focus()
  read(825)
  expect(scrolled).toEqual([600])
})
