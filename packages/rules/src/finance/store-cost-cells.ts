import { isCurrency } from '../money/currency-code.ts'
import { minorDigits } from '../money/minor-digits.ts'
import { costMinor, minorCell, unkeepableText } from './cost-cells.ts'

/** Cells of a cost of a store, in the order of the template. */
export const STORE_COST_CELLS = ['store', 'month', 'kind', 'amount', 'currency', 'note'] as const
export type StoreCostCell = (typeof STORE_COST_CELLS)[number]
/** The texts of the cells of a row, as they were typed or pasted. */
export type StoreCostCells = Readonly<Record<StoreCostCell, string>>

/** A cost of a whole store in one month, as rent or wages: it belongs to no SKU. */
export interface StoreCost {
  storeId: string
  /** yyyy-mm. */
  month: string
  /** What it is for, in the words of who entered it. */
  kind: string
  /** Smallest unit of the currency, a positive number. */
  minor: number
  currency: string
  note: string | null
}

/** A store as a row names it. */
export interface NamedStore {
  id: string
  name: string
  mallId: string
}

export interface StoreCostFault {
  cell: StoreCostCell
  /** A Chinese sentence: what is wrong and what to do. */
  reason: string
}

/** Longest texts, in characters; those of the contract. */
const LONGEST: Readonly<Record<StoreCostCell, number>> = {
  ...{ store: 100, month: 20, kind: 50, amount: 30, currency: 20, note: 200 },
}
/** The highest cost of one row in units of its currency: the sums of a year stay exact. */
const MOST = 100_000_000

/** A month as people write it: 2026-10, 2026/10, 202610, 2026年10月. Null: it is none. */
export function monthOfText(text: string): string | null {
  const found = /^(20\d\d)(?:[-/.年]?)(\d{1,2})月?$/.exec(text.trim())
  if (!found) return null
  const [, year = '', month = ''] = found
  return Number(month) >= 1 && Number(month) <= 12 ? `${year}-${month.padStart(2, '0')}` : null
}

/** The store that a text names, by its mallId or its name. */
function storeOfText(text: string, stores: readonly NamedStore[]): NamedStore | { reason: string } {
  const byMall = stores.find(({ mallId }) => mallId === text)
  if (byMall) return byMall
  const [own, second] = stores.filter(({ name }) => name === text)
  if (second) return { reason: '有几家店铺叫这个名字，请填写店铺的 mallId' }
  return own ?? { reason: '没有这家店铺，请填写店铺管理里的店名或 mallId' }
}

/** How a row names a store: its name, or its mallId where several have that name. */
const storeText = (store: NamedStore, stores: readonly NamedStore[]): string =>
  stores.filter(({ name }) => name === store.name).length === 1 ? store.name : store.mallId

/** Reads the cells of a cost of a store. Each cell that cannot be kept is named; the same in the page and on the server. */
export function readStoreCost(
  cells: StoreCostCells,
  stores: readonly NamedStore[],
): { cost: StoreCost } | { faults: StoreCostFault[] } {
  const faults: StoreCostFault[] = []
  const refuse = (cell: StoreCostCell, reason: string) => {
    if (!faults.some((fault) => fault.cell === cell)) faults.push({ cell, reason })
  }
  const text = (cell: StoreCostCell) => cells[cell].trim()
  for (const cell of STORE_COST_CELLS) {
    const unkeepable = unkeepableText(cells[cell])
    if (unkeepable !== null) refuse(cell, unkeepable)
    else if ([...text(cell)].length > LONGEST[cell]) refuse(cell, `最多 ${LONGEST[cell]} 个字，请缩短`)
  }
  const store = storeOfText(text('store'), stores)
  if (text('store') === '') refuse('store', '没有店铺，请填写店名或 mallId')
  else if ('reason' in store) refuse('store', store.reason)
  const month = monthOfText(cells.month)
  if (text('month') === '') refuse('month', '没有月份，请填写，例如 2026-10')
  else if (month === null) refuse('month', '看不出是哪个月，请写成 2026-10')
  if (text('kind') === '') refuse('kind', '没有项目，请填写，例如 房租')
  const currency = text('currency').toUpperCase() || 'CNY'
  const isKnown = isCurrency(currency)
  if (!isKnown) refuse('currency', '看不出是哪种货币，请填写像 CNY 或 USD 的代码')
  const minor = text('amount') === '' || !isKnown ? null : costMinor(text('amount'), currency)
  if (text('amount') === '') refuse('amount', '没有金额，请填写，例如 3000.00')
  else if (minor !== null && typeof minor !== 'number') refuse('amount', minor.reason)
  else if (minor === 0) refuse('amount', '金额应大于 0；不再有这笔费用时请删除这一行')
  else if (minor !== null && minor > MOST * 10 ** minorDigits(currency))
    refuse('amount', `最多 ${MOST.toLocaleString('en-US')} ${currency}，请检查金额和币种`)
  if (faults.length > 0 || 'reason' in store || month === null || typeof minor !== 'number') return { faults }
  const kept = { storeId: store.id, month, kind: text('kind'), minor, currency }
  return { cost: { ...kept, note: text('note') || null } }
}

/** The cells of a cost: read again they are the same cost. */
export function storeCostCells(cost: StoreCost, stores: readonly NamedStore[]): StoreCostCells {
  const { storeId, month, kind, minor, currency, note } = cost
  const store = stores.find(({ id }) => id === storeId)
  return {
    ...{ store: store ? storeText(store, stores) : '', month, kind },
    ...{ amount: minorCell(minor, currency), currency, note: note ?? '' },
  }
}
