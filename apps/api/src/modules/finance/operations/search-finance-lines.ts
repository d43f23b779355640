import type { components } from '@haixuan/api-sdk/schema'
import { readTogether } from '#platform/database/read-together.ts'
import type { Handler } from '#platform/http/handler.ts'
import { monthText } from '../rules/month-text.ts'
import type { BookScope, Reader } from '../store/counted-rows.ts'
import { findLines, type StoredLine } from '../store/find-lines.ts'
import { sheetsOfLines } from '../store/line-sheets.ts'
import { type LineSum, sumLines } from '../store/line-sums.ts'
import { financeScope, storeView } from './finance-scope.ts'
import { type LineCall, lineQuery, withClass } from './line-query.ts'

export const searchFinanceLines: Handler<'searchFinanceLines'> = async ({ query }, context) => {
  const { scopes, stores } = await financeScope(context, query.store)
  const { found, rows, sheets } = await readTogether(context.db, (db) => readLines(db, scopes, query))
  const count = found.reduce((all, one) => all + one.count, 0)
  const named = new Set(rows.map(({ storeId }) => storeId))
  const data = {
    rows: rows.map(lineView),
    sheets,
    stores: stores.filter(({ id }) => named.has(id)).map(storeView),
    sums: added(found.flatMap(({ sums }) => sums)),
    ...{ count, countIsExact: true as const, visible: count },
  }
  return { status: 200, body: { code: 0, data } }
}

/** A page of lines with the sums of all that match. */
async function readLines(db: Reader, scopes: readonly BookScope[], query: LineCall) {
  const wanted = lineQuery(query)
  const found = []
  for (const scope of scopes) {
    const own = await withClass(db, scope, wanted, query.class)
    const sums = await sumLines(db, scope, own)
    found.push({ scope, own, sums, count: sums.reduce((all, one) => all + one.rows, 0) })
  }
  // Pages go through one account after the other: a person with stores of two is rare, and no line is lost.
  const rows: StoredLine[] = []
  const sheets: components['schemas']['FinanceLinePage']['sheets'] = []
  let before = 0
  for (const { scope, own, count } of found) {
    const offset = Math.max(0, wanted.offset - before)
    before += count
    const limit = wanted.limit - rows.length
    if (offset >= count || limit <= 0) continue
    const page = await findLines(db, scope, { ...own, offset, limit })
    rows.push(...page)
    for (const { file, sheet, kind, headings, ...place } of await sheetsOfLines(db, scope.accountId, page))
      sheets.push({ key: keyOf(place), file, sheet, kind, headings })
  }
  return { found, rows, sheets }
}

const keyOf = ({ importId, fileNo, sheetNo }: Pick<StoredLine, 'importId' | 'fileNo' | 'sheetNo'>) =>
  `${importId}/${fileNo}/${sheetNo}`

/** Sums of accounts by currency. */
function added(sums: readonly LineSum[]): LineSum[] {
  const all = new Map<string, LineSum>()
  for (const { currency, rows, minor, twiceRows, twiceMinor } of sums) {
    const own = all.get(currency)
    all.set(currency, {
      currency,
      rows: rows + (own?.rows ?? 0),
      minor: minor + (own?.minor ?? 0),
      twiceRows: twiceRows + (own?.twiceRows ?? 0),
      twiceMinor: twiceMinor + (own?.twiceMinor ?? 0),
    })
  }
  return [...all.values()]
}

const BEIJING_MS = 8 * 3_600_000
const timeText = (at: number) => `${new Date(at + BEIJING_MS).toISOString().slice(0, 19)}+08:00`

function lineView(row: StoredLine): components['schemas']['FinanceLine'] {
  const { importId, fileNo, sheetNo, storeId, month, at, cells, ...facts } = row
  return {
    ...facts,
    sheet: keyOf(row),
    store: storeId,
    month: monthText(month),
    time: at === null ? null : timeText(at),
    cells: cells ?? [],
  }
}
