import { type Check, css } from '#tests/a11y/check.ts'

export const spacingFree: Check = {
  id: 'spacing-free',
  title: 'A person’s own text spacing takes effect everywhere',
  criteria: ['1.4.12'],
  source: css('C36'),
  renditions: ['text-spacing', 'wide'],
  async run({ page }) {
    return page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '*, *::before, *::after { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
      )
      const before = document.adoptedStyleSheets
      document.adoptedStyleSheets = [...before, sheet]
      const texts = audit.all('main p, main li, main h2, main h3, main dd, label').filter(audit.isSeen)
      const faults = texts
        .filter((element) => {
          const { fontSize, letterSpacing, wordSpacing, lineHeight } = getComputedStyle(element)
          const size = Number.parseFloat(fontSize)
          return (
            // 'normal' is not a number.
            !(Number.parseFloat(letterSpacing) >= 0.11 * size) ||
            !(Number.parseFloat(wordSpacing) >= 0.15 * size) ||
            !(Number.parseFloat(lineHeight) >= 1.49 * size)
          )
        })
        .map((element) => audit.fault(element, 'Its spacing cannot be changed'))
      // The narrow rendition continues with it: the other checks find cut text.
      if (innerWidth > 400) document.adoptedStyleSheets = before
      return { applied: texts.length, faults }
    })
  },
  good: '<main><p>Ramps and rails</p></main>',
  bad: '<main><p style="letter-spacing:0 !important">Ramps and rails</p></main>',
}
