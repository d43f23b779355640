import type { Column } from './column.ts'

const quote = (text: string) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Lines of cells as the clipboard of a spreadsheet writes them. */
export function writeTabSeparated(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => cells.map(quote).join('\t')).join('\r\n')
}

/**
 * Lines of cells out of a spreadsheet's clipboard: quoted cells may hold tabs, line ends and doubled
 * quotes; the line end after the last line is not a line of its own.
 */
export function readTabSeparated(text: string): string[][] {
  const lines: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  let isCellStart = true
  const endCell = () => {
    lines.at(-1)?.push(cell)
    cell = ''
    isCellStart = true
  }
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at)
    if (isQuoted) {
      if (char !== '"') cell += char
      else if (text.charAt(at + 1) === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (char === '"' && isCellStart) {
      isQuoted = true
      isCellStart = false
    } else if (char === '\t') endCell()
    else if (char === '\n' || char === '\r') {
      if (char === '\r' && text.charAt(at + 1) === '\n') at += 1
      endCell()
      lines.push([])
    } else {
      cell += char
      isCellStart = false
    }
  }
  endCell()
  const last = lines.at(-1)
  if (lines.length > 1 && last?.length === 1 && last[0] === '') lines.pop()
  return lines
}

/** Rows as tab-separated text: a line of headings (with units), then exact values. */
export function rowsToText<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const heading = columns.map(({ heading, unit }) => (unit ? `${heading}(${unit})` : heading))
  return writeTabSeparated([heading, ...rows.map((row) => columns.map((column) => column.copyText(row)))])
}
