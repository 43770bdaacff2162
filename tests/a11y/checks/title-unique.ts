import { type Check, general } from '#tests/a11y/check.ts'

export const titleUnique: Check = {
  id: 'title-unique',
  title: 'No two pages have one title',
  criteria: ['2.4.2'],
  source: general('G88'),
  renditions: ['wide'],
  fact: () => document.title,
  differs: (fact, usual) => (fact === usual ? `Another page is called “${fact}” too` : ''),
  good: '<!doctype html><html lang="en-AU"><title>Ramps – Provider</title><main><h1>Ramps</h1></main></html>',
  bad: '<!doctype html><html lang="en-AU"><title>A page that keeps everything</title><main><h1>Rails</h1></main></html>',
}
