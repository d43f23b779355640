import type { FinanceLines } from '#entities/finance-book'

/** Lines of one kind, with the sheets that they are of. */
export interface KindOfLines {
  kind: string
  page: FinanceLines
}

/** Lines by their kind, in the order in which the kinds come: kinds of bills have other columns. */
export function kindsOfLines(page: FinanceLines): KindOfLines[] {
  const kinds = [...new Set(page.rows.map(({ kind }) => kind))]
  return kinds.map((kind) => {
    const rows = page.rows.filter((line) => line.kind === kind)
    const used = new Set(rows.map(({ sheet }) => sheet))
    return { kind, page: { ...page, rows, sheets: page.sheets.filter(({ key }) => used.has(key)) } }
  })
}
