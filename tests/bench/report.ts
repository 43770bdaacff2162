/** What `npm run bench` writes: a table for people, the numbers for programs, and a chart. */
import { type Figure, fromMemory, shown } from './figure.ts'

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** How many times as long as the peers' machine this one takes for the same work: of two such figures the lesser, for noise only adds. */
function slownessOf(figures: readonly Figure[]): number | undefined {
  const times = Object.values(fromMemory).flatMap((one) => {
    const here = figures.find(({ name }) => name === one.name)
    return here ? [here.value / one.peers] : []
  })
  return times.length > 0 ? Math.min(...times) : undefined
}

function verdict({ value, goal, isProcessorTime }: Figure, slowness: number | undefined): string {
  if (goal === undefined) return ''
  const held = (most: number) => `${Number(most.toFixed(1))}${value <= most ? '' : ', missed'}`
  return isProcessorTime && slowness !== undefined ? `${held(goal)}; here ${held(goal * slowness)}` : held(goal)
}

/** Ours beside the peers, and then what else was measured in the same run. */
export function markdown(figures: readonly Figure[], machine: string): string {
  const ours = figures.filter(({ goal, peers }) => goal !== undefined || peers)
  const others = figures.filter(({ goal, peers }) => goal === undefined && !peers)
  const heads = ['figure', 'Nuxt 4', 'Next 16', 'Astro 7', 'plain files', 'ours', 'goal: at most']
  const slowness = slownessOf(figures)
  return [
    `${machine} The peers were measured with the same content on another, quiet machine of two cores.`,
    ...(slowness === undefined
      ? []
      : [
          `This one takes ${slowness.toFixed(1)} times as long to send the same bytes by node from memory: by that a goal of processor time is also told as it would be here.`,
        ]),
    '',
    row(heads),
    row(heads.map(() => '---')),
    ...ours.map((figure) =>
      row([figure.name, ...(figure.peers ?? ['', '', '', '']), `**${shown(figure)}**`, verdict(figure, slowness)]),
    ),
    '',
    'In the same run:',
    '',
    row(['figure', 'measured']),
    row(['---', '---']),
    ...others.map((figure) => row([figure.name, shown(figure)])),
    '',
  ].join('\n')
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** CPU for each request as bars; the words beside each say all that its colour does. */
export function chart(figures: readonly Figure[]): string {
  const bars = figures.filter(({ unit }) => unit === 'µs of CPU')
  const most = Math.max(...bars.map(({ value }) => value))
  const rows = bars.map((figure, index) => {
    const [top, width] = [index * 28, (figure.value / most) * 320]
    const name = `${figure.name}${figure.goal === undefined ? '' : ' (ours)'}`
    return (
      `<text x="420" y="${top + 19}" text-anchor="end">${escape(name)}</text>` +
      `<rect x="430" y="${top + 4}" width="${width.toFixed(1)}" height="20" fill="${figure.goal === undefined ? '#64748b' : '#166534'}"/>` +
      `<text x="${(438 + width).toFixed(1)}" y="${top + 19}">${shown(figure)}</text>`
    )
  })
  const words = bars.map((figure) => `${figure.name}: ${shown(figure)}`).join('. ')
  const height = bars.length * 28 + 8
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 880 ${height}" role="img" aria-labelledby="title description" font-family="system-ui, sans-serif" font-size="13">
<title id="title">CPU time for each request</title>
<desc id="description">${escape(words)}.</desc>
<rect width="880" height="${height}" fill="#ffffff"/>
<g fill="#0f172a">${rows.join('')}</g>
</svg>
`
}

const [start, end] = ['<!-- bench -->', '<!-- /bench -->']

/** The README with another table between its marks. */
export function withTable(readme: string, table: string): string {
  const [from, to] = [readme.indexOf(start), readme.indexOf(end)]
  if (from === -1 || to < from) throw new Error(`The README has no ${start} … ${end} for the table`)
  return `${readme.slice(0, from)}${start}\n\n${table}\n${readme.slice(to)}`
}
