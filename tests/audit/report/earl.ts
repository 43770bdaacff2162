import type { AuditResult, Finding } from './audit-result.ts'
import { criteria, criterionByNumber } from './criteria.ts'
import { versionOf } from './summary.ts'

/** How an assertion came about. No person has tested a page, so none is `earl:manual`. */
type Mode = 'earl:automatic' | 'earl:semiAuto'
type Outcome = 'earl:passed' | 'earl:failed' | 'earl:cantTell' | 'earl:inapplicable'

export interface Assertion {
  /** The name of a state; undefined for the website as a whole. */
  readonly state: string | undefined
  /** The number of a criterion. */
  readonly criterion: string
  readonly mode: Mode
  readonly outcome: Outcome
  /** What is wrong or undecided. */
  readonly findings: readonly Finding[]
}

/** Returns one assertion for each state and each criterion for which a rule judged something there, and those of the whole website. */
export function assertionsOf(result: AuditResult): readonly Assertion[] {
  const { rules, ruleSets, cells, findings, undecided } = result
  const ruleById = new Map(rules.map((rule) => [rule.id, rule]))
  const criteriaOf = (findingsOf: readonly Finding[]) =>
    findingsOf.flatMap(({ rule }) => ruleById.get(rule)?.criteria ?? [])
  const of = (
    state: string | undefined,
    judged: readonly { readonly criteria: readonly string[] }[],
    decided: readonly { readonly criteria: readonly string[] }[],
    isHere: (finding: Finding) => boolean,
  ): Assertion[] => {
    const wrong = findings.filter(isHere)
    const open = undecided.filter(isHere)
    const numbers = new Set([...judged.flatMap((rule) => rule.criteria), ...criteriaOf(wrong), ...criteriaOf(open)])
    const byPeople = new Set(decided.flatMap((rule) => rule.criteria))
    return criteria
      .filter(({ number }) => numbers.has(number))
      .map(({ number, by }) => {
        const isOfIt = ({ rule }: Finding) => ruleById.get(rule)?.criteria.includes(number) === true
        const faults = wrong.filter(isOfIt)
        const questions = open.filter(isOfIt)
        const outcome =
          faults.length > 0
            ? 'earl:failed'
            : questions.length > 0 || by === 'person'
              ? 'earl:cantTell'
              : by === 'absent'
                ? 'earl:inapplicable'
                : 'earl:passed'
        const mode = byPeople.has(number) ? 'earl:semiAuto' : 'earl:automatic'
        return { state, criterion: number, mode, outcome, findings: faults.length > 0 ? faults : questions }
      })
  }
  const ofStates = [...Map.groupBy(cells.entries(), ([, { state }]) => state)].flatMap(([state, own]) => {
    const places = new Set(own.map(([place]) => place))
    const named = (pick: (cell: AuditResult['cells'][number]) => readonly number[]) =>
      [...new Set(own.flatMap(([, cell]) => pick(cell)))].flatMap((rule) => rules[rule] ?? [])
    return of(
      state,
      named(({ ruleSet }) => ruleSets[ruleSet] ?? []),
      named(({ decided }) => decided),
      ({ cell }) => places.has(cell),
    )
  })
  const ofSite = rules.filter(({ layer, applied }) => /^(spoken|switch|reading)$/.test(layer) && applied > 0)
  // A person has reviewed the transcripts that the program compares.
  const reviewed = ofSite.filter(({ layer }) => layer === 'spoken')
  return [...ofStates, ...of(undefined, ofSite, reviewed, ({ cell }) => cell === -1)]
}

/**
 * Returns the result in the W3C's Evaluation and Report Language. Pages, states, criteria and the assertor are named once, and each
 * assertion refers to them, which keeps the file small. https://www.w3.org/TR/EARL10-Schema/
 */
export function earl(result: AuditResult, siteUrl: string): string {
  const assertions = assertionsOf(result)
  const places = new Map([...new Set(result.cells.map(({ state }) => state))].map((state, place) => [state, place + 1]))
  const pathOf = new Map(result.cells.map(({ state, path }) => [state, path]))
  const howOf = new Map(result.states.map(({ name, how }) => [name, how]))
  const report = `${siteUrl}/accessibility/report`
  // Not the address of the home page, which is a subject of its own.
  const site = `${siteUrl}/#website`
  /** The address of a page as it opens; a state that a person brings about has none. */
  const idOf = (state: string | undefined) =>
    state === undefined ? site : pathOf.get(state) === state ? siteUrl + state : `_:state-${places.get(state)}`
  const criterionId = (number: string) => `wcag:${criterionByNumber.get(number)?.slug}`
  const subjects = [...new Set(assertions.map(({ state }) => state))].map((state) =>
    state === undefined
      ? { '@id': site, '@type': ['earl:TestSubject', 'WebSite'], hasVersion: versionOf(result) }
      : {
          '@id': idOf(state),
          '@type': ['earl:TestSubject', 'WebPage'],
          title: state,
          description: howOf.get(state),
          source: `${siteUrl}${pathOf.get(state)}`,
          isPartOf: site,
          hasVersion: versionOf(result),
          seeAlso: `${report}/state-${places.get(state)}.html`,
        },
  )
  const tests = [...new Set(assertions.map(({ criterion }) => criterion))].map((number) => ({
    '@id': criterionId(number),
    '@type': 'earl:TestCriterion',
    title: `${number} ${criterionByNumber.get(number)?.name}`,
    description: criterionByNumber.get(number)?.note,
    seeAlso: `${report}/repeat.html#criteria`,
  }))
  return JSON.stringify({
    '@context': {
      '@vocab': 'http://www.w3.org/ns/earl#',
      earl: 'http://www.w3.org/ns/earl#',
      dct: 'http://purl.org/dc/terms/',
      wcag: 'https://www.w3.org/TR/WCAG22/#',
      title: 'dct:title',
      description: 'dct:description',
      date: 'dct:date',
      hasVersion: 'dct:hasVersion',
      source: { '@id': 'dct:source', '@type': '@id' },
      isPartOf: { '@id': 'dct:isPartOf', '@type': '@id' },
      seeAlso: { '@id': 'http://www.w3.org/2000/01/rdf-schema#seeAlso', '@type': '@id' },
      assertedBy: { '@type': '@id' },
      subject: { '@type': '@id' },
      test: { '@type': '@id' },
      outcome: { '@type': '@id' },
      mode: { '@type': '@id' },
      WebPage: 'http://schema.org/WebPage',
      WebSite: 'http://schema.org/WebSite',
    },
    '@graph': [
      {
        '@id': '_:audit',
        '@type': ['earl:Assertor', 'earl:Software'],
        title: 'The audit of this website',
        description: result.tools.map(({ name, version }) => `${name} ${version}`).join(', '),
        hasVersion: versionOf(result),
        date: result.date,
        seeAlso: `${report}/repeat.html`,
      },
      ...subjects,
      ...tests,
      ...assertions.map(({ state, criterion, mode, outcome, findings }) => ({
        '@type': 'earl:Assertion',
        assertedBy: '_:audit',
        subject: idOf(state),
        test: criterionId(criterion),
        mode,
        result: {
          '@type': 'earl:TestResult',
          outcome,
          ...(findings.length > 0 && {
            description: findings.map(({ rule, message, target }) => `${rule}: ${message} (${target})`).join('\n'),
          }),
        },
      })),
    ],
  })
}
