import type { AuditResult, AuditRule, OrcaResult, Tree } from './audit-result.ts'
import { understanding } from './criteria.ts'
import { countOf, figuresOf, statuses, verdictsOf, versionOf } from './summary.ts'
import { earl } from './earl.ts'
import { junit } from './junit.ts'
import { bars, link, list, page, style, table, text } from './markup.ts'
import { howToRepeat } from './repeat.ts'
import { openAcrOf, type Publisher, yaml } from './openacr.ts'
import { sarif } from './sarif.ts'
import { stepsOfMethod } from './wcag-em.ts'

export interface ReportInput {
  readonly result: AuditResult
  readonly orca?: OrcaResult | undefined
  /** Earlier runs, oldest first. */
  readonly history?: readonly { readonly date: string; readonly findings: number; readonly passed: number }[]
  readonly publisher: Publisher
  /** The prefix of links: '' in a folder, on the site an address that ends with a slash. */
  readonly base: string
  /** Returns the address of a cell's screenshot, if there is one. */
  readonly shotOf?: (cell: number) => string | undefined
}

/** Returns the whole report by file name, starting with `index.html`. */
export function auditReport(input: ReportInput): ReadonlyMap<string, string> {
  const { result, orca, history = [], publisher, base, shotOf = () => undefined } = input
  const index = base ? base.replace(/\/$/, '') : 'index.html'
  const frame = {
    home: base ? '/accessibility' : `${publisher.url}/accessibility`,
    style: `${base}report.css`,
    index,
    version: `Audit of ${result.date.slice(0, 10)}. Version: ${versionOf(result)}.`,
  }
  const verdicts = verdictsOf(result)
  const figures = figuresOf(result)
  const states = [...new Set(result.cells.map(({ state }) => state))]
  const fileOf = (state: string) => `state-${states.indexOf(state) + 1}.html`
  const findingsIn = (cells: ReadonlySet<number>) => result.findings.filter(({ cell }) => cells.has(cell))
  const cellsOf = (state: string) =>
    result.cells.flatMap((cell, cellIndex) => (cell.state === state ? [{ cell, cellIndex }] : []))

  const rulesOf = (ruleSet: number) => (result.ruleSets[ruleSet] ?? []).flatMap((rule) => result.rules[rule] ?? [])

  const files = new Map<string, string>()
  const add = (name: string, title: string, body: string) => files.set(name, page(title, body, frame))

  /** Orca is recorded on its own, so it may be of another version. */
  const ofVersion = ({ commit }: Partial<Tree>) => (commit ? `, version ${commit}` : '')

  add(
    'index.html',
    'Accessibility report',
    [
      `<p>On ${text(result.date.slice(0, 10))} a program examined ${figures.pages} pages of this website in ${figures.states} states, each in up to ${result.renditions.length} renditions: ${figures.examinations} examinations, using ${figures.rules} rules. It found ${figures.findings} faults. ${figures.undecided} questions are undecided.</p>`,
      result.isWhole
        ? ''
        : '<p><strong>This run examined only part of the website. The results don’t cover the rest.</strong></p>',
      `<p>Of the ${figures.criteria} criteria of WCAG 2.2 at levels A and AA, ${figures.passed} pass, ${figures.failed} fail, ${figures.absent} don’t apply to this website, and ${figures.forPeople} need a person to check. No outside body has checked this website, and people with disability haven’t tested it yet.</p>`,
      bars(
        'Criteria by status',
        statuses.map((status) => ({ label: status, value: countOf(verdicts, status) })),
      ),
      bars('States by result', [
        {
          label: 'without a fault',
          value: states.filter(
            (state) => findingsIn(new Set(cellsOf(state).map(({ cellIndex }) => cellIndex))).length === 0,
          ).length,
        },
        {
          label: 'with a fault',
          value: states.filter(
            (state) => findingsIn(new Set(cellsOf(state).map(({ cellIndex }) => cellIndex))).length > 0,
          ).length,
        },
      ]),
      history.length > 1
        ? table(
            'Faults in the last runs',
            ['Date', 'Faults', 'Criteria that pass'],
            history.map((run) => [text(run.date.slice(0, 10)), text(run.findings), text(run.passed)]),
          )
        : '',
      '<h2>The criteria</h2>',
      table(
        'All criteria at levels A and AA',
        ['Criterion', 'Level', 'Status', 'Reason, or what a person should check', 'Evidence'],
        verdicts.map(({ criterion, status, rules, findings }) => [
          link(understanding(criterion), `${criterion.number} ${criterion.name}`),
          criterion.level,
          text(status),
          text(criterion.note),
          `${rules.length} rules, ${findings.length} faults`,
        ]),
      ),
      '<h2>The pages and their states</h2>',
      table(
        'Pages and states',
        ['State', 'Address', 'Examined in', 'Faults'],
        states.map((state) => {
          const cells = cellsOf(state)
          return [
            link(base + fileOf(state), state),
            text(cells[0]?.cell.path ?? ''),
            text(cells.map(({ cell }) => cell.rendition).join(', ')),
            text(findingsIn(new Set(cells.map(({ cellIndex }) => cellIndex))).length),
          ]
        }),
      ),
      '<h2>Does the audit find faults?</h2>',
      `<p>Each run tests every engine and every check on a page with a known fault. ${result.canary.filter(({ isFound }) => isFound).length} of ${result.canary.length} found the fault.</p>`,
      '<h2>Speech, effort and reading</h2>',
      result.spoken.length > 0
        ? table(
            'Tasks with a simulated screen reader',
            ['Task', 'Phrases', 'As reviewed'],
            result.spoken.map(({ task, phrases, isAsReviewed }) => [
              text(task),
              text(phrases),
              isAsReviewed ? 'yes' : 'no',
            ]),
          )
        : '',
      orca
        ? table(
            `Tasks with ${orca.orca} and ${orca.browser}, ${orca.date.slice(0, 10)}${ofVersion(orca)}`,
            ['Task', 'Phrases', 'As reviewed'],
            orca.tasks.map(({ task, phrases, isAsReviewed }) => [
              text(task),
              text(phrases),
              isAsReviewed ? 'yes' : 'no',
            ]),
          )
        : '<p>This version hasn’t been tested with a real screen reader.</p>',
      result.switchCost.length > 0
        ? table(
            'Steps for someone who scans with a switch',
            ['Task', 'Steps', 'At most'],
            result.switchCost.map(({ task, stops, budget }) => [text(task), text(stops), text(budget)]),
          )
        : '',
      result.reading.length > 0
        ? table(
            'Reading grade',
            ['Page', 'Grade', 'At most'],
            result.reading.map(({ path, grade, budget }) => [text(path), text(grade), text(budget)]),
          )
        : '',
      '<h2 id="rules">The rules</h2>',
      table(
        'Rules that found something to judge',
        ['Rule', 'Requirement', 'Criteria', 'Times'],
        result.rules
          .filter(({ applied }) => applied > 0)
          .map(({ id, title, criteria, source, applied }) => [
            link(source, id),
            text(title),
            text(criteria.join(', ')),
            text(applied),
          ]),
      ),
      '<h2>More</h2>',
      list([
        link(`${base}wcag-em.html`, 'How the website was evaluated, by the steps of WCAG-EM'),
        link(`${base}conformance.html`, 'The conformance report as a web page'),
        link(`${base}openacr.yaml`, 'The conformance report as OpenACR (YAML)'),
        link(`${base}repeat.html`, 'How to repeat the audit with other tools'),
        link(`${base}earl.jsonld`, 'The result as EARL (JSON-LD)'),
        link(`${base}report.sarif`, 'The result as SARIF'),
        link(`${base}junit.xml`, 'The result as JUnit (XML)'),
        link(`${base}result.json`, 'The result itself (JSON)'),
      ]),
    ].join('\n'),
  )

  for (const state of states) {
    const cells = cellsOf(state)
    const parts = cells.map(({ cell, cellIndex }) => {
      const own = result.findings.filter((finding) => finding.cell === cellIndex)
      const { length: ruleCount } = rulesOf(cell.ruleSet)
      const shot = shotOf(cellIndex)
      return [
        `<h2>${text(cell.rendition)}</h2>`,
        shot ? `<p><img src="${text(base + shot)}" alt="The page as it was examined" loading="lazy"></p>` : '',
        own.length === 0
          ? `<p>No fault. ${ruleCount} rules found something to judge.</p>`
          : table(
              `Faults, ${cell.rendition}`,
              ['Rule', 'What is wrong', 'Where', 'Element'],
              own.map(({ rule, message, target, html: element }) => [
                text(rule),
                text(message),
                text(target),
                `<code>${text(element)}</code>`,
              ]),
            ),
      ].join('\n')
    })
    // Each rule once, in a list for the renditions in which it applied. The index has what it requires.
    const applied = [...new Set(cells.flatMap(({ cell }) => rulesOf(cell.ruleSet)))]
    const renditionsOf = (rule: AuditRule) =>
      cells.flatMap(({ cell }) => (rulesOf(cell.ruleSet).includes(rule) ? [cell.rendition] : [])).join(', ')
    for (const [names, rules] of Map.groupBy(applied, renditionsOf))
      parts.push(`<details><summary>Rules, ${text(names)}</summary>${list(rules.map(({ id }) => text(id)))}</details>`)
    parts.push(`<p>${link(`${index}#rules`, 'What each rule requires')}</p>`)
    add(fileOf(state), `State: ${state}`, `<p>Address: ${text(cells[0]?.cell.path ?? '')}</p>${parts.join('\n')}`)
  }

  const acr = openAcrOf(result, publisher)
  add('wcag-em.html', 'How the website was evaluated', stepsOfMethod(result, orca))
  add(
    'conformance.html',
    'Conformance report',
    [
      `<p>${text(acr.notes)} ${text(acr.legal_disclaimer)}</p><p>${text(acr.evaluation_methods_used)}</p>`,
      ...(['A', 'AA'] as const).map((level) =>
        table(
          `Success criteria, level ${level}`,
          ['Criterion', 'Conformance level', 'Remarks'],
          acr.chapters[level === 'A' ? 'success_criteria_level_a' : 'success_criteria_level_aa'].criteria.map(
            ({ num, components: [one] }) => [
              text(`${num} ${verdicts.find(({ criterion }) => criterion.number === num)?.criterion.name ?? 'Parsing'}`),
              text((one?.adherence.level ?? '').replaceAll('-', ' ')),
              text(one?.adherence.notes ?? ''),
            ],
          ),
        ),
      ),
    ].join('\n'),
  )
  files.set('openacr.yaml', `${yaml(acr).trimStart()}\n`)
  const earlFile = earl(result, publisher.url)
  files.set('earl.jsonld', earlFile)
  add('repeat.html', 'How to repeat the audit', howToRepeat(result, { earlHref: `${base}earl.jsonld`, earlFile }))
  files.set('report.sarif', sarif(result, publisher.url))
  files.set('junit.xml', junit(result))
  files.set('result.json', JSON.stringify({ result, orca }))
  files.set('report.css', style)
  return files
}
