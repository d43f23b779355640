import type { BookMonth } from '../../../src/demo/finance/fact.ts'
import { financeStores, formOf } from '../../../src/demo/finance/finance-set.ts'
import { fullFiles } from '../../../src/demo/finance/full-sheets.ts'
import { ledgerSheet } from '../../../src/demo/finance/ledger-sheet.ts'
import { generationOf } from '../../../src/demo/finance/make-semi-store.ts'
import { semiFiles } from '../../../src/demo/finance/semi-sheets.ts'
import type { OfficialSheet } from '../../../src/demo/finance/sheet-form.ts'

/** One official file whose mutants are read. */
export interface BillFile {
  sheets: readonly OfficialSheet[]
  isText: boolean
}

/** Rows of a sheet at most: a mutant needs few, and thousands of them are read. */
const ROWS = 6

const cut = (sheet: OfficialSheet): OfficialSheet => ({ ...sheet, rows: sheet.rows.slice(0, ROWS) })

function filesOf(mode: 'full' | 'semi', month: BookMonth): BillFile[] {
  const files =
    mode === 'full' ? fullFiles(month, formOf(month.month)) : semiFiles(month, generationOf(month.month))
  const ledger = { sheets: [cut(ledgerSheet(month))], isText: true }
  return [...files.map(({ sheets }) => ({ sheets: sheets.map(cut), isText: false })), ledger]
}

/** Files of every generation and form, one of each. */
export function billFiles(): BillFile[] {
  const [, full, semi] = financeStores()
  return [
    ...full.months.flatMap((month) => filesOf('full', month)),
    ...semi.months.filter(({ currency }) => currency === 'USD').flatMap((month) => filesOf('semi', month)),
  ]
}
