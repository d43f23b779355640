import type { EventKind } from '@haixuan/rules'
import { beijingTime, minorDigits } from '@haixuan/rules'
import {
  type CellFault,
  type ColumnMatch,
  type FieldSpec,
  faultPosition,
  type Heading,
  rowReader,
  type TableRow,
  typedCell,
} from '@haixuan/tabular'
import { type BillField, type BillLayout, FIELD_CELLS, type SignRule } from './bill-kind.ts'
import { NO_CURRENCY, NO_CURRENCY_COLUMN, namedCurrency, UNKNOWN_CURRENCY } from './currency-code.ts'
import { doubledFields, isTotal, piecesFault, stateFault, TWO_COLUMNS } from './row-faults.ts'
import { splitSku } from './split-sku.ts'

/** A row of a bill in canonical fields. Null is "the file does not say", never 0. */
export interface BillRow {
  line: number
  /** Of bills of events. */
  kind: EventKind | null
  flowId: string | null
  orderNo: string | null
  subOrderNo: string | null
  afterNo: string | null
  stockNo: string | null
  stockType: string | null
  billNo: string | null
  waybill: string | null
  packageNo: string | null
  skuId: string | null
  skuCode: string | null
  skuName: string | null
  quantity: number | null
  /** Smallest unit of the currency: + income, − cost. */
  minor: number | null
  /** As it is written in the file. */
  amountText: string | null
  currency: string | null
  /** `2026-10-05T08:30:00+08:00`; null where the bill carries no time or the row is not billed yet. */
  time: string | null
  type: string | null
  remark: string | null
  status: string | null
}

export type RowOutcome =
  | { is: 'row'; row: BillRow }
  /** A fee that is announced and not yet billed. */
  | { is: 'unbilled'; row: BillRow }
  /** A total below the rows: left out and counted. */
  | { is: 'total'; line: number }
  | { is: 'refused'; line: number; faults: readonly RowFault[] }

/** Why a row is refused, for the person who has the file. */
export interface RowFault {
  line: number
  /** From 1; null where it is about the whole row. */
  column: number | null
  heading: string
  /** What stood there. */
  text: string
  /** What is wrong and what to do, in Chinese. */
  reason: string
}

/** What a person has chosen for a sheet, where its rows do not say it. */
export interface SheetChoices {
  /** Currency of the store's book, for bills that carry none. */
  currency: string | null
}

/** Smallest units of one row. Sums are told as numbers: nine thousand such rows are added exactly. */
const MINOR_MOST = 999_999_999_999

/** The amount with the sign of its layout: + income, − cost. */
export function signed(minor: number, sign: SignRule): number {
  const value = {
    as_written: minor,
    positive_is_cost: -minor,
    always_cost: -Math.abs(minor),
    always_income: Math.abs(minor),
  }
  // No negative zero: it would not equal 0 in a comparison of stored values.
  return value[sign] || 0
}

/** Fields with the types of their cells; those that a layout has no column for are null in every row. */
type BillSpecs = {
  [Field in BillField]: FieldSpec & {
    cell: Field extends 'quantity' ? { type: 'number' } : { type: 'text' | 'id' | 'moment'; zone: string }
  }
}

/** The kind of a row of an event bill and the rule of its sign. */
function ruleOf(
  { byType = [], otherwise }: BillLayout,
  type: string | null,
): { kind: EventKind | null; sign: SignRule } | null {
  return byType.find(({ contains }) => type?.includes(contains)) ?? otherwise ?? null
}

/**
 * The currency of rows that name none. That of the store is only for bills that carry none: where a layout has its column,
 * a missing one is lost, and the amount would become one of another currency.
 */
function presetCurrency(
  { columns, currency }: BillLayout,
  match: ColumnMatch<BillField>,
  choices: SheetChoices,
): string | null {
  if (!columns.currency) return choices.currency ?? currency ?? null
  return match.columns.has('currency') ? null : (currency ?? null)
}

/** An amount in the smallest unit of its currency as it is written, or the field that is wrong and why. */
function amountIn(
  text: string,
  currency: string | null,
  hasCurrencies: boolean,
): { minor: number | null } | { of: 'amount' | 'currency'; reason: string } {
  if (currency === 'unknown') return { of: 'currency', reason: UNKNOWN_CURRENCY }
  if (currency === null) return { of: 'currency', reason: hasCurrencies ? NO_CURRENCY : NO_CURRENCY_COLUMN }
  const cell = typedCell(text, { type: 'money', decimals: minorDigits(currency) })
  return 'fault' in cell ? { of: 'amount', reason: cell.fault } : { minor: cell.value }
}

/**
 * Reads the rows below a heading of a recognised bill into canonical fields. What is wrong with a needed cell refuses its
 * row, never the sheet.
 */
export function billReader(
  layout: BillLayout,
  heading: Heading,
  match: ColumnMatch<BillField>,
  choices: SheetChoices,
): (row: TableRow) => RowOutcome {
  const specs = Object.fromEntries(
    Object.entries(layout.columns).map(([field, { aliases, isNeeded = false }]) => [
      field,
      { aliases, cell: FIELD_CELLS[field as BillField], isNeeded, fillsMerged: field !== 'amount' },
    ]),
  )
  const read = rowReader(specs as BillSpecs, heading, match)
  const lossy = new Set(
    Object.entries(layout.columns).flatMap(([field, { isLossy }]) =>
      isLossy ? [match.columns.get(field as BillField) ?? -1] : [],
    ),
  )
  const names = heading.paths.map((path) => path.join(' / '))
  const amountAt = match.columns.get('amount')
  const needsAmount = layout.columns.amount?.isNeeded === true
  const preset = presetCurrency(layout, match, choices)
  return (row) => {
    if (isTotal(row, amountAt)) return { is: 'total', line: row.line }
    const { values, faults } = read(withoutClockName(row, match.columns.get('time')))
    const place = (field: BillField) => {
      const at = match.columns.get(field)
      if (at === undefined) return { line: row.line, column: null, heading: '', text: '' }
      return { line: row.line, column: at + 1, heading: names[at] ?? '', text: row.cells[at] ?? '' }
    }
    const text = (field: Exclude<BillField, 'quantity'>) => withoutFraction(values[field] ?? null)
    const problems = faults.filter(({ column }) => !lossy.has(column - 1)).map(rowFault)
    problems.push(...doubledFields(row, match).map((field) => ({ ...place(field), reason: TWO_COLUMNS })))
    const amountText = text('amount')
    const rule = layout.role === 'event' ? ruleOf(layout, text('type')) : null
    const currency = namedCurrency(text('currency')) ?? preset
    let minor: number | null = null
    if (amountText !== null && (layout.role === 'event' || layout.role === 'ledger')) {
      const found = amountIn(amountText, currency, match.columns.has('currency'))
      if ('reason' in found)
        problems.push({
          ...place(found.of),
          ...(found.of === 'amount' ? { text: amountText } : {}),
          reason: found.reason,
        })
      else if (found.minor === null && needsAmount)
        problems.push({ ...place('amount'), text: amountText, reason: '这一格是空的，请填写' })
      else if (found.minor !== null) minor = signed(found.minor, rule?.sign ?? 'as_written')
    }
    const time = inBeijing(text('time'))
    if (Math.abs(minor ?? 0) > MINOR_MOST)
      problems.push({ ...place('amount'), reason: '金额太大，请检查这一格' })
    const wrongPieces = piecesFault(values.quantity ?? 0, rule?.kind === 'sale' && (minor ?? 0) > 0)
    if (wrongPieces !== null) problems.push({ ...place('quantity'), reason: wrongPieces })
    if (time !== null && !/^20\d\d-/.test(time))
      problems.push({ ...place('time'), reason: '账务时间不在 2000 年到 2099 年之间，请检查这一格' })
    if (problems.length > 0) return { is: 'refused', line: row.line, faults: problems }
    const combined = splitSku(text('skuCombined'))
    const built: BillRow = {
      line: row.line,
      kind: rule?.kind ?? null,
      ...{
        flowId: text('flowId'),
        orderNo: text('orderNo'),
        subOrderNo: text('subOrderNo'),
        afterNo: text('afterNo'),
      },
      ...{ stockNo: text('stockNo'), stockType: text('stockType'), billNo: text('billNo') },
      ...{ waybill: text('waybill'), packageNo: text('packageNo') },
      skuId: text('skuId') ?? combined?.skuId ?? null,
      skuCode: text('skuCode') ?? combined?.skuCode ?? null,
      skuName: text('skuName') ?? combined?.skuName ?? null,
      quantity: values.quantity ?? combined?.quantity ?? null,
      ...{
        minor,
        amountText,
        currency: currency === 'unknown' ? null : currency,
        time,
        type: text('type'),
        remark: text('remark'),
        status: text('status'),
      },
    }
    const isOpen = layout.openStates?.some((state) => built.status?.includes(state)) === true
    const isUnbilled = layout.unbilled !== undefined && (built.time === null || isOpen)
    const wrongState = isUnbilled && !isOpen ? stateFault(built.status, match.columns.has('time')) : null
    if (wrongState !== null)
      return { is: 'refused', line: row.line, faults: [{ ...place('time'), reason: wrongState }] }
    return { is: isUnbilled ? 'unbilled' : 'row', row: built }
  }
}

/** A time by the clock of Beijing, also where its cell names another: one moment has one text, one day and one month. */
const inBeijing = (time: string | null): string | null =>
  time === null || time.endsWith('+08:00') ? time : `${beijingTime(Date.parse(time))}+08:00`

/** Reports of advertising name their clock: CST is that of the marketplace, as in all its files. */
function withoutClockName(row: TableRow, timeAt: number | undefined): TableRow {
  const text = timeAt === undefined ? undefined : row.cells[timeAt]
  if (timeAt === undefined || text === undefined || !/\d\s+CST$/i.test(text.trim())) return row
  return { ...row, cells: row.cells.with(timeAt, text.trim().slice(0, -3).trim()) }
}

/** An id that a program wrote as a number: `130501.0`. */
const withoutFraction = (text: string | null): string | null => text?.replace(/^(\d+)\.0+$/, '$1') ?? null

const rowFault = (fault: CellFault): RowFault => ({
  line: fault.line,
  column: fault.column,
  heading: fault.heading,
  text: fault.text,
  reason: `${faultPosition(fault)}：${fault.message}`.replace(/^.*?：/, ''),
})
