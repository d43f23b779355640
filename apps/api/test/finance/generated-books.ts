import { expect } from 'vitest'
import type { MadeStore } from '../../src/demo/finance/fact.ts'
import { csvBytes } from '../../src/demo/finance/file-bytes.ts'
import { monthFiles } from '../../src/demo/finance/finance-set.ts'
import { type Returns, skuTotals } from '../../src/demo/finance/known-skus.ts'
import {
  economicTotals,
  kindTotals,
  ledgerTotals,
  reconciliationTotals,
} from '../../src/demo/finance/known-totals.ts'
import { RATES, rateOf } from '../../src/demo/finance/make-semi-store.ts'
import { costSheet, rateSheet } from '../../src/demo/finance/own-files.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { entered } from '../http/people.ts'
import type { financeCommands, SheetJson } from './finance-calls.ts'

type Commands = ReturnType<typeof financeCommands>
type Nested = Record<string, Record<string, Record<string, unknown>>>

interface Report {
  events: Nested
  ledger: Nested
  economic: Nested
  reconciliation: { store: string; month: string; currency: string }[]
  sku: Record<string, Record<string, unknown>>
  coverage: { store: string; month: string; kind: string; rows: number }[]
}

let last = 0

/** An account with a made-up store, and what imports its files. */
export async function accountOf(db: Database, { typed, write }: Commands, store: MadeStore) {
  const { mobile, token } = await entered(db, { vipType: 'gold_drill', vipExpire: null })
  const mallId = `64${Date.now()}${last++}`
  const facts = [
    '--name',
    store.name,
    '--mall-id',
    mallId,
    '--mode',
    store.mode,
    '--books',
    store.books.join(','),
  ]
  expect((await typed('stores', 'add', '--account', mobile, ...facts)).error).toBeUndefined()
  const finance = async (...args: string[]) => await typed('finance', ...args, '--account', mobile)
  const where = (path: string) => `${mallId}/${path}`

  /** Writes the files of all months; the folder of a book has its months. */
  async function writeAll() {
    for (const month of store.months)
      for (const [path, bytes] of await monthFiles(store, month)) write(where(path), bytes)
  }
  async function importFiles(
    path: string,
    book: string,
    ...more: string[]
  ): Promise<{ sheets: SheetJson[]; id: string }> {
    const done = await finance('import', where(path), '--book', book, '--yes', ...more)
    expect([path, done.code, done.error]).toEqual([path, 0, undefined])
    const [, id = ''] = /导入编号 (\S+?)；/.exec(done.lines.join('\n')) ?? []
    return { sheets: done.value as SheetJson[], id }
  }
  async function importOwn() {
    for (const [name, sheet] of [
      ['costs', costSheet(store.costs)],
      ['fx', rateSheet(RATES)],
    ] as const) {
      const done = await finance('import', write(where(`own/${name}.csv`), csvBytes(sheet)), '--own', name)
      expect([name, done.code, done.error]).toEqual([name, 0, undefined])
    }
  }
  const report = async (returns: Returns = 'original-cost') =>
    (await finance('report', '--returns', returns)).value as Report
  return { token, finance, mallId, where, write, writeAll, importFiles, importOwn, report }
}

/** Figures of a report in the form of `knownFigures`. */
export function reportedFigures(report: Report, mallId: string, { months }: MadeStore) {
  return months.map(({ month, currency }) => ({
    ...{ month, currency },
    events: report.events[mallId]?.[month]?.[currency],
    ledger: report.ledger[mallId]?.[month]?.[currency],
    economic: report.economic[mallId]?.[month]?.[currency],
    reconciliation: report.reconciliation.flatMap(({ store, month: one, currency: other, ...rest }) =>
      store === mallId && one === month && other === currency ? [rest] : [],
    ),
  }))
}

/** Bills, their lines and days as a report has them. */
export const reportedCoverage = ({ coverage }: Report, mallId: string) =>
  coverage.flatMap(({ store, ...rest }) => (store === mallId ? [rest] : []))

/** What the generator knows of the store, whatever reads its files. */
export const knownFigures = ({ months }: MadeStore) =>
  months.map((one) => ({
    ...{ month: one.month, currency: one.currency },
    events: kindTotals(one),
    ledger: ledgerTotals(one),
    economic: economicTotals(one),
    reconciliation: reconciliationTotals(one),
  }))

/** Figures of each product in fen, by the rate of the month. */
export const knownSkus = (store: MadeStore, returns: Returns) =>
  skuTotals(store, returns, (minor, { at }, currency) =>
    Math.round((minor * rateOf(at.slice(0, 7), currency)) / 10_000),
  )

/** Columns with text of any table in which a row holds a text.  */
export async function textsWith(db: Database, text: string): Promise<string[]> {
  const { rows: columns } = await db.pool.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns join information_schema.tables
      using (table_schema, table_name) where table_schema = 'public' and table_type = 'BASE TABLE'
      and (data_type in ('text', 'ARRAY', 'json', 'jsonb', 'character varying', 'bytea'))`,
  )
  const found: string[] = []
  for (const { table_name, column_name } of columns) {
    const { rows } = await db.pool.query(
      `select 1 from "${table_name}" where strpos("${column_name}"::text, $1) > 0 limit 1`,
      [text],
    )
    if (rows.length > 0) found.push(`${table_name}.${column_name}`)
  }
  return found
}
