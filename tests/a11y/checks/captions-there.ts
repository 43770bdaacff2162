import { type Check, failure } from '#tests/a11y/check.ts'

export const captionsThere: Check = {
  id: 'captions-there',
  title: 'The captions of a film can be had, and go on to its end',
  criteria: ['1.2.2'],
  source: failure('F8'),
  renditions: ['wide'],
  run: ({ page }) =>
    page.evaluate(async () => {
      const tracks = audit
        .all('video track')
        .filter((element) => element instanceof HTMLTrackElement)
        .filter(({ kind }) => kind === 'captions')
      const faults = []
      for (const element of tracks) {
        const film = element.closest('video')
        const { mode } = element.track
        // A disabled track is not fetched.
        element.track.mode = 'hidden'
        for (let tries = 0; tries < 50 && element.readyState < HTMLTrackElement.LOADED; tries++)
          await new Promise((done) => setTimeout(done, 100))
        const last = element.track.cues?.[element.track.cues.length - 1]
        element.track.mode = mode
        if (element.readyState !== HTMLTrackElement.LOADED || !last)
          faults.push(audit.fault(element, 'Its captions cannot be had'))
        // Without a duration, this browser does not support the video's format.
        else if (film && Number.isFinite(film.duration) && last.endTime < film.duration / 2)
          faults.push(audit.fault(element, `Its captions end at ${last.endTime} of ${film.duration} s`))
      }
      return { applied: tracks.length, faults }
    }),
  good: '<video controls><track kind="captions" default srclang="en-AU" src="data:text/vtt,WEBVTT%0A%0A00:00.000 --> 00:04.000%0AA jar."></video>',
  bad: '<video controls><track kind="captions" default srclang="en-AU" src="data:text/vtt,none"></video>',
}
