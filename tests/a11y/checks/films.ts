import { type Check, general } from '#tests/a11y/check.ts'
import { layouts } from '#tests/a11y/renditions.ts'

export const filmsComplete: Check = {
  id: 'films',
  title: 'A film has controls, captions and a transcript beside it, and starts when one wants',
  criteria: ['1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.4.2'],
  source: general('G58'),
  renditions: layouts,
  judge() {
    const films = audit.all('video, audio')
    return {
      applied: films.length,
      faults: films.flatMap((film) => {
        const around = film.closest('li, article, figure') ?? film.parentElement?.parentElement
        const transcript = [...(around?.querySelectorAll('details') ?? [])].find(
          (element) =>
            /transcript/i.test(element.textContent ?? '') && (element.textContent ?? '').split(/\s+/).length > 20,
        )
        return [
          film.tagName === 'AUDIO' && 'Sound alone has no place in the list of what is checked',
          !film.hasAttribute('controls') && 'It has no controls',
          film.hasAttribute('autoplay') && 'It starts by itself',
          film.tagName === 'VIDEO' && !film.querySelector('track[kind=captions][src][srclang]') && 'It has no captions',
          !transcript && 'No transcript stands beside it',
        ]
          .filter((what) => what !== false)
          .map((what) => audit.fault(film, what))
      }),
    }
  },
  good: `<ul><li><h2>Jar</h2><video controls width="300" height="100"><track kind="captions" src="data:," srclang="en-AU"></video><details><summary>Transcript of “Jar”</summary>${'<p>A hand puts a jar on the table and turns its lid.</p>'.repeat(4)}</details></li></ul>`,
  bad: '<ul><li><video controls width="300" height="100"></video></li></ul>',
}
