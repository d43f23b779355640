import type { FinanceLines } from '#entities/finance-book'

type Line = FinanceLines['rows'][number]

/** Official headings of the sheets of some lines, in official order; a heading that several sheets have is there once. */
export function officialHeadings({ sheets }: Pick<FinanceLines, 'sheets'>): string[] {
  return [...new Set(sheets.flatMap(({ headings }) => headings.filter((heading) => heading !== '')))]
}

/** What a line has under a heading; null where its sheet has no such column. */
export function officialCell({ sheets }: Pick<FinanceLines, 'sheets'>, line: Line, heading: string) {
  const at = sheets.find(({ key }) => key === line.sheet)?.headings.indexOf(heading) ?? -1
  return at < 0 ? null : (line.cells[at] ?? '')
}

/** File of a line, with the sheet where there are several. */
export function sourceOf({ sheets }: Pick<FinanceLines, 'sheets'>, line: Line): string {
  const sheet = sheets.find(({ key }) => key === line.sheet)
  return sheet === undefined ? '' : [sheet.file, ...(sheet.sheet === null ? [] : [sheet.sheet])].join(' · ')
}
