import { execFileSync } from 'node:child_process'
import axe from 'axe-core'
import type { AuditResult, AuditRule, Finding, Tree } from './report/audit-result.ts'
import { isDecided } from './adjudications.ts'
import { ibmVersion } from './layers/ibm.ts'
import type { RuleFacts } from './layers/layer.ts'
import { checkFacts, compareFacts } from './layers/scripted.ts'
import { renditions } from './renditions.ts'
import { type CellResult, findingOf } from './examine.ts'
import { auditStates } from './audit-states.ts'
import { ensureChromium } from '#tests/helpers/chromium.ts'

interface Collected {
  readonly cells: readonly CellResult[]
  readonly isWhole: boolean
  readonly seconds: number
  readonly tree: Tree
  readonly spoken: AuditResult['spoken']
  readonly switchCost: AuditResult['switchCost']
  readonly reading: AuditResult['reading']
  readonly documents: AuditResult['documents']
}

const ofTheSite: readonly AuditRule[] = [
  {
    id: 'spoken/as-reviewed',
    layer: 'spoken',
    title: 'Tasks done by keyboard are spoken as somebody has reviewed them',
    criteria: ['2.1.1', '4.1.2', '4.1.3', '2.4.3'],
    source: 'https://www.w3.org/WAI/WCAG22/Techniques/general/G202',
    applied: 0,
  },
  {
    id: 'switch/within-budget',
    layer: 'switch',
    title: 'Somebody who scans with a switch needs no more steps than the budget',
    criteria: ['2.4.1'],
    source: 'https://www.w3.org/WAI/WCAG22/Techniques/general/G1',
    applied: 0,
  },
  {
    id: 'reading/within-budget',
    layer: 'reading',
    title: 'A page reads at its grade or below',
    criteria: [],
    source: 'https://www.w3.org/WAI/WCAG22/Techniques/general/G153',
    applied: 0,
  },
  {
    id: 'document/like-its-page',
    layer: 'document',
    title: 'The PDF of a page is tagged, and has its headings, alternative texts, language and title',
    criteria: ['1.1.1', '1.3.1', '2.4.2', '3.1.1'],
    source: 'https://www.w3.org/WAI/WCAG22/Techniques/pdf/PDF9',
    applied: 0,
  },
]

const chromiumVersion = () =>
  execFileSync(ensureChromium(), ['--version'], { encoding: 'utf8' }).replace(/^\D+/, '').trim().split(' ')[0] ?? ''

/** Merges the results of all cells, and compares the pages with each other. */
export async function collect({
  cells,
  isWhole,
  seconds,
  tree,
  spoken,
  switchCost,
  reading,
  documents,
}: Collected): Promise<AuditResult> {
  const facts = new Map<string, RuleFacts>(checkFacts)
  const applied = new Map<string, number>()
  for (const cell of cells) {
    for (const [id, rule] of cell.rules) facts.set(id, rule)
    for (const id of new Set(cell.applied)) applied.set(id, (applied.get(id) ?? 0) + 1)
  }
  const plain = cells.flatMap((cell, index) =>
    cell.isPlain && cell.cell.rendition === 'wide' ? [{ path: cell.cell.path, facts: cell.facts, index }] : [],
  )
  const compared = compareFacts(plain).map((rawFinding) => findingOf(rawFinding, plain[rawFinding.page]?.index ?? -1))
  const own = (rule: string, message: string): Finding => ({ rule, cell: -1, message, target: '', html: '' })
  const ofSite = [
    ...spoken
      .filter(({ isAsReviewed }) => !isAsReviewed)
      .map(({ task }) => own('spoken/as-reviewed', `“${task}” is spoken otherwise`)),
    ...switchCost
      .filter(({ stops, budget }) => stops > budget)
      .map(({ task, stops, budget }) => own('switch/within-budget', `${task}: ${stops} steps, at most ${budget}`)),
    ...reading
      .filter(({ grade, budget }) => grade > budget)
      .map(({ path, grade, budget }) =>
        own('reading/within-budget', `${path} reads at grade ${grade}, at most ${budget}`),
      ),
    ...documents.flatMap(({ path, faults }) =>
      faults.map((fault) => own('document/like-its-page', `${path} ${fault}`)),
    ),
  ]
  const counts = [spoken.length, switchCost.length, reading.length, documents.length]
  // Engines have false positives: an adjudicated one is counted, and is not a finding.
  const all = cells.flatMap((cell, index) => cell.faults.map((rawFinding) => ({ rawFinding, index, cell })))
  const wrong = all.filter(({ rawFinding, cell }) => !isDecided(rawFinding, cell))
  const open = cells.flatMap((cell, index) => cell.open.map((rawFinding) => ({ rawFinding, index, cell })))
  const rules = [
    ...[...facts].map(([id, rule]): AuditRule => ({ id, ...rule, applied: applied.get(id) ?? 0 })),
    ...ofTheSite.map((rule, place) => ({ ...rule, applied: counts[place] ?? 0 })),
  ].toSorted((a, b) => a.id.localeCompare(b.id))
  const placeOf = new Map(rules.map(({ id }, place) => [id, place]))
  const ruleSets = new Map<string, number>()
  const setOf = (ids: readonly string[]): number => {
    const key = [...new Set(ids)]
      .flatMap((id) => placeOf.get(id) ?? [])
      .toSorted((a, b) => a - b)
      .join()
    const place = ruleSets.get(key) ?? ruleSets.size
    ruleSets.set(key, place)
    return place
  }
  const judged = cells.map((cell) => ({
    ...cell.cell,
    ruleSet: setOf(cell.applied),
    decided: [
      ...new Set(
        [...cell.open, ...cell.faults]
          .filter((rawFinding) => isDecided(rawFinding, cell))
          .flatMap(({ rule }) => placeOf.get(rule) ?? []),
      ),
    ],
  }))
  const names = new Set(judged.map(({ state }) => state))
  return {
    format: 2,
    date: new Date().toISOString(),
    seconds,
    ...tree,
    isWhole,
    tools: [
      { name: 'axe-core', version: axe.version },
      { name: 'IBM Equal Access', version: ibmVersion },
      { name: 'html-validate', version: (await import('html-validate')).version },
      { name: 'Chromium', version: chromiumVersion() },
    ],
    rules,
    renditions: renditions
      .filter(({ name }) => judged.some((cell) => cell.rendition === name))
      .map(({ name, title, viewport, hasEngines, hasAxe }) => ({ name, title, ...viewport, hasEngines, hasAxe })),
    states: auditStates
      .filter(({ name }) => names.has(name))
      .map(({ name, path, how, isStaged }) => ({ name, path, how, ...(isStaged && { isStaged }) })),
    cells: judged,
    ruleSets: [...ruleSets.keys()].map((key) => (key === '' ? [] : key.split(',').map(Number))),
    findings: [...wrong.map(({ rawFinding, index }) => findingOf(rawFinding, index)), ...compared, ...ofSite],
    undecided: open
      .filter(({ rawFinding, cell }) => !isDecided(rawFinding, cell))
      .map(({ rawFinding, index }) => findingOf(rawFinding, index)),
    adjudicated: [...open, ...all].filter(({ rawFinding, cell }) => isDecided(rawFinding, cell)).length,
    spoken,
    switchCost,
    reading,
    documents,
  }
}
