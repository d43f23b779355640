import { findOwnStores, mainAccountOf, storesOf } from '#modules/stores'
import { CliError } from '#platform/command-line/cli-error.ts'
import type { Output } from '#platform/command-line/output.ts'
import type { Database } from '#platform/database/database.ts'
import { readTogether } from '#platform/database/read-together.ts'
import { monthText } from '../rules/month-text.ts'
import { reportJson } from '../rules/report-json.ts'
import { undoImport } from '../store/commit-import.ts'
import { readReport } from '../store/read-report.ts'
import type { FinanceAccount, FinanceContext } from './finance-context.ts'
import { readFinanceOptions } from './finance-options.ts'
import { importBills } from './import-bills.ts'
import { importOwn } from './import-own.ts'

/** `haixuan finance …`. @returns the exit code: 0 done, 3 a question is open, 130 interrupted @throws CliError, OperatorError */
export async function financeCommand(args: readonly string[], context: FinanceContext): Promise<number> {
  const options = readFinanceOptions(args)
  const [command, ...words] = options.words
  const db = await context.openDatabase()
  try {
    const id = await mainAccountOf(db.kysely, options.account)
    const scope = await storesOf(db.kysely, { userId: id, parentId: null })
    const sort = { by: 'created_at' as const, descending: false }
    const { rows: stores } = await findOwnStores(db, scope, {
      state: 'all',
      sort,
      offset: 0,
      limit: Math.max(1, scope.ids.length),
    })
    const account = { id, scope, stores, options }
    switch (command) {
      case 'import':
        return options.own === null
          ? await importBills(db, account, words, context)
          : await importOwn(db, account, words, context)
      case 'report':
        await report(db, account, context.out)
        return 0
      case 'undo':
        await undo(db, account, words[0], context.out)
        return 0
      default:
        throw new CliError(`没有命令 finance ${command ?? ''}，可以是 import、report、undo。`)
    }
  } finally {
    await db.close()
  }
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

async function undo(db: Database, account: FinanceAccount, importId: string | undefined, out: Output) {
  if (importId === undefined) throw new CliError('缺少导入编号。')
  const done = UUID.test(importId) && (await undoImport(db, { accountId: account.id, importId }))
  if (!done) throw new CliError(`没有可以撤销的导入 ${importId}：编号不对，或已经撤销。`)
  out.text(`已撤销导入 ${importId}，数字与导入前相同`)
  out.json({ importId, undone: true })
}

async function report(
  db: Database,
  { id, scope, stores, options }: FinanceAccount,
  out: Output,
): Promise<void> {
  const books = { accountId: id, storeIds: scope.ids }
  const found = await readTogether(db, (all) => readReport(all, books, { rule: options.returns }))
  const mallIdOf = (storeId: string) => stores.find((store) => store.id === storeId)?.mallId ?? storeId
  for (const { storeId, month, currency, economic } of found.books) {
    out.text(
      `${mallIdOf(storeId)}  ${monthText(month)}  ${currency}  结算净额 ${economic.platformNet}（最小单位）`,
    )
  }
  out.json(reportJson({ ...found, mallIdOf }))
}
