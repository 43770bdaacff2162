import { type Check, html } from '#tests/a11y/check.ts'

export const saidOnce: Check = {
  id: 'said-once',
  title: 'A link or button does not say its words twice, nor a picture the words beside it',
  criteria: [],
  source: html('H2'),
  renditions: ['wide'],
  judge() {
    const controls = audit.all('a[href], button').filter(audit.isExposed)
    /** Pictures whose alternative is the heading, link or caption of their card. */
    const echoes = audit.all('img[alt]').filter((picture) => {
      const words = audit.plain(picture.getAttribute('alt') ?? '')
      return (
        words !== '' &&
        audit.isExposed(picture) &&
        audit
          .all('h2, h3, h4, a[href], figcaption', picture.closest('article, figure, li') ?? picture)
          .some((element) => audit.isExposed(element) && audit.plain(element.textContent ?? '') === words)
      )
    })
    const doubled = controls.filter((element) => {
      // A drawing and the text beside it have no space in between.
      const letters = audit
        .name(element)
        .toLowerCase()
        .replaceAll(/[^\p{L}]+/gu, '')
      const half = letters.slice(letters.length / 2)
      return half.length >= 4 && letters === half + half
    })
    return {
      applied: controls.length,
      faults: [
        ...doubled.map((element) => audit.fault(element, `It is called “${audit.name(element)}”`)),
        ...echoes.map((element) => audit.fault(element, 'It says the words beside it again')),
      ],
    }
  },
  good: '<a href="/search"><svg aria-hidden="true" width="9" height="9"></svg> Search</a>',
  bad: '<article><img src="data:," alt="Grab rail" width="9" height="9"><h3><a href="/rail">Grab rail</a></h3></article>',
}
