import { isCurrency } from '../money/currency-code.ts'
import { dayOfText, unkeepableText } from './cost-cells.ts'
import { type DatedRate, isRate } from './dated-rates.ts'

/** Cells of a rate, in the order of the template. */
export const RATE_CELLS = ['day', 'currency', 'rate', 'source'] as const
export type RateCell = (typeof RATE_CELLS)[number]
/** The texts of the cells of a row, as they were typed or pasted. */
export type RateCells = Readonly<Record<RateCell, string>>

/** A rate with where it is from, in the words of who entered it; null: nobody said. */
export interface EnteredRate extends DatedRate {
  source: string | null
}

export interface RateFault {
  cell: RateCell
  /** A Chinese sentence: what is wrong and what to do. */
  reason: string
}

/** Longest texts, in characters; those of the contract. */
const LONGEST: Readonly<Record<RateCell, number>> = { day: 20, currency: 20, rate: 20, source: 100 }

/** Reads the cells of a rate. Each cell that cannot be kept is named; the same in the page and on the server. */
export function readRate(cells: RateCells): { rate: EnteredRate } | { faults: RateFault[] } {
  const faults: RateFault[] = []
  const refuse = (cell: RateCell, reason: string) => {
    if (!faults.some((fault) => fault.cell === cell)) faults.push({ cell, reason })
  }
  for (const cell of RATE_CELLS) {
    const unkeepable = unkeepableText(cells[cell])
    if (unkeepable !== null) refuse(cell, unkeepable)
    else if ([...cells[cell].trim()].length > LONGEST[cell])
      refuse(cell, `最多 ${LONGEST[cell]} 个字，请缩短`)
  }
  const day = dayOfText(cells.day)
  if (cells.day.trim() === '') refuse('day', '没有日期，请填写，例如 2026-10-31')
  else if (day === null) refuse('day', '看不出是哪一天，请写成 2026-10-31')
  const currency = cells.currency.trim().toUpperCase()
  if (currency === '') refuse('currency', '没有币种，请填写像 USD 的代码')
  else if (currency === 'CNY') refuse('currency', '人民币不用汇率，请填写其他币种')
  else if (!isCurrency(currency)) refuse('currency', '看不出是哪种货币，请填写像 USD 或 EUR 的代码')
  const rate = cells.rate.trim()
  if (rate === '') refuse('rate', '没有汇率，请填写 1 单位外币合多少人民币，例如 7.1085')
  else if (!isRate(rate)) refuse('rate', '汇率应为正数，不超过 1000，最多 9 位小数，例如 7.1085')
  if (faults.length > 0 || day === null) return { faults }
  return { rate: { currency, day, rate, source: cells.source.trim() || null } }
}

/** The cells of a rate: read again they are the same rate. */
export const rateCells = ({ day, currency, rate, source }: EnteredRate): RateCells => ({
  ...{ day, currency, rate, source: source ?? '' },
})
