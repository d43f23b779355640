import { isCurrency } from '../money/currency-code.ts'
import { minorDigits } from '../money/minor-digits.ts'

/** Cells of one version of a cost, in the order of the template. */
export const COST_CELLS = [
  ...(['skuCode', 'skuId', 'validFrom', 'goods', 'currency'] as const),
  ...(['head', 'pack', 'other', 'supplier', 'note'] as const),
] as const
export type CostCell = (typeof COST_CELLS)[number]
/** The texts of the cells of a row, as they were typed or pasted. */
export type CostCells = Readonly<Record<CostCell, string>>

/** A cost of one piece from a day on; smallest unit of the currency, null where nobody said. */
export interface EnteredCost {
  skuCode: string
  /** Null: for every SKU id of the code. */
  skuId: string | null
  /** yyyy-mm-dd. */
  validFrom: string
  goods: number
  head: number | null
  pack: number | null
  other: number | null
  currency: string
  supplier: string | null
  note: string | null
}

export interface CellFault {
  cell: CostCell
  /** A Chinese sentence: what is wrong and what to do. */
  reason: string
}

/** Longest texts, in characters; those of the contract. */
const LONGEST: Readonly<Record<CostCell, number>> = {
  ...{ skuCode: 100, skuId: 20, validFrom: 20, goods: 30, currency: 20 },
  ...{ head: 30, pack: 30, other: 30, supplier: 200, note: 500 },
}
/** The highest cost of one piece in units of its currency: of a part, and of all parts together. */
const COST_MOST = 1_000_000
/** Currencies whose unit is worth less than two fen: a hundred times as many. */
const SMALL_UNITS: ReadonlySet<string> = new Set(['CLP', 'COP', 'IDR', 'KRW', 'VND'])
/** NUL and half a character: no database keeps them. */
const UNKEEPABLE = /[\0\p{Cs}]/u
const AMOUNT_CELLS = { goods: '成本', head: '头程', pack: '包装', other: '其他' } as const

/** A day as people write it: 2026-10-01, 2026/10/1, 2026.10.1, 2026年10月1日. Null: it is none of 2000 to 2099. */
export function dayOfText(text: string): string | null {
  const found = /^(20\d\d)(?:[-/.]|年)(\d{1,2})(?:[-/.]|月)(\d{1,2})日?$/.exec(text.trim())
  if (!found) return null
  const [, year = '', month = '', day = ''] = found
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${iso}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : null
}

/** An amount in the smallest unit of its currency, read without binary fractions, or what is wrong with it. */
export function costMinor(text: string, currency: string): number | { reason: string } {
  const plain = text.replace(/[\s,，¥￥]/g, '')
  if (/^[-−(（]/.test(plain)) return { reason: '成本不能是负数，请填写 0 或正数' }
  const found = /^(\d{1,9})(?:\.(\d+))?$/.exec(plain)
  if (!found) return { reason: '看不出金额，请只填写数字，例如 18.50' }
  const digits = minorDigits(currency)
  const fraction = (found[2] ?? '').replace(/0+$/, '')
  if (fraction.length > digits)
    return { reason: digits === 0 ? `${currency} 没有小数，请填写整数` : `最多 ${digits} 位小数，请检查金额` }
  return Number(`${found[1]}${fraction.padEnd(digits, '0')}`)
}

/** Why the parts of a cost are too high, alone or together; null when they are not. */
export function costTooHigh(parts: readonly (number | null)[], currency: string): string | null {
  const sum = parts.reduce<number>((all, part) => all + (part ?? 0), 0)
  const most = SMALL_UNITS.has(currency) ? 100 * COST_MOST : COST_MOST
  if (sum <= most * 10 ** minorDigits(currency)) return null
  return `一件的成本（含头程、包装、其他）最多 ${most.toLocaleString('en-US')} ${currency}，请检查金额和币种`
}

/** Why a text cannot be kept; null when it can. */
export const unkeepableText = (text: string): string | null =>
  UNKEEPABLE.test(text) ? '这一格有无法保存的字符，请删掉后重新输入' : null

/** The amount as it is written in a cell; the reverse of {@link costMinor}. */
export function minorCell(minor: number | null, currency: string): string {
  if (minor === null) return ''
  const digits = minorDigits(currency)
  const text = String(minor).padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** The cell of the highest part: the one to look at when a cost is too high. */
const highest = (amounts: Readonly<Record<keyof typeof AMOUNT_CELLS, number | null>>) =>
  (Object.keys(AMOUNT_CELLS) as (keyof typeof AMOUNT_CELLS)[]).reduce((most, cell) =>
    (amounts[cell] ?? 0) > (amounts[most] ?? 0) ? cell : most,
  )

/** Reads the cells of one version. Each cell that cannot be kept is named; the same in the page and on the server. */
export function readCost(cells: CostCells): { cost: EnteredCost } | { faults: CellFault[] } {
  const faults: CellFault[] = []
  const refuse = (cell: CostCell, reason: string) => {
    if (!faults.some((fault) => fault.cell === cell)) faults.push({ cell, reason })
  }
  const text = (cell: CostCell) => cells[cell].trim() || null
  for (const cell of COST_CELLS) {
    const unkeepable = unkeepableText(cells[cell])
    if (unkeepable !== null) refuse(cell, unkeepable)
  }
  const skuCode = text('skuCode')
  if (skuCode === null) refuse('skuCode', '没有 SKU货号，请填写')
  const skuId = text('skuId')
  if (skuId !== null && !/^\d{1,20}$/.test(skuId))
    refuse('skuId', 'SKU ID 应为 1 到 20 位数字；像 2.41E+17 的要把 Excel 的列设为文本后重新复制')
  const validFrom = text('validFrom') === null ? null : dayOfText(cells.validFrom)
  if (text('validFrom') === null) refuse('validFrom', '没有生效日期，请填写，例如 2026-10-01')
  else if (validFrom === null) refuse('validFrom', '看不出是哪一天，请写成 2026-10-01')
  const currency = (text('currency') ?? 'CNY').toUpperCase()
  const isKnown = isCurrency(currency)
  if (!isKnown) refuse('currency', '看不出是哪种货币，请填写像 CNY 或 USD 的代码')
  const amounts: Record<keyof typeof AMOUNT_CELLS, number | null> = {
    ...{ goods: null, head: null, pack: null, other: null },
  }
  for (const cell of Object.keys(AMOUNT_CELLS) as (keyof typeof AMOUNT_CELLS)[]) {
    const written = text(cell)
    if (written === null || !isKnown) continue
    const read = costMinor(written, currency)
    if (typeof read === 'number') amounts[cell] = read
    else refuse(cell, read.reason)
  }
  if (text('goods') === null) refuse('goods', '没有成本，请填写，例如 18.50')
  const tooHigh = costTooHigh(Object.values(amounts), currency)
  if (tooHigh !== null) refuse(highest(amounts), tooHigh)
  for (const cell of COST_CELLS)
    if ([...(text(cell) ?? '')].length > LONGEST[cell]) refuse(cell, `最多 ${LONGEST[cell]} 个字，请缩短`)
  const { goods, head, pack, other } = amounts
  if (faults.length > 0 || skuCode === null || validFrom === null || goods === null) return { faults }
  const cost = { skuCode, skuId, validFrom, goods, head, pack, other, currency }
  return { cost: { ...cost, supplier: text('supplier'), note: text('note') } }
}

/** The cells of a version: read again they are the same version. */
export const costCells = (cost: EnteredCost): CostCells => ({
  ...{ skuCode: cost.skuCode, skuId: cost.skuId ?? '', validFrom: cost.validFrom, currency: cost.currency },
  ...{ goods: minorCell(cost.goods, cost.currency), head: minorCell(cost.head, cost.currency) },
  ...{ pack: minorCell(cost.pack, cost.currency), other: minorCell(cost.other, cost.currency) },
  ...{ supplier: cost.supplier ?? '', note: cost.note ?? '' },
})
