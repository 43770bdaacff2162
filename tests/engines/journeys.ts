import type { Visitor } from './visitor.ts'

export interface Journey {
  readonly title: string
  readonly take: (visitor: Visitor) => Promise<void>
}

const heading = (name: string | RegExp) => ({ role: 'heading', name, within: 'main' }) as const
const title = { role: 'heading', name: /./, level: 1 } as const
const link = (name: string | RegExp, within: 'banner' | 'main' | 'contentinfo' = 'main') =>
  ({ role: 'link', name, within }) as const
const button = (name: string | RegExp) => ({ role: 'button', name }) as const
const radio = (name: string | RegExp) => ({ role: 'radio', name }) as const
const checkbox = (name: string | RegExp) => ({ role: 'checkbox', name }) as const
const textbox = (name: string | RegExp) => ({ role: 'textbox', name }) as const

export const journeys: readonly Journey[] = [
  {
    title: 'a script error, a console error and a refused style are noticed by what watches the pages',
    async take(visitor) {
      await visitor.open('/about')
      await visitor.evaluate(`void (() => {
        console.error('from the console')
        setTimeout(() => { throw new Error('from a script') })
        void Promise.reject(new Error('from a promise'))
        document.body.setAttribute('style', 'color: red')
      })()`)
      for (const problem of [
        /^\/about: console error: from the console$/,
        /^\/about: script error: .*from a script$/,
        /^\/about: unhandled rejection: .*from a promise$/,
        /^\/about: refused by style-src-attr: inline$/,
        /"directive":"style-src-attr".*"page":".*\/about"/,
      ])
        await visitor.expectProblem(problem)
    },
  },
  {
    title: '[S12] [S14] from home by the menu to a service and on, and Back to the link that was followed',
    async take(visitor) {
      await visitor.open('/')
      await visitor.openMenu()
      await visitor.click(button('Services, more pages'))
      await visitor.click(link('Home Modifications Services', 'banner'))
      await visitor.expectFocus(heading('Home Modifications Services'))
      await visitor.expectTitle(/^Home Modifications Services – /)
      await visitor.click(link('minor home modifications'))
      await visitor.expectFocus(heading('Minor home modifications'))
      await visitor.back()
      await visitor.expectTitle(/^Home Modifications Services – /)
      await visitor.expectFocus(link('minor home modifications'))
      await visitor.back()
      await visitor.expectAddress('/')
      await visitor.expectFocus(title)
    },
  },
  {
    title: '[S12] [S14] a search with a mistake in it, to what was meant, and Back to the link among the results',
    async take(visitor) {
      await visitor.open('/about')
      await visitor.click(link('Search', 'banner'))
      await visitor.expectFocus(heading('Search'))
      await visitor.type({ role: 'searchbox', name: 'What are you looking for?' }, 'shower chiar')
      await visitor.press('Enter')
      await visitor.expectFocus(heading(/^\d+ results for ‘shower chiar’/))
      await visitor.expectTitle(/^Search: \d+ results for ‘shower chiar’/)
      await visitor.click(link('Shower chair'))
      await visitor.expectFocus(heading('Shower chair'))
      await visitor.back()
      await visitor.expectFocus(link('Shower chair'))
    },
  },
  {
    title: '[S12] [S50] products filtered while one types, two compared, and Back to the list',
    async take(visitor) {
      await visitor.open('/resources/product-database')
      // The list follows the text once the filter code has loaded.
      await visitor.expectOne({ role: 'switch', name: /^Update the list as/ })
      await visitor.type({ role: 'searchbox', name: 'What are you looking for?' }, 'rail')
      await visitor.expectAddress('/resources/product-database?q=rail')
      await visitor.expectAnnounced(/^\d+ products found$/)
      await visitor.expectTitle(/^Product Database: \d+ products/)
      await visitor.expectFocus({ role: 'searchbox', name: 'What are you looking for?' })
      for (const name of ['Grab rail', 'Bed stick']) {
        await visitor.click(button(new RegExp(`^Add to compare.*${name}$`)))
        await visitor.expectFocus(button(new RegExp(`^Remove from compare.*${name}$`)))
      }
      await visitor.expectAnnounced(/Bed stick added to compare, 2 of 3\./)
      await visitor.click(link('Compare side by side'))
      await visitor.expectFocus(heading('Compare 2 products'))
      await visitor.back()
      await visitor.expectFocus(link('Compare side by side'))
    },
  },
  {
    title: '[S8] [S49] the shortest enquiry, first with everything missing',
    async take(visitor) {
      await visitor.open('/contact-us/general-enquiry')
      await visitor.click(button('Send enquiry'))
      await visitor.expectFocus({ role: 'group', name: 'There is a problem' })
      await visitor.expectTitle(/^Error: General Enquiry – /)
      await visitor.click(link('Choose how we should reply'))
      await visitor.expectFocus(radio('Email'))
      await visitor.press('Space')
      await visitor.type(textbox('Your name'), 'Ada Nguyen')
      await visitor.type(textbox('Your email address'), 'ada.nguyen@example.com')
      await visitor.choose(radio('Home modifications'))
      await visitor.click(button('Send enquiry'))
      await visitor.expectFocus(heading('Thanks, we’ve got your enquiry'))
      await visitor.expectTitle(/^Thanks, we’ve got your enquiry – /)
    },
  },
  {
    title: '[S8] [S12] a referral up to its last step, with Back to the step before',
    async take(visitor) {
      const goOn = async (step: string) => {
        await visitor.click(button('Continue'))
        await visitor.expectFocus(heading(step))
        await visitor.expectTitle(new RegExp(`^${step} – `))
      }
      await visitor.open('/contact-us/referral')
      await visitor.choose(radio('Myself'))
      await visitor.type(textbox('Your name'), 'Ada Nguyen')
      await visitor.choose(radio('Email'))
      await visitor.type(textbox('Your email address'), 'ada.nguyen@example.com')
      await goOn('Step 2 of 4: A little more about you')
      await visitor.type(textbox('Your postcode'), '4810')
      await goOn('Step 3 of 4: What you need, and who may pay')
      await visitor.back()
      await visitor.expectFocus(heading('Step 2 of 4: A little more about you'))
      await visitor.expectValue(textbox('Your postcode'), '4810')
      await goOn('Step 3 of 4: What you need, and who may pay')
      await visitor.choose(checkbox('Not sure yet'))
      await visitor.choose(radio('No'))
      await visitor.choose(radio('NDIS'))
      await goOn('Step 4 of 4: Check your answers')
      await visitor.expectOne(button('Send referral'))
    },
  },
  {
    title: 'a text size from the Display panel is kept on the next page, by a link and by a load',
    async take(visitor) {
      const fontSize = 'getComputedStyle(document.documentElement).fontSize'
      await visitor.open('/about')
      await visitor.click(button('Display'))
      await visitor.choose(radio('150%'))
      await visitor.expectResult(fontSize, '24px')
      await visitor.expectFocus(radio('150%'))
      await visitor.click(button('Display'))
      await visitor.expectNone(radio('150%'))
      await visitor.expectFocus(button('Display'))
      await visitor.click(link('Search', 'banner'))
      await visitor.expectFocus(heading('Search'))
      await visitor.expectResult(fontSize, '24px')
      await visitor.open('/services')
      await visitor.expectResult(fontSize, '24px')
    },
  },
  {
    title: '[S10] [S16] an address that leads nowhere says so, and leads on; Back returns to it',
    async take(visitor) {
      await visitor.open('/no-such-page')
      await visitor.expectTitle(/^404 - Page Not Found: \/no-such-page$/)
      await visitor.expectOne(heading('Page Not Found'))
      await visitor.click(link('Search this website'))
      await visitor.expectFocus(heading('Search'))
      await visitor.back()
      await visitor.expectTitle(/^404 - Page Not Found: \/no-such-page$/)
      await visitor.expectFocus(link('Search this website'))
    },
  },
  {
    title: 'from a newsletter, the page stays as it was served, with the focus in it, when the scripts start',
    async take(visitor) {
      await visitor.open('/blogs?utm_source=newsletter&page=2&fbclid=1', () => visitor.press('Tab'))
      await visitor.expectFocus({ role: 'link', name: 'Skip to main content' })
    },
  },
  {
    title: 'an enquiry by pictures, with a number to call',
    async take(visitor) {
      await visitor.open('/say')
      await visitor.click(link('My chair'))
      await visitor.expectFocus(title)
      await visitor.click(link('It hurts'))
      await visitor.expectFocus(title)
      await visitor.click(link('Send this to us'))
      await visitor.expectFocus(title)
      await visitor.choose({ role: 'radio', name: 'Call me' })
      await visitor.type({ role: 'textbox', name: /^Phone number/ }, '0491570006')
      await visitor.choose(button('Send'))
      await visitor.expectFocus(heading('Thanks, we’ve got your enquiry'))
    },
  },
  {
    title: 'a visual story, from picture to picture, and Back',
    async take(visitor) {
      await visitor.open('/visual-stories/home-visit?picture=1')
      await visitor.click(link('Next picture'))
      await visitor.expectFocus(heading(/^Picture 2 of \d+$/))
      await visitor.back()
      await visitor.expectOne(heading(/^Picture 1 of \d+$/))
      await visitor.expectFocus(link('Next picture'))
    },
  },
  {
    title: 'the player opens by Listen, says what it cannot do without a voice, and closes to Listen',
    async take(visitor) {
      await visitor.open('/services/chsp')
      // WebKitGTK has no speech, so there is no button either.
      if ((await visitor.evaluate("'speechSynthesis' in globalThis")) !== true) {
        await visitor.expectNone(button('Listen'))
        return
      }
      await visitor.click(button('Listen'))
      await visitor.expectOne({ role: 'toolbar', name: 'Read aloud' })
      await visitor.click(button('Listen'))
      await visitor.expectNone({ role: 'toolbar', name: 'Read aloud' })
      await visitor.expectFocus(button('Listen'))
    },
  },
  {
    title: 'large targets are kept on the next page, with the rail that scrolls',
    async take(visitor) {
      await visitor.open('/in-your-language')
      await visitor.click(button('Display'))
      await visitor.choose({ role: 'switch', name: /^Bigger buttons and links/ })
      await visitor.open('/services')
      await visitor.expectOne(button('Down'))
    },
  },
]
