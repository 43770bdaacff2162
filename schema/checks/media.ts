import { isRecord } from '#schema/is-record.ts'
import { piecesOf, refOf } from './pieces.ts'
import type { Content, Rule } from './rule.ts'

/** A transcript describes what is said and shown, which needs at least this many words. */
const minWords = 20

const assetOf = (value: unknown, { documents }: Content) =>
  isRecord(value) ? documents.get(refOf(value['asset']) ?? '') : undefined

export const media: Rule = {
  id: 'media',
  protects: 'people who cannot hear or cannot see a film (WCAG 1.2.2, 1.2.3, 1.2.5)',
  *check(document, content) {
    if (document._type !== 'video') return
    const [film, captions] = [assetOf(document['file'], content), assetOf(document['captions'], content)]
    if (film?.['extension'] !== 'mp4')
      yield { path: 'file', problem: 'is no film that every browser plays', remedy: 'give an mp4 file' }
    if (captions?.['extension'] !== 'vtt')
      yield { path: 'captions', problem: 'are not WebVTT', remedy: 'give a vtt file with every word and sound' }
    for (const [path, asset] of Object.entries({ file: film, captions }))
      if (asset && !(Number(asset['size']) > 0))
        yield { path, problem: 'is an empty file', remedy: 'put the right file in its place' }
    const transcript = [...piecesOf(document, content)].filter(({ path }) => path.startsWith('transcript'))
    const words = transcript.flatMap(({ shown }) => shown.split(/\s+/)).filter(Boolean).length
    if (words < minWords)
      yield {
        path: 'transcript',
        problem: `has ${words} words`,
        remedy: 'say in it what is said and what is seen',
      }
    if (document['hasIntegratedDescription'] !== true)
      yield {
        path: 'hasIntegratedDescription',
        problem: 'is not on: a transcript alone does not describe a film (WCAG 1.2.5)',
        remedy: 'let the narration say everything shown, listen without looking, then switch it on',
      }
    const reviewed = document['descriptionReviewedOn']
    if (typeof reviewed !== 'string' || Date.parse(reviewed) > content.now)
      yield {
        path: 'descriptionReviewedOn',
        problem: 'names no day on which someone listened without looking',
        remedy: 'write the day of the review',
      }
  },
}
