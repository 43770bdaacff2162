import { type Check, html } from '#tests/audit/check.ts'
import { layouts } from '#tests/audit/renditions.ts'

export const language: Check = {
  id: 'language',
  title: 'The page says that it is in Australian English',
  criteria: ['3.1.1'],
  source: html('H57'),
  renditions: layouts,
  judge: () => ({
    applied: 1,
    faults:
      document.documentElement.lang === 'en-AU'
        ? []
        : [audit.fault(null, `The language is “${document.documentElement.lang}”`)],
  }),
  good: '<!doctype html><html lang="en-AU"><title>Ramps</title><p>Ramps</p></html>',
  bad: '<!doctype html><html lang="fr"><title>Ramps</title><p>Ramps</p></html>',
}
