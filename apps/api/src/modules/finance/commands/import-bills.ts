import { holdStoresInUse, isInUse } from '#modules/stores'
import { CliError } from '#platform/command-line/cli-error.ts'
import type { Database } from '#platform/database/database.ts'
import { answerQuestions } from '../jobs/answer-questions.ts'
import { readFiles } from '../jobs/read-files.ts'
import type { SheetCounts } from '../rules/import-preview.ts'
import { noRowsText } from '../rules/no-rows.ts'
import type { Question } from '../rules/question.ts'
import type { SheetReport } from '../rules/sheet-report.ts'
import { beginImport, dropImport, endReading } from '../store/begin-import.ts'
import { layoutsInUse } from '../store/bill-aliases.ts'
import { commitImport, countNew } from '../store/commit-import.ts'
import { filesOfPaths } from './files-of-paths.ts'
import type { FinanceAccount, FinanceContext } from './finance-context.ts'

/** Exit codes beside 0. */
const QUESTION = 3
const INTERRUPTED = 130

/**
 * Imports official bills. Files are read first and count nowhere; without an open question they are committed, all of
 * them or none.
 */
export async function importBills(
  db: Database,
  account: FinanceAccount,
  paths: readonly string[],
  { out, folder, stopping }: FinanceContext,
): Promise<number> {
  if (paths.length === 0) throw new CliError('缺少文件。')
  const files = await filesOfPaths(paths, folder)
  const { options, id: accountId } = account
  const active = account.stores.filter(isInUse)
  const chosen = options.store === null ? null : account.stores.find(({ mallId }) => mallId === options.store)
  if (chosen === undefined) {
    throw new CliError(`没有 mallId 为 ${options.store} 的店铺。先用 haixuan stores add 添加。`)
  }
  if (chosen !== null && !isInUse(chosen)) {
    throw new CliError(`店铺 ${options.store} 已归档、已冻结或判定属于其他账号，不能导入。`)
  }
  // Without a store any of them may be found.
  const without = (chosen ? [chosen] : active).find(({ books }) => !books.includes(options.book ?? ''))
  if (options.book !== null && without) {
    throw new CliError(
      `店铺 ${without.mallId} 没有账本“${options.book}”。它的账本：${without.books.join('、')}。请改 --book 或用 --store 选店铺。`,
    )
  }
  const importId = await beginImport(db, accountId, accountId)
  const drop = () => dropImport(db, accountId, importId)
  try {
    const only = active.length === 1 ? active[0] : undefined
    const reports = await readFiles(
      db,
      files,
      {
        ...{
          accountId,
          importId,
          book: options.book,
          period: options.period,
          layouts: await layoutsInUse(db),
        },
        storeId: chosen?.id ?? only?.id ?? null,
        currency: (chosen ?? only)?.currency ?? null,
      },
      stopping,
    )
    if (reports.length === 0) throw new CliError('这些路径里没有可以读的文件，没有写入任何数据。')
    if (stopping()) {
      await drop()
      return INTERRUPTED
    }
    const questions = await answerQuestions(db, {
      ...{
        accountId,
        importId,
        reports,
        stores: active,
        chosen: chosen?.id ?? null,
        takesGuesses: options.yes,
      },
    })
    await endReading(db, accountId, importId)
    const counts = await countNew(db, { accountId, importId })
    const rows = reports.map((report) => sheetJson(report, counts, questions))
    const say = () => {
      for (const row of rows) out.text(sheetLine(row))
      out.json(rows)
    }
    if (questions.length > 0) {
      await drop()
      say()
      out.text('有问题要先回答：没有写入任何数据。--yes 按建议回答')
      return QUESTION
    }
    if (!(await commitImport(db, { accountId, importId }, holdStoresInUse))) {
      throw new CliError('没有写入任何数据：有的行没有月份，请用 --period 说明；或者店铺已停用。')
    }
    say()
    out.text(`已写入，导入编号 ${importId}；haixuan finance undo ${importId} 可以整批撤销`)
    return 0
  } catch (error) {
    await drop()
    throw error
  }
}

function sheetJson(report: SheetReport, counts: readonly SheetCounts[], questions: readonly Question[]) {
  const count = counts.find(({ fileNo, sheetNo }) => fileNo === report.fileNo && sheetNo === report.sheetNo)
  return {
    ...{ file: report.file, sheet: report.sheet, kind: report.kind, rows: report.rows },
    ...{ new: count?.added ?? 0, duplicate: count?.duplicate ?? 0 },
    refused: report.refused,
    ...{ skippedTotals: report.skippedTotals, unknown: report.unknownColumns, problem: report.problem },
    note: noRowsText({ ...report, totals: report.skippedTotals }),
    question:
      report.layoutId === null ? null : (questions.find(({ fileNo }) => fileNo === report.fileNo) ?? null),
  }
}

function sheetLine(row: ReturnType<typeof sheetJson>): string {
  const facts =
    row.problem ?? `${row.rows} 行  新增 ${row.new}  重复 ${row.duplicate}  拒收 ${row.refused.length}`
  const note = row.problem === null && row.note ? `  ${row.note}` : ''
  const question = row.question ? `  ${row.question.text}` : ''
  return `${row.file}  ${row.sheet ?? '—'}  ${row.kind}  ${facts}${note}${question}`
}
