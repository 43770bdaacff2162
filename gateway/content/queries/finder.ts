import type { FinderAdvice, FinderChoice, FinderStep, Service } from '#gateway/types.generated.ts'
import type { FinderQueryResult } from '#gateway/content/groq.generated.ts'
import { createFinderMap, type FinderMap, type WayAnswer, type WayQuestion } from '#gateway/content/finder/walk.ts'
import { createAnchors } from '#schema/anchors.ts'
import { service, serviceFields } from '#gateway/content/map/summaries.ts'
import { image, pictureFields } from '#gateway/content/map/image.ts'
import { link, linkFields } from '#gateway/content/map/link.ts'
import { type FromOutside, usable } from '#gateway/content/map/outside.ts'
import { richText, richTextFields } from '#gateway/content/map/rich-text.ts'
import { type ContentReader, longestAddress } from '#gateway/content/reader.ts'
import { type finderAdviceKinds, isFinderCode } from '#schema/finder-codes.ts'
import type { SitePath } from '#schema/site-map.ts'
import { defineQuery } from 'groq'

const finderPath = '/services/finder' satisfies SitePath

const questions = `*[_type == "finderQuestion"]`

/** The whole finder for every step: it is small, and paths are followed in memory. */
const finderQuery = defineQuery(`{
  "questions": ${questions} | order(_id asc){
    _id, question, hint, isFirst, "wordings": wordings[]{ after, question },
    "answers": answers[]{
      code, label, hint, "picture": picture${pictureFields}, "next": next._ref,
      "services": services[]._ref, "advice": advice[]._ref
    }
  },
  "services": *[_type == "service"]${serviceFields},
  "advice": *[_type == "finderAdvice"] | order(order asc, _id asc){
    _id, kind, title, hasPhone, "text": text[]${richTextFields}, "link": link${linkFields},
    "wordings": wordings[]{ after, title, "text": text[]${richTextFields} }
  }
}`)
/** Replaces one question by its draft. */
const finderDraftQuery = finderQuery.replace(
  questions,
  `([$draft][_type == "finderQuestion"] + *[_type == "finderQuestion" && _id != coalesce($draft._id, "")])`,
)

interface Answer extends WayAnswer {
  readonly label: string
  readonly hint: string | null
  readonly picture: FinderChoice['picture']
  readonly services: readonly string[]
  readonly advice: readonly string[]
}

interface Question extends WayQuestion {
  readonly question: string
  readonly hint: string | null
  /** Other words for the question after one of these answers. */
  readonly wordings: readonly { readonly after: readonly string[]; readonly question: string }[]
  readonly answers: readonly Answer[]
}

const asIs = (value: string) => value

/** The first wording for someone who has given these answers. */
const wordingFor = <Wording extends { readonly after: readonly string[] }>(
  wordings: readonly Wording[],
  given: readonly string[],
): Wording | undefined => wordings.find(({ after }) => after.some((code) => given.includes(code)))

/** A question in the words that fit the answers before it. */
const inWords = ({ question, wordings }: Question, before: readonly string[]): string =>
  wordingFor(wordings, before)?.question ?? question

const questionOf = (content: QuestionContent): Question | null =>
  content._id && content.question
    ? {
        id: content._id,
        question: content.question,
        hint: content.hint,
        isFirst: content.isFirst ?? false,
        wordings: usable(content.wordings, ({ after, question }) =>
          question ? { after: usable(after, asIs), question } : null,
        ),
        answers: usable(content.answers, ({ code, label, hint, picture, next, services, advice }): Answer | null =>
          code && isFinderCode(code) && label
            ? {
                code,
                label,
                hint,
                picture: image(picture),
                next,
                services: usable(services, asIs),
                advice: usable(advice, asIs),
              }
            : null,
        ),
      }
    : null

type QuestionContent = NonNullable<FromOutside<FinderQueryResult['questions'][number]>>

type AdviceWords = Pick<FinderAdvice, 'title' | 'text'>

interface Advice {
  readonly kind: (typeof finderAdviceKinds)[number]
  readonly shown: FinderAdvice
  /** Other words after one of these answers. */
  readonly wordings: readonly { readonly after: readonly string[]; readonly words: AdviceWords }[]
}

function adviceOf({ _id, kind, title, text, link: to, hasPhone, wordings }: AdviceContent): Advice | null {
  if (!_id || !title || !kind) return null
  return {
    kind,
    shown: {
      __typename: 'FinderAdvice',
      id: _id,
      title,
      text: richText(text, createAnchors()),
      link: link(to),
      hasPhone: hasPhone ?? false,
    },
    wordings: usable(wordings, (other) => ({
      after: usable(other.after, asIs),
      words: { title: other.title ?? title, text: richText(other.text, createAnchors()) },
    })),
  }
}

type AdviceContent = NonNullable<FromOutside<FinderQueryResult['advice'][number]>>

interface Finder {
  readonly map: FinderMap<Question>
  readonly services: readonly Service[]
  readonly advice: readonly Advice[]
}

/** A result is the same object while it is fresh, so derived values are computed once. */
const finders = new WeakMap<object, Finder>()

async function readFinder(reader: ContentReader): Promise<Finder> {
  const found = await reader.read(finderQuery, {}, { draftQuery: finderDraftQuery })
  const known = found && finders.get(found)
  if (known) return known
  const finder = {
    map: createFinderMap(usable(found?.questions, questionOf)),
    services: usable(found?.services, service),
    advice: usable(found?.advice, adviceOf),
  }
  if (found) finders.set(found, finder)
  return finder
}

const addressOf = (codes: readonly string[]) => (codes.length > 0 ? `${finderPath}/${codes.join('_')}` : finderPath)

/** The prefix of an address whose answer is being changed. */
const changePattern = /^change-(\d)_/

/**
 * A step of the finder by the codes of its answers, joined by `_`, with the prefix `change-2_` to repeat the second
 * question. Null when the answers are not a valid path, so the number of addresses is limited.
 */
export async function finderStep(reader: ContentReader, answers: string): Promise<FinderStep | null> {
  if (answers.length > longestAddress) return null
  const change = Number(changePattern.exec(answers)?.[1] ?? 0)
  const isChange = changePattern.test(answers)
  const codes = answers === '' ? [] : answers.replace(changePattern, '').split('_')
  const { map, services, advice } = await readFinder(reader)
  const walk = map.walk(codes)
  if (!walk || (isChange && !walk.given[change - 1])) return null

  const place = isChange ? change - 1 : codes.length
  const changed = isChange ? walk.given[place] : undefined
  const question = changed?.question ?? walk.next
  const before = codes.slice(0, place)
  const after = walk.given.slice(place + 1)
  const named = (refs: (answer: Answer) => readonly string[]) =>
    new Set(walk.given.flatMap(({ answer }) => [...refs(answer)]))
  const namedAdvice = named((answer) => answer.advice)
  const adviceOfKind = (wanted: Advice['kind']) =>
    advice
      .filter(({ kind, shown }) => kind === wanted && namedAdvice.has(shown.id))
      .map(({ shown, wordings }) => ({ ...shown, ...wordingFor(wordings, codes)?.words }))

  return {
    __typename: 'FinderStep',
    given: (isChange ? walk.given.slice(0, place) : walk.given).map((item, index) => ({
      __typename: 'FinderGiven',
      id: item.question.id,
      question: inWords(item.question, codes.slice(0, index)),
      answer: item.answer.label,
      changePath: `${finderPath}/change-${index + 1}_${codes.join('_')}`,
    })),
    question: question && {
      __typename: 'FinderQuestion',
      id: question.id,
      question: inWords(question, before),
      hint: question.hint,
      choices: question.answers.map((answer) => ({
        __typename: 'FinderChoice',
        label: answer.label,
        hint: answer.hint,
        picture: answer.picture,
        path: addressOf(map.keep([...before, answer.code], after)),
        isChosen: answer === changed?.answer,
      })),
    },
    number: place + 1,
    of: map.longest(question, place),
    isChange,
    result: question
      ? null
      : {
          __typename: 'FinderResult',
          services: [...named((answer) => answer.services)].flatMap(
            (ref) => services.find((item) => item.id === ref) ?? [],
          ),
          urgent: adviceOfKind('urgent'),
          funding: adviceOfKind('funding'),
          nextSteps: adviceOfKind('nextStep'),
        },
  }
}
