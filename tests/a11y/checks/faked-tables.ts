import { type Check, failure } from '#tests/a11y/check.ts'

export const fakedTables: Check = {
  id: 'faked-tables',
  title: 'What looks like a table is one',
  criteria: ['1.3.1', '1.3.2'],
  source: failure('F34'),
  renditions: ['wide'],
  judge() {
    const boxes = audit
      .all('main div, main section, main p, main pre')
      .filter(
        (element) =>
          audit.isThere(element) &&
          !element.closest('table, dl, nav, [role=table], [role=grid]') &&
          !element.querySelector('a, button, input, h1, h2, h3, h4, ul, ol, dl, table, img, svg, p p'),
      )
    const isCell = (element: Element) =>
      element.childElementCount === 0 &&
      /\S/.test(element.textContent ?? '') &&
      (element.textContent ?? '').trim().length <= 60
    /** Three or more lines with the same columns. */
    const isGrid = (cells: readonly Element[]) => {
      if (cells.length < 6 || !cells.every(isCell)) return false
      const places = cells.map((element) => element.getBoundingClientRect())
      const lines = [...Map.groupBy(places, ({ top }) => Math.round(top / 4)).values()].map((line) =>
        line.map(({ left }) => Math.round(left)).join(),
      )
      return lines.length >= 3 && new Set(lines).size === 1 && (lines[0] ?? '').includes(',')
    }
    const isSpaced = (element: HTMLElement) =>
      getComputedStyle(element).whiteSpace.startsWith('pre') &&
      (element.textContent ?? '').split('\n').filter((line) => /\S( {3,}|\t)\S/.test(line)).length >= 3
    return {
      applied: boxes.length,
      faults: boxes
        .filter((element) => {
          const children = [...element.children]
          return isGrid(children) || isGrid(children.flatMap((child) => [...child.children])) || isSpaced(element)
        })
        .map((element) => audit.fault(element, 'It looks like a table and is none')),
    }
  },
  good: '<main><div><p>Ramp</p><p>Rail</p></div><table><tr><th>Ramp</th><td>$400</td></tr></table></main>',
  bad: '<main><div style="display:grid;grid-template-columns:9rem 9rem"><b>Item</b><b>Price</b><i>Ramp</i><i>$400</i><i>Rail</i><i>$90</i></div></main>',
}
