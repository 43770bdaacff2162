import { virtual } from '@guidepup/virtual-screen-reader'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { defaultMenu } from '#schema/menu.ts'
import { renderPart } from '#tests/helpers/axe.tsx'
import { eventually } from '#tests/helpers/eventually.ts'
import { startScreenReader } from '#tests/helpers/screen-reader.ts'
import { Navigation } from './Navigation.tsx'

const style = document.createElement('style')
document.head.append(style)

afterEach(() => vi.restoreAllMocks())

const entries = defaultMenu.filter(({ label }) => ['Home', 'About Us', 'Contact Us'].includes(label))

const listen = async (layout: 'wide' | 'narrow', address = '/') => {
  // Replaces the style sheet: the menu button is visible only in the narrow layout, closed panels in neither.
  style.textContent = `
    [id^='menu-']:not(button, [data-open]), [href='#main-menu'] { display: none }
    ${layout === 'wide' ? '[aria-controls="main-menu"]' : '#main-menu:not([data-open])'} { display: none }`
  const { container } = renderPart(<Navigation entries={entries} />, address)
  await startScreenReader(container)
}

/** Moves through the page, wrapping around, until a matching phrase is announced. */
const nextUntil = async (isIt: (phrase: string) => boolean) => {
  for (let steps = 0; steps < 100; steps++) {
    await virtual.next()
    if (isIt(await virtual.lastSpokenPhrase())) return
  }
  throw new Error(`Not announced; announced instead: ${(await virtual.spokenPhraseLog()).join(' | ')}`)
}

/** Returns the links and buttons announced from here to the end of the navigation. */
const readOn = async () => {
  await virtual.clearSpokenPhraseLog()
  await nextUntil((phrase) => phrase.startsWith('end of navigation'))
  return (await announcements()).filter((phrase) => /^(link|button)/.test(phrase))
}
const announcements = async () => {
  const phrases = await virtual.spokenPhraseLog()
  await virtual.clearSpokenPhraseLog()
  return phrases
}
/** Moves on until this phrase is announced. */
const goTo = async (phrase: string) => {
  await nextUntil((announced) => announced === phrase)
  await virtual.clearSpokenPhraseLog()
}

test('[S38] wide: an entry is a link beside a button, whose announcement includes its purpose and whether it is open', async () => {
  await listen('wide', '/about/our-people')
  expect(await readOn()).toEqual([
    'link, Home',
    'link, About Us, current item',
    'button, About Us, more pages, 1 control, not expanded',
    'link, Contact Us',
    'button, Contact Us, more pages, 1 control, not expanded',
  ])
})

test('[S41] wide: a screen reader’s press opens and closes a panel; its pages follow, and opening another closes it', async () => {
  await listen('wide', '/about/our-people')
  await goTo('button, About Us, more pages, 1 control, not expanded')
  await virtual.act()
  expect(await readOn()).toEqual([
    'link, Consumer Pathway',
    'link, Our People, current page',
    'link, Partner With Us',
    'link, Our Foundation',
    'link, Consumer Reference Committee',
    'link, Reconciliation Action Plan',
    'link, Annual Reports',
    'link, Careers',
    'link, Contact Us',
    'button, Contact Us, more pages, 1 control, not expanded',
  ])
  await goTo('button, About Us, more pages, 1 control, expanded')
  await goTo('button, Contact Us, more pages, 1 control, not expanded')
  await virtual.act()
  expect(await readOn()).toEqual([
    'link, General Enquiry',
    'link, Referral Form',
    'link, Feedback, Compliments & Complaints',
  ])
  await goTo('button, About Us, more pages, 1 control, not expanded')
  await goTo('button, Contact Us, more pages, 1 control, expanded')
  await virtual.act()
  expect(await readOn(), 'closed again').toEqual([])
})

test('[S41] wide: Escape in a panel returns to its button, which is announced as closed', async () => {
  await listen('wide')
  act(() => screen.getByRole('button', { name: 'Contact Us, more pages' }).focus())
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  expect(await announcements()).toEqual([
    'button, Contact Us, more pages, 1 control, not expanded',
    'link, General Enquiry',
  ])
  await userEvent.keyboard('{Escape}')
  await eventually(async () =>
    expect(await virtual.spokenPhraseLog()).toEqual(['button, Contact Us, more pages, 1 control, not expanded']),
  )
})

test('[S43] narrow: the menu button is announced as open or closed, and its entries follow it', async () => {
  await listen('narrow')
  await goTo('button, Menu, 1 control, not expanded')
  await virtual.act()
  expect(await readOn()).toEqual([
    'link, Home, current page',
    'link, About Us',
    'button, About Us, more pages, 1 control, not expanded',
    'link, Contact Us',
    'button, Contact Us, more pages, 1 control, not expanded',
  ])
  await goTo('button, Menu, 1 control, expanded')
})

test('[S43] narrow: Escape or the current page return to the button, which is announced as closed', async () => {
  await listen('narrow')
  const menu = screen.getByRole('button', { name: 'Menu' })
  for (const leave of ['{Escape}', '{Enter}']) {
    await userEvent.click(menu)
    act(() => screen.getByRole('link', { name: 'Home' }).focus())
    await virtual.clearSpokenPhraseLog()
    await userEvent.keyboard(leave)
    await eventually(async () =>
      expect(await virtual.spokenPhraseLog()).toEqual(['button, Menu, 1 control, not expanded']),
    )
  }
})
