/** The output of `npm run bench`: a table for people, the numbers for programs, and a chart. */
import { escapeHtml } from '#schema/escape-html.ts'
import { type Figure, shown } from './figure.ts'

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

const verdict = ({ value, goal }: Figure): string =>
  goal === undefined ? '' : `${Number(goal.toFixed(1))}${value <= goal ? '' : ', missed'}`

/** Every figure with its goal; a reference has none. */
export function markdown(figures: readonly Figure[], machine: string): string {
  const heads = ['figure', 'measured', 'goal: at most']
  return [
    machine,
    '',
    row(heads),
    row(heads.map(() => '---')),
    ...figures.map((figure) => row([figure.name, shown(figure), verdict(figure)])),
    '',
  ].join('\n')
}

/** CPU for each request as bars; each bar's text repeats the meaning of its colour. */
export function chart(figures: readonly Figure[]): string {
  const bars = figures.filter(({ unit }) => unit === 'µs of CPU')
  const maxValue = Math.max(...bars.map(({ value }) => value))
  const rows = bars.map((figure, index) => {
    const [top, width] = [index * 28, (figure.value / maxValue) * 320]
    const name = `${figure.name}${figure.goal === undefined ? '' : ' (ours)'}`
    return (
      `<text x="420" y="${top + 19}" text-anchor="end">${escapeHtml(name)}</text>` +
      `<rect x="430" y="${top + 4}" width="${width.toFixed(1)}" height="20" fill="${figure.goal === undefined ? '#64748b' : '#166534'}"/>` +
      `<text x="${(438 + width).toFixed(1)}" y="${top + 19}">${shown(figure)}</text>`
    )
  })
  const words = bars.map((figure) => `${figure.name}: ${shown(figure)}`).join('. ')
  const height = bars.length * 28 + 8
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 880 ${height}" role="img" aria-labelledby="title description" font-family="system-ui, sans-serif" font-size="13">
<title id="title">CPU time for each request</title>
<desc id="description">${escapeHtml(words)}.</desc>
<rect width="880" height="${height}" fill="#ffffff"/>
<g fill="#0f172a">${rows.join('')}</g>
</svg>
`
}

const [start, end] = ['<!-- bench -->', '<!-- /bench -->']

/** Returns tests/bench/README.md with the new table between its marks. */
export function withTable(readme: string, table: string): string {
  const [from, to] = [readme.indexOf(start), readme.indexOf(end)]
  if (from === -1 || to < from) throw new Error(`tests/bench/README.md has no ${start} … ${end} for the table`)
  return `${readme.slice(0, from)}${start}\n\n${table}\n${readme.slice(to)}`
}
