import type { components } from '@haixuan/api-sdk/schema'
import { readTogether } from '#platform/database/read-together.ts'
import { Failure } from '#platform/failure.ts'
import type { Handler } from '#platform/http/handler.ts'
import { joinReports, reportJson } from '../rules/report-json.ts'
import { readReport } from '../store/read-report.ts'
import { monthsOfDetails } from '../store/report-sums.ts'
import { financeScope, monthRange } from './finance-scope.ts'

type Report = components['schemas']['FinanceReport']

/** What one report tells at most: it is made in the memory of the server. */
const MOST_MONTHS = 24
const MOST_LINES = 200_000

export const getFinanceReport: Handler<'getFinanceReport'> = async ({ query }, context) => {
  const { scopes, stores } = await financeScope(context, query.store)
  const [rule, range] = [query.returns ?? 'original-cost', monthRange(query)]
  const chosen = new Set(scopes.flatMap(({ storeIds }) => storeIds))
  const nameOf = mallIds(stores.filter(({ id }) => chosen.has(id)))
  const reports = await readTogether(context.db, async (db) => {
    const { months, rows } = await monthsOfDetails(db, scopes, range)
    if (months > MOST_MONTHS || rows > MOST_LINES) throw tooLarge(months, rows)
    const all: Report[] = []
    for (const scope of scopes) {
      all.push(reportJson({ ...(await readReport(db, scope, { rule, range })), mallIdOf: nameOf }))
    }
    return all
  })
  return { status: 200, body: { code: 0, data: joinReports(reports, rule) } }
}

const tooLarge = (months: number, rows: number): Failure => {
  const said = `${months} 个月、${rows.toLocaleString('zh-CN')} 行明细`
  const most = `${MOST_MONTHS} 个月、${MOST_LINES.toLocaleString('zh-CN')} 行`
  const todo = '请用 from、to 或 store 缩小范围'
  return new Failure('finance_report_large', `范围内有 ${said}，一次最多 ${most}：${todo}`)
}

/** What a report calls a store: its mallId, or its id where two of them have the same. */
function mallIds(stores: readonly { id: string; mallId: string }[]): (id: string) => string {
  const named = new Map<string, number>()
  for (const { mallId } of stores) named.set(mallId, (named.get(mallId) ?? 0) + 1)
  const names = new Map(stores.map(({ id, mallId }) => [id, named.get(mallId) === 1 ? mallId : id]))
  return (id) => names.get(id) ?? id
}
