import { gzipSync } from 'node:zlib'
import type { AuditResult } from './audit-result.ts'
import { criteria } from './criteria.ts'
import { assertionsOf } from './earl.ts'
import { link, list, table, text } from './markup.ts'
import { versionOf } from './summary.ts'

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`
const code = (words: string) => `<code>${text(words)}</code>`

/** Returns the instructions for an auditor who repeats the assertions of the EARL file with other tools. */
export function howToRepeat(
  result: AuditResult,
  { earlHref, earlFile }: { earlHref: string; earlFile: string },
): string {
  const assertions = assertionsOf(result)
  const count = (mode: string) => assertions.filter((one) => one.mode === mode).length
  const rulesOf = (number: string, layers: RegExp) =>
    result.rules
      .filter(({ layer, criteria: numbers, applied }) => layers.test(layer) && numbers.includes(number) && applied > 0)
      .map(({ id }) => id.replace(/^check\//, ''))
      .join(', ')
  const renditionsOf = (state: string) =>
    result.cells.flatMap((cell) => (cell.state === state ? [cell.rendition] : [])).join(', ')
  const version = (name: string) => result.tools.find((tool) => tool.name === name)?.version ?? ''
  return [
    `<p>${link(earlHref, 'The EARL file')} (JSON-LD, ${kilobytes(Buffer.byteLength(earlFile))}, and ${kilobytes(gzipSync(earlFile).byteLength)} compressed) has ${assertions.length} assertions: one for each page or state and each criterion of WCAG 2.2 that a rule could judge there. ${count('earl:automatic')} are automatic. ${count('earl:semiAuto')} are semi-automatic: a program left a question open and a person decided it, or a person reviewed the transcript that a program compares. None is manual, because no person has tested the pages yet.</p>`,
    '<h2>Get the same website</h2>',
    list([
      `In a copy of the source code: ${code(`git checkout ${result.commit || 'VERSION'}`)}. The version that was audited is ${text(versionOf(result))}.`,
      `${code('npm ci && npm start')} serves it at http://localhost:3000, with the content that was audited.`,
    ]),
    '<h2>Repeat one assertion</h2>',
    `<ol>${[
      'Find its subject in the table of states. Open the address and do what the table says.',
      'Do this in each of the state’s renditions, which the next table describes.',
      'Find its test in the table of criteria. Run the rules named there, or those of your own engine for the same criterion.',
      'Compare. “Failed”: a rule found a fault in at least one rendition. “Passed”: no rule found one in any, and the rules cover the criterion on this website. “Can’t tell”: no rule found one, and a person has to check the rest. “Inapplicable”: there is nothing that the criterion is about.',
    ]
      .map((step) => `<li>${text(step)}</li>`)
      .join('')}</ol>`,
    `<p>To repeat it with our own audit: ${code("npm run audit -- --state='a toast' --rendition=wide")}</p>`,
    '<h2>Engines</h2>',
    list([
      `axe-core ${text(version('axe-core'))}: ${code("axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'], rules: { 'target-size': { enabled: true } } })")}`,
      `IBM Equal Access ${text(version('IBM Equal Access'))}: ${code("new ace.Checker().check(document, ['WCAG_2_2'])")}`,
      `html-validate ${text(version('html-validate'))}, on the document as it is served, with the presets ${code('html-validate:standard')} and ${code('html-validate:a11y')}. ${code('tests/audit/layers/html.ts')} lists the rules that are off, and why.`,
      `Our own checks: each is one file in ${code('tests/audit/checks/')}, with its source and an example that passes and one that fails.`,
      `Questions that an engine left open: ${code('tests/audit/adjudications.json')} has each decision with its reason.`,
    ]),
    table(
      'Renditions',
      ['Name', 'Window in CSS pixels', 'Setting', 'Engines'],
      result.renditions.map(({ name, title, width, height, hasEngines, hasAxe }) => [
        text(name),
        `${width} by ${height}`,
        text(title),
        hasEngines ? 'axe, IBM, html-validate, our checks' : hasAxe ? 'axe, our checks' : 'our checks',
      ]),
    ),
    '<h2 id="criteria">Criteria</h2>',
    table(
      'Rules for each criterion',
      ['Criterion', 'axe and IBM', 'html-validate', 'Our checks', 'By a person'],
      criteria.map(({ number, name, by, note }) => [
        text(`${number} ${name}`),
        text(rulesOf(number, /^(axe|ibm)$/)),
        text(rulesOf(number, /^html$/)),
        text(rulesOf(number, /^(check|spoken|switch|reading)$/)),
        by === 'person' ? text(note) : '',
      ]),
    ),
    '<h2>States</h2>',
    table(
      'How to bring about each state',
      ['State', 'Address', 'Steps', 'Renditions'],
      result.states.map(({ name, path, how }) => [text(name), text(path), text(how), text(renditionsOf(name))]),
    ),
  ].join('\n')
}
