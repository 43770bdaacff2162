import { type Check, general } from '#tests/a11y/check.ts'

export const titleInStep: Check = {
  id: 'title-in-step',
  title: 'The title of the page names what its h1 names, and the provider',
  criteria: ['2.4.2'],
  source: general('G88'),
  renditions: ['wide'],
  judge() {
    const title = audit.plain(document.title)
    const heading = audit.plain(document.querySelector('h1')?.textContent ?? '')
    const words = heading.split(' ').filter((word) => word.length > 3)
    const shared = words.filter((word) => title.includes(word))
    // The home page's h1 is a sentence; the title of a form with errors has more than its h1.
    const isInStep =
      location.pathname === '/' || title.includes(heading) || shared.length >= Math.ceil(words.length * 0.6)
    return {
      applied: 1,
      faults:
        title !== '' && isInStep ? [] : [audit.fault(document.querySelector('h1'), `The title is “${document.title}”`)],
    }
  },
  good: '<!doctype html><html lang="en-AU"><title>Ramps – Provider</title><main><h1>Ramps</h1></main></html>',
  bad: '<!doctype html><html lang="en-AU"><title>Provider</title><main><h1>Ramps and rails</h1></main></html>',
}
