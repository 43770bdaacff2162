import type { Evidence } from '#web/audit/evidence.server.ts'
import { criteria } from '#web/audit/criteria.ts'
import type { AuditResult, Finding } from './audit-result.ts'

const site = {
  name: 'The whole website',
  path: '/',
  how: 'Compare the pages, do the tasks by keyboard, read the texts',
}

/** Returns what the website publishes of an audit. A screen reader's part is added by `publishHeard`. */
export function evidenceOf(result: AuditResult): Evidence {
  const { date, commit, product, tools, rules, ruleSets, cells, renditions } = result
  const states = [site, ...result.states]
  const ruleById = new Map(rules.map((rule) => [rule.id, rule]))
  const criteriaOf = (rule: string) => ruleById.get(rule)?.criteria ?? []
  const published = (isUndecided: boolean) => (finding: Finding) => ({
    rule: finding.rule,
    criteria: criteriaOf(finding.rule),
    state: cells[finding.cell]?.state ?? site.name,
    rendition: cells[finding.cell]?.rendition ?? '',
    message: finding.message,
    target: finding.target,
    isUndecided,
  })
  const findings = [...result.findings.map(published(false)), ...result.undecided.map(published(true))]
  const ofSite = rules.filter(({ layer, applied }) => /^(spoken|switch|reading|document)$/.test(layer) && applied > 0)
  const numbersOf = (places: Iterable<number>) => new Set([...places].flatMap((place) => rules[place]?.criteria ?? []))
  const judged = states.map((state) => {
    const own = cells.filter((cell) => cell.state === state.name)
    return state === site
      ? {
          judged: new Set(ofSite.flatMap((rule) => rule.criteria)),
          decided: new Set(ofSite.filter(({ layer }) => layer === 'spoken').flatMap((rule) => rule.criteria)),
        }
      : {
          judged: numbersOf(own.flatMap(({ ruleSet }) => ruleSets[ruleSet] ?? [])),
          decided: numbersOf(own.flatMap(({ decided }) => decided)),
        }
  })
  const outcomeOf = (number: string, by: string, place: number): string => {
    const { judged: numbers, decided } = judged[place] ?? { judged: new Set(), decided: new Set() }
    const own = findings.filter(({ state, criteria: of }) => state === states[place]?.name && of.includes(number))
    if (!numbers.has(number) && own.length === 0) return '-'
    const letter = own.some(({ isUndecided }) => !isUndecided)
      ? 'f'
      : own.length > 0 || by === 'person'
        ? 'c'
        : by === 'absent'
          ? 'i'
          : 'p'
    return decided.has(number) ? letter.toUpperCase() : letter
  }
  return {
    date,
    commit,
    product,
    tools,
    renditions: renditions.map(({ name, title, width }) => ({ name, title, width })),
    states,
    examinations: cells.length,
    documents: result.documents.length,
    outcomes: Object.fromEntries(
      criteria.map(({ number, by }) => [number, states.map((_, place) => outcomeOf(number, by, place)).join('')]),
    ),
    judgedBy: Object.fromEntries(
      criteria.map(({ number }) => {
        const own = rules.filter(({ criteria: of, applied }) => applied > 0 && of.includes(number))
        return [number, [...new Set(own.map(({ layer }) => layer))]]
      }),
    ),
    findings,
    screenReader: null,
  }
}
