import type { BookMonth } from './fact.ts'
import { amountText, type OfficialSheet } from './sheet-form.ts'

/** 账务明细列表: signs and thousands commas, newest line first. */
export function ledgerSheet({ ledger, currency }: BookMonth): OfficialSheet {
  const lines = ledger.toSorted((a, b) => b.at.localeCompare(a.at))
  return {
    name: '账务明细列表',
    heading: ['账务时间', '账务类型', '币种', '收支金额', '备注'],
    rows: lines.map(({ at, type, minor, remark }) => [
      ...[at, type, currency],
      ...[amountText(minor, { commas: true, plus: true }), remark],
    ]),
  }
}
