import { type Check, html } from '#tests/audit/check.ts'

export const cellHeaders: Check = {
  id: 'cell-headers',
  title: 'The headers that a cell names are those of its row and its column',
  criteria: ['1.3.1'],
  source: html('H43'),
  renditions: ['wide'],
  judge() {
    // With cells that span others, the column of a cell is not its index in the row.
    const cells = audit
      .all('td[headers], th[headers]')
      .filter((element) => audit.isExposed(element) && !element.closest('table')?.querySelector('[colspan], [rowspan]'))
      .filter((element): element is HTMLTableCellElement => element instanceof HTMLTableCellElement)
    const headersOf = (cell: Element) =>
      (cell.getAttribute('headers') ?? '').split(/\s+/).flatMap((id) => document.getElementById(id) ?? [])
    return {
      applied: cells.length,
      faults: cells
        .filter((cell) =>
          headersOf(cell).some(
            (header) =>
              header instanceof HTMLTableCellElement &&
              header.cellIndex !== cell.cellIndex &&
              header.parentElement !== cell.parentElement,
          ),
        )
        .map((cell) => audit.fault(cell, 'It names the header of another row or column')),
    }
  },
  good: '<table><tr><th id="a">Item</th><th id="b">Price</th></tr><tr><td headers="a">Ramp</td><td headers="b">$90</td></tr></table>',
  bad: '<table><tr><th id="a">Item</th><th id="b">Price</th></tr><tr><td headers="b">Ramp</td><td headers="b">$90</td></tr></table>',
}
