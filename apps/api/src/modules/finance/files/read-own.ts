import {
  costTooHigh,
  type EnteredRate,
  isRate,
  minorDigits,
  type NamedStore,
  readStoreCost,
  type StoreCost,
  type StoreCostCell,
  unkeepableText,
} from '@haixuan/rules'
import {
  type FieldSpec,
  faultPosition,
  findHeading,
  matchColumns,
  rowReader,
  type TypedRow,
  typedCell,
} from '@haixuan/tabular'
import type { RowFault } from '../rules/bill-row.ts'
import { currencyCode } from '../rules/currency-code.ts'
import { COST_FIELDS, RATE_FIELDS, STORE_COST_FIELDS } from '../rules/own-costs.ts'
import { HEADING_WITHIN } from '../rules/recognise-sheet.ts'
import type { NewCost } from '../store/cost-rows.ts'
import type { OpenSheet } from './open-sheets.ts'

/** Rows of an own format that can be kept, and those that cannot. */
export interface OwnRows<Row> {
  rows: Row[]
  /** Rows below the heading. */
  count: number
  refused: RowFault[]
}

/** Null: the sheet is not of this format. */
async function typedRows<Fields extends Readonly<Record<string, FieldSpec>>>(
  sheet: OpenSheet,
  fields: Fields,
): Promise<TypedRow<Fields>[] | null> {
  const { rows: top, areas } = await sheet.top()
  const aliases = Object.values(fields).flatMap((field) => field.aliases)
  const heading = findHeading(top, { within: HEADING_WITHIN, aliases, areas })
  if (!heading) return null
  const match = matchColumns<Extract<keyof Fields, string>>(heading, fields)
  if (match.missing.length > 0) return null
  const read = rowReader(fields, heading, match, sheet.name)
  const rows: TypedRow<Fields>[] = []
  let skip = heading.last + 1
  for await (const batch of sheet.rows()) {
    for (const row of batch) if (skip-- <= 0) rows.push(read(row))
  }
  return rows
}

const cellFaults = ({ faults }: TypedRow<Readonly<Record<string, FieldSpec>>>): RowFault[] =>
  faults.map((fault) => ({
    ...{ line: fault.line, column: fault.column, heading: fault.heading, text: fault.text },
    reason: `${faultPosition(fault)}：${fault.message}`.replace(/^.*?：/, ''),
  }))

/** Costs of a sheet, each with the day from which it is valid. Null: it is no sheet of costs. */
export async function readCosts(sheet: OpenSheet): Promise<OwnRows<NewCost> | null> {
  const typed = await typedRows(sheet, COST_FIELDS)
  if (typed === null) return null
  const found: OwnRows<NewCost> = { rows: [], count: typed.length, refused: [] }
  for (const row of typed) {
    const { values, line } = row
    const faults = cellFaults(row)
    const currency = values.currency === null ? 'CNY' : currencyCode(values.currency)
    if (currency === null)
      faults.push(fault(line, '币种', values.currency ?? '', '看不出是哪种货币，请填写像 CNY 或 USD 的代码'))
    const money = (heading: string, text: string | null): number | null => {
      if (text === null || currency === null) return null
      const cell = typedCell(text, { type: 'money', decimals: minorDigits(currency) })
      if ('fault' in cell) faults.push(fault(line, heading, text, cell.fault))
      else if (cell.value !== null && cell.value < 0)
        faults.push(fault(line, heading, text, '成本不能是负数'))
      else return cell.value
      return null
    }
    const goods = money('成本(元)', values.goods)
    const parts = {
      head: money('头程', values.head),
      pack: money('包装', values.pack),
      other: money('其他', values.other),
    }
    const tooHigh = currency === null ? null : costTooHigh([goods, ...Object.values(parts)], currency)
    if (tooHigh !== null) faults.push(fault(line, '成本(元)', values.goods ?? '', tooHigh))
    for (const [field, { aliases }] of Object.entries(COST_FIELDS)) {
      const text = values[field as keyof typeof COST_FIELDS] ?? ''
      const unkeepable = unkeepableText(text)
      if (unkeepable !== null) faults.push(fault(line, aliases[0], text, unkeepable))
    }
    if (goods === null && faults.length === 0)
      faults.push(fault(line, '成本(元)', values.goods ?? '', '这一格是空的，请填写'))
    if (
      faults.length > 0 ||
      goods === null ||
      currency === null ||
      values.skuCode === null ||
      values.validFrom === null
    ) {
      found.refused.push(...faults)
      continue
    }
    found.rows.push({
      ...{
        skuCode: values.skuCode,
        skuId: values.skuId,
        validFrom: values.validFrom,
        goods,
        ...parts,
        currency,
      },
      ...{ supplier: values.supplier, note: values.note },
    })
  }
  return found
}

/** Rates of a sheet. Null: it is no sheet of rates. */
export async function readRates(sheet: OpenSheet): Promise<OwnRows<EnteredRate> | null> {
  const typed = await typedRows(sheet, RATE_FIELDS)
  if (typed === null) return null
  const found: OwnRows<EnteredRate> = { rows: [], count: typed.length, refused: [] }
  for (const row of typed) {
    const { values, line } = row
    const faults = cellFaults(row)
    const currency = currencyCode(values.currency)
    const rate = values.rate?.trim() ?? ''
    if (values.currency !== null && (currency === null || currency === 'CNY'))
      faults.push(fault(line, '币种', values.currency, '请填写人民币以外的货币代码，例如 USD'))
    if (values.rate !== null && !isRate(rate))
      faults.push(fault(line, '汇率', values.rate, '汇率应为正数，不超过 1000，最多 9 位小数，例如 7.1085'))
    const unkeepable = unkeepableText(values.source ?? '')
    if (unkeepable !== null) faults.push(fault(line, '来源', values.source ?? '', unkeepable))
    if (faults.length > 0 || currency === null || values.day === null) found.refused.push(...faults)
    else found.rows.push({ currency, day: values.day, rate, source: values.source })
  }
  return found
}

/** Costs of stores of a sheet. Null: it is no sheet of them. @param stores those that a row may name */
export async function readStoreCosts(
  sheet: OpenSheet,
  stores: readonly NamedStore[],
): Promise<OwnRows<StoreCost> | null> {
  const typed = await typedRows(sheet, STORE_COST_FIELDS)
  if (typed === null) return null
  const found: OwnRows<StoreCost> = { rows: [], count: typed.length, refused: [] }
  for (const { values, line } of typed) {
    const text = (cell: StoreCostCell) => values[cell] ?? ''
    const cells = { store: text('store'), month: text('month'), kind: text('kind'), note: text('note') }
    const read = readStoreCost({ ...cells, amount: text('amount'), currency: text('currency') }, stores)
    if ('cost' in read) found.rows.push(read.cost)
    else
      found.refused.push(
        ...read.faults.map(({ cell, reason }) =>
          fault(line, STORE_COST_FIELDS[cell].aliases[0], text(cell), reason),
        ),
      )
  }
  return found
}

const fault = (line: number, heading: string, text: string, reason: string): RowFault => ({
  ...{ line, column: null, heading, text, reason },
})
