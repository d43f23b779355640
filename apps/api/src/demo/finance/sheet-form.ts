/** A sheet as the marketplace exports it: every cell is a text. */
export interface OfficialSheet {
  name: string
  heading: readonly (string | readonly string[])[]
  rows: readonly (readonly string[])[]
}

export interface OfficialFile {
  /** With its folder. */
  path: string
  sheets: readonly OfficialSheet[]
}

/** How amounts are written; the sign is the layout's. */
interface AmountStyle {
  commas?: boolean
  plus?: boolean
}

export function amountText(minor: number, { commas = false, plus = false }: AmountStyle = {}): string {
  const units = String(Math.floor(Math.abs(minor) / 100))
  const grouped = commas ? units.replace(/\B(?=(\d{3})+$)/g, ',') : units
  const sign = minor < 0 ? '-' : plus ? '+' : ''
  return `${sign}${grouped}.${String(Math.abs(minor) % 100).padStart(2, '0')}`
}

/** A column and its text for a row. */
export type FormColumn<Row> = readonly [heading: string | readonly string[], text: (row: Row) => string]

export const officialSheet = <Row>(
  name: string,
  columns: readonly FormColumn<Row>[],
  rows: readonly Row[],
): OfficialSheet => ({
  name,
  heading: columns.map(([heading]) => heading),
  rows: rows.map((row) => columns.map(([, text]) => text(row))),
})

/** The last row holds one sum and no label, as some exports end. */
export function withBareTotal(sheet: OfficialSheet, column: string, total: number): OfficialSheet {
  const at = sheet.heading.findIndex((one) => [one].flat().at(-1) === column)
  const row = sheet.heading.map((_, n) => (n === at ? amountText(total) : ''))
  return { ...sheet, rows: [...sheet.rows, row] }
}

/** What the marketplace exports where a period has no bills. */
export const NOTICE_SHEET: OfficialSheet = {
  name: '提示',
  heading: ['当前店铺无账单可供导出明细'],
  rows: [],
}
