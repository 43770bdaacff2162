import type { BoardChoice, BoardStep, Image, Link } from '#gateway/types.generated.ts'
import type { BoardQueryResult } from '#gateway/content/groq.generated.ts'
import { createFinderMap, type FinderMap, type WayAnswer, type WayQuestion } from '#gateway/content/finder/walk.ts'
import { image, pictureFields } from '#gateway/content/map/image.ts'
import { link, linkFields, safeHref } from '#gateway/content/map/link.ts'
import { type FromOutside, usable } from '#gateway/content/map/outside.ts'
import { type ContentReader, longestAddress } from '#gateway/content/reader.ts'
import { isFinderCode } from '#schema/finder-codes.ts'
import type { SitePath } from '#schema/site-map.ts'
import { defineQuery } from 'groq'

const boardPath = '/say' satisfies SitePath

const screens = `*[_type == "boardQuestion"]`

/** The whole board for every screen: it is small, and choices are followed in memory. */
const boardQuery = defineQuery(`${screens} | order(_id asc){
  _id, question, isFirst, isUrgent, isComplaint,
  "phones": phones[]{ label, "fact": fact->{ value, href } },
  "choices": choices[]{
    code, word, sentence, "picture": picture${pictureFields}, "next": next._ref, "service": service._ref, isFromHospital,
    "link": link${linkFields}
  }
}`)
/** Replaces one screen by its draft. */
const boardDraftQuery = boardQuery.replace(
  screens,
  `([$draft][_type == "boardQuestion"] + *[_type == "boardQuestion" && _id != coalesce($draft._id, "")])`,
)

interface Choice extends WayAnswer {
  readonly word: string
  readonly sentence: string
  readonly picture: Image | null
  readonly service: string | null
  readonly isFromHospital: boolean
  readonly link: Link | null
}

interface Screen extends WayQuestion {
  readonly question: string
  readonly isUrgent: boolean
  readonly isComplaint: boolean
  readonly phones: readonly Link[]
  readonly answers: readonly Choice[]
}

type ScreenContent = NonNullable<FromOutside<BoardQueryResult[number]>>

const screenOf = (content: ScreenContent): Screen | null =>
  content._id && content.question
    ? {
        id: content._id,
        question: content.question,
        isFirst: content.isFirst ?? false,
        isUrgent: content.isUrgent ?? false,
        isComplaint: content.isComplaint ?? false,
        phones: usable(content.phones, ({ label, fact }): Link | null => {
          const href = safeHref(fact?.href ?? null)
          return label && fact?.value && href
            ? { __typename: 'Link', label: `${label}${/[?!.]$/.test(label) ? '' : ':'} ${fact.value}`, href }
            : null
        }),
        answers: usable(
          content.choices,
          ({ code, word, sentence, picture, next, service, isFromHospital, link: to }): Choice | null =>
            code && isFinderCode(code) && word && sentence
              ? {
                  code,
                  word,
                  sentence,
                  picture: image(picture),
                  next,
                  service,
                  isFromHospital: isFromHospital ?? false,
                  link: link(to),
                }
              : null,
        ),
      }
    : null

/** A result is the same object while it is fresh, so derived values are computed once. */
const boards = new WeakMap<object, FinderMap<Screen>>()

async function readBoard(reader: ContentReader): Promise<FinderMap<Screen>> {
  const found = await reader.read(boardQuery, {}, { draftQuery: boardDraftQuery })
  const known = found && boards.get(found)
  if (known) return known
  const board = createFinderMap(usable(found, screenOf))
  if (found) boards.set(found, board)
  return board
}

const addressOf = (codes: readonly string[]) => (codes.length > 0 ? `${boardPath}/${codes.join('_')}` : boardPath)

/**
 * Topics of the enquiry (schema/forms/definitions/general-enquiry.ts): for a sentence without a service, where someone
 * may not be safe, and for coming home from hospital.
 */
const topics = { usual: 'call-me-back', urgent: 'not-safe', hospital: 'hospital' } as const

const choiceOf = ({ word, picture }: Choice, path: string): BoardChoice => ({
  __typename: 'BoardChoice',
  word,
  picture,
  path,
})

/** A screen of the board by the codes of its choices, joined by `_`. Null when they do not follow each other. */
export async function boardStep(reader: ContentReader, choices: string): Promise<BoardStep | null> {
  if (choices.length > longestAddress) return null
  const codes = choices === '' ? [] : choices.split('_')
  const walk = (await readBoard(reader)).walk(codes)
  if (!walk) return null
  const last = walk.given.at(-1)?.answer
  const passed = [...walk.given.map(({ question }) => question), ...(walk.next ? [walk.next] : [])]
  return {
    __typename: 'BoardStep',
    chosen: walk.given.map(({ answer }, place) => choiceOf(answer, addressOf(codes.slice(0, place)))),
    sentence: last?.sentence ?? null,
    question: walk.next && {
      __typename: 'BoardQuestion',
      id: walk.next.id,
      question: walk.next.question,
      choices: walk.next.answers.map((choice) => choiceOf(choice, addressOf([...codes, choice.code]))),
    },
    phones: [...(passed.findLast(({ phones }) => phones.length > 0)?.phones ?? [])],
    link: walk.next ? null : (last?.link ?? null),
    topic: passed.some(({ isUrgent }) => isUrgent)
      ? topics.urgent
      : walk.given.some(({ answer }) => answer.isFromHospital)
        ? topics.hospital
        : (walk.given.findLast(({ answer }) => answer.service)?.answer.service ?? topics.usual),
    isComplaint: passed.some(({ isComplaint }) => isComplaint),
  }
}
