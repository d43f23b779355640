import { expect } from 'vitest'
import type { BookMonth, Fact, Sku } from '../../src/demo/finance/fact.ts'
import { workbookBytes } from '../../src/demo/finance/file-bytes.ts'
import { FULL_FORMS, fullFiles } from '../../src/demo/finance/full-sheets.ts'
import type { OfficialFile, OfficialSheet } from '../../src/demo/finance/sheet-form.ts'
import type { financeCommands, SheetJson } from './finance-calls.ts'

export const MONTH = '2026-10'
export const sku = (n: number): Sku => ({
  ...{ id: `13050000012345678${n}`, code: `A-${n}`, name: '收纳盒', traits: '米白', price: 1000 },
})
export const ONE = sku(1)
let last = 0
export const fact = (kind: string, minor: number, more: Partial<Fact> = {}): Fact => ({
  ...{ kind, minor, quantity: 1, at: `${MONTH}-05 08:30:00`, sku: ONE, order: `PO-${++last}` },
  ...{ after: '', id: `WB260101${String(last).padStart(7, '0')}`, ...more },
})
export const book = (facts: readonly Fact[], currency = 'CNY'): BookMonth => ({
  ...{ month: MONTH, book: '全球', currency, facts, ledger: [] },
})
export const full = (facts: readonly Fact[], form = FULL_FORMS.renamed) => fullFiles(book(facts), form)
export const ledger = (...lines: [type: string, amount: string, remark: string][]): OfficialFile => ({
  path: 'l.xlsx',
  sheets: [
    {
      name: '账务明细列表',
      heading: ['账务时间', '账务类型', '币种', '收支金额', '备注'],
      rows: lines.map(([type, amount, remark]) => [`${MONTH}-06 09:00:00`, type, 'CNY', amount, remark]),
    },
  ],
})
export const mapped = (files: OfficialFile[], change: (sheet: OfficialSheet) => OfficialSheet) =>
  files.map((file) => ({ ...file, sheets: file.sheets.map(change) }))

/** By store, month and currency. */
type Nested = Record<string, Record<string, Record<string, object>>>
interface Report {
  events: Nested
  ledger: Nested
  economic: Nested
  sku: Record<string, object>
}

/** An account of its own that imports files one after the other. */
export async function accountForTrap({ seller, write }: ReturnType<typeof financeCommands>) {
  const { finance, mallId } = await seller()
  let count = 0
  async function add(bytes: Uint8Array, ending: 'xlsx' | 'zip'): Promise<SheetJson[]> {
    const path = write(`${mallId}/${++count}.${ending}`, bytes)
    const done = await finance('import', path, '--period', MONTH, '--yes')
    expect([done.code, done.error]).toEqual([0, undefined])
    return done.value as SheetJson[]
  }
  async function addAll(files: readonly OfficialFile[]): Promise<SheetJson[]> {
    const all: SheetJson[] = []
    for (const { sheets } of files) all.push(...(await add(await workbookBytes(sheets), 'xlsx')))
    return all
  }
  async function figures(month = MONTH, currency = 'CNY') {
    const { value } = await finance('report')
    const report: Report = value
    const of = (part: 'events' | 'ledger' | 'economic') => report[part][mallId]?.[month]?.[currency] ?? {}
    const parts = { events: of('events'), ledger: of('ledger'), economic: of('economic') }
    return { ...parts, sku: report.sku[mallId] ?? {} }
  }
  return { add, addAll, figures }
}
