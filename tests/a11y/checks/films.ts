import { type Check, general } from '#tests/a11y/check.ts'
import { layouts } from '#tests/a11y/renditions.ts'

export const filmsComplete: Check = {
  id: 'films',
  title: 'A film has controls, captions to its end and a transcript beside it, and starts when one wants',
  criteria: ['1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.4.2'],
  source: general('G58'),
  renditions: layouts,
  run: ({ page }) =>
    page.evaluate(async () => {
      const films = audit.all('video, audio')
      const faults = films.flatMap((film) => {
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
      })
      const tracks = audit
        .all('video track')
        .filter((element) => element instanceof HTMLTrackElement)
        .filter(({ kind }) => kind === 'captions')
      for (const element of tracks) {
        const film = element.closest('video')
        const { mode } = element.track
        const fetched = new Promise<void>((done) => {
          if (element.readyState >= HTMLTrackElement.LOADED) done()
          for (const end of ['load', 'error']) element.addEventListener(end, () => done(), { once: true })
        })
        // A disabled track is not fetched.
        element.track.mode = 'hidden'
        await fetched
        const last = element.track.cues?.[element.track.cues.length - 1]
        element.track.mode = mode
        if (element.readyState !== HTMLTrackElement.LOADED || !last)
          faults.push(audit.fault(element, 'Its captions cannot be had'))
        // Without a duration, this browser does not support the video's format.
        else if (film && Number.isFinite(film.duration) && last.endTime < film.duration / 2)
          faults.push(audit.fault(element, `Its captions end at ${last.endTime} of ${film.duration} s`))
      }
      return { applied: films.length, faults }
    }),
  good: `<ul><li><h2>Jar</h2><video controls width="300" height="100"><track kind="captions" src="data:text/vtt,WEBVTT%0A%0A00:00.000 --> 00:04.000%0AA jar." srclang="en-AU"></video><details><summary>Transcript of “Jar”</summary>${'<p>A hand puts a jar on the table and turns its lid.</p>'.repeat(4)}</details></li></ul>`,
  bad: [
    '<ul><li><video controls width="300" height="100"></video></li></ul>',
    `<ul><li><video controls><track kind="captions" srclang="en-AU" src="data:text/vtt,none"></video><details><summary>Transcript</summary>${'<p>A hand puts a jar on the table.</p>'.repeat(4)}</details></li></ul>`,
  ],
}
