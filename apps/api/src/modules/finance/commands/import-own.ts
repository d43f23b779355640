import { TableError } from '@haixuan/tabular'
import { CliError } from '#platform/command-line/cli-error.ts'
import type { Database } from '#platform/database/database.ts'
import { flatFiles } from '../files/given-files.ts'
import { type OpenSheet, openSheets } from '../files/open-sheets.ts'
import { type OwnRows, readCosts, readRates, readStoreCosts } from '../files/read-own.ts'
import type { RowFault } from '../rules/bill-row.ts'
import { keepCosts } from '../store/cost-rows.ts'
import { keepRates } from '../store/rate-changes.ts'
import { keepStoreCosts } from '../store/store-costs.ts'
import { filesOfPaths } from './files-of-paths.ts'
import type { FinanceAccount, FinanceContext } from './finance-context.ts'

/** Exit code when rows were refused: none of the files is written then. */
const REFUSED = 1

interface SheetOutcome {
  file: string
  sheet: string | null
  kind: string
  rows: number
  /** Rows added or changed. */
  new: number
  refused: readonly RowFault[]
  problem: string | null
}

/** Imports costs, rates or costs of stores in the own format. A refused row keeps its file from being written: half a file misleads. */
export async function importOwn(
  db: Database,
  account: FinanceAccount,
  paths: readonly string[],
  { out, folder }: FinanceContext,
): Promise<number> {
  if (paths.length === 0) throw new CliError('缺少文件。')
  const kind = account.options.own ?? 'costs'
  const outcomes: SheetOutcome[] = []
  for await (const file of flatFiles(await filesOfPaths(paths, folder))) {
    const empty = { file: file.name, sheet: null, kind, rows: 0, new: 0, refused: [] }
    if ('problem' in file) {
      outcomes.push({ ...empty, problem: file.problem })
      continue
    }
    try {
      for (const sheet of await openSheets(file)) {
        const kept = await keepSheet(db, account, sheet)
        const problem = kept === null ? '没有认出需要的列，请用模板里的列名' : null
        outcomes.push({ ...empty, sheet: sheet.name, problem, ...kept })
      }
    } catch (error) {
      if (!(error instanceof TableError)) throw error
      outcomes.push({ ...empty, problem: error.message })
    }
  }
  for (const { file, sheet, rows, new: added, refused, problem } of outcomes) {
    out.text(`${file}  ${sheet ?? '—'}  ${problem ?? `${rows} 行  写入 ${added}  拒收 ${refused.length}`}`)
  }
  out.json(outcomes)
  return outcomes.some(({ refused, problem }) => refused.length > 0 || problem !== null) ? REFUSED : 0
}

/** Null: the sheet is not of the format that was asked for. */
async function keepSheet(db: Database, { id, scope, stores, options }: FinanceAccount, sheet: OpenSheet) {
  const by = { accountId: id, userId: id }
  if (options.own === 'fx') return await write(await readRates(sheet), (rows) => keepRates(db, by, rows))
  if (options.own === 'store-costs') {
    const books = { accountId: id, storeIds: scope.ids }
    const found = await readStoreCosts(sheet, stores)
    return await write(found, (rows) => keepStoreCosts(db, by, books, rows))
  }
  return await write(await readCosts(sheet), (rows) => keepCosts(db, by, rows))
}

async function write<Row>(found: OwnRows<Row> | null, keep: (rows: Row[]) => Promise<number>) {
  if (found === null) return null
  const { rows, count, refused } = found
  return { rows: count, refused, new: refused.length > 0 ? 0 : await keep(rows) }
}
