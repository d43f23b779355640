import type { ColumnMatch, TableRow } from '@haixuan/tabular'
import type { BillField } from './bill-kind.ts'

const TOTAL_WORDS = /^(?:合计|总计|汇总|小计|总和|共计|共\s*\d+\s*[条行笔].*|total)$/i

/** Reports of advertising start with their total. Only the first cell says so: a product may be called 共 3 件. */
const FIRST_TOTAL = /^共\s*\d+\s*(?:天|日|项|个商品)/

/** Pieces of one row, as the joined cell has at most. */
const PIECES_MOST = 999_999_999

/** Fields that only name something: no money, key or time depends on them. */
const NAMES: ReadonlySet<BillField> = new Set(['skuName', 'skuProperties', 'stockType', 'status'])

export const TWO_COLUMNS = '有两列是这个名称，这一行的内容不同，看不出用哪一列。请删去多余的一列再导入'

/** A total row: one cell says so, or nothing is in it but one number below an amount. */
export function isTotal({ cells }: TableRow, amountAt: number | undefined): boolean {
  const filled = cells.flatMap((cell, at) => (cell.trim() === '' ? [] : [{ text: cell.trim(), at }]))
  if (filled.some(({ text }) => TOTAL_WORDS.test(text))) return true
  const [only] = filled
  if (only && FIRST_TOTAL.test(only.text)) return true
  return filled.length === 1 && only !== undefined && only.at === amountAt && /\d/.test(only.text)
}

/**
 * Why pieces cannot be counted; null when they can. Costs are amounts of whole pieces, and income with pieces below zero
 * would take their cost away and make a profit of it.
 */
export function piecesFault(pieces: number, isIncome: boolean): string | null {
  if (Math.abs(pieces) > PIECES_MOST) return '件数太大，请检查这一格'
  if (!Number.isInteger(pieces)) return '件数不是整数，请检查这一格'
  return isIncome && pieces < 0 ? '金额是收入，件数却是负数，请检查这两格' : null
}

/** Why a fee without a time cannot be told to be not yet billed; null when it can. */
export function stateFault(status: string | null, hasTimes: boolean): string | null {
  if (status?.includes('已出账')) return '这一行已出账，却没有支出/退款时间，请检查这一格'
  return hasTimes || status !== null
    ? null
    : '没有支出/退款时间和对账单状态这两列，看不出是否已出账，请重新导出'
}

/** Fields of a row that several columns are called after, where their cells differ: nobody can say which one counts. */
export function doubledFields({ cells }: TableRow, { doubled }: ColumnMatch<BillField>): BillField[] {
  return [...doubled].flatMap(([field, columns]) =>
    !NAMES.has(field) && new Set(columns.map((at) => (cells[at] ?? '').trim())).size > 1 ? [field] : [],
  )
}
