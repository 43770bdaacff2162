import { type Check, failure } from '#tests/a11y/check.ts'

export const noPuzzles: Check = {
  id: 'no-puzzles',
  title: 'No field asks for a sum, a code from a picture, or one sign of a code at a time',
  criteria: ['3.3.8'],
  source: failure('F109'),
  renditions: ['wide'],
  judge() {
    // `no-motion-input` covers passwords and third-party puzzles.
    const fields = audit.all('input:not([type=hidden]), textarea').filter(audit.isExposed) as HTMLInputElement[]
    const puzzle =
      /captcha|not a robot|(are|you are) (a )?human|what is \d+ ?[+×x*–-] ?\d+|(letters?|characters?|digits?) (of|in) (your|the) (password|code|picture|image)/i
    const faults = fields.flatMap((field) => [
      ...(puzzle.test(audit.name(field)) ? [audit.fault(field, 'It sets a puzzle')] : []),
      ...(field.maxLength === 1 ? [audit.fault(field, 'It takes one sign: a code cannot be pasted')] : []),
    ])
    return { applied: fields.length, faults }
  },
  good: '<label>Postcode <input maxlength="4"></label>',
  bad: '<label>What is 7 + 4? <input></label>',
}
