import { bytesSource } from '@haixuan/tabular/workbook'
import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { openSheets } from '../../modules/finance/files/open-sheets.ts'
import { readCosts, readRates } from '../../modules/finance/files/read-own.ts'
import { readFiles } from '../../modules/finance/jobs/read-files.ts'
import { BILL_LAYOUTS } from '../../modules/finance/rules/bills/index.ts'
import { beginImport, endReading } from '../../modules/finance/store/begin-import.ts'
import { commitImport } from '../../modules/finance/store/commit-import.ts'
import { keepCosts } from '../../modules/finance/store/cost-rows.ts'
import { keepRates } from '../../modules/finance/store/rate-changes.ts'
import { extraLedger, sayExtra } from './extra-lines.ts'
import type { BookMonth, MadeStore } from './fact.ts'
import { csvBytes } from './file-bytes.ts'
import { financeStores, monthFiles } from './finance-set.ts'
import { RATES } from './make-semi-store.ts'
import { costSheet, rateSheet } from './own-files.ts'
import type { OfficialSheet } from './sheet-form.ts'

interface DemoStore {
  accountId: string
  storeId: string
  /** End of the mallId: which of the made stores it is. */
  tail: string
}

/** Which made store each demo store has the books of, and its last month. */
const BOOKS_OF: readonly { tail: string; store: 0 | 1 | 2; until: string }[] = [
  { tail: '01', store: 0, until: '9999-12' },
  { tail: '02', store: 2, until: '9999-12' },
  // It is closed: its last bills are those of September.
  { tail: '03', store: 1, until: '2026-09' },
]

const periodOf = ({ month }: BookMonth) => Number(month.replace('-', ''))

/**
 * Gives demo stores four months of bills with costs and rates, through the reader and the commit of every import. A month
 * that is there, or was taken out by a person, is left alone.
 */
export async function loadDemoFinance(db: Database): Promise<void> {
  const { rows } = await sql<DemoStore>`
    select account_id as "accountId", id as "storeId", right(mall_id, 2) as tail from own_store
    where source = 'demo' order by account_id, mall_id`.execute(db.kysely)
  if (rows.length === 0) return
  const made = financeStores()
  for (const one of rows) {
    const plan = BOOKS_OF.find(({ tail }) => tail === one.tail)
    const store = plan && made[plan.store]
    if (!plan || !store) continue
    const known = await knownMonths(db, one)
    const missing = store.months.filter(
      (month) => month.month <= plan.until && !known.has(`${month.book} ${periodOf(month)}`),
    )
    for (const month of missing) await importMonth(db, one, store, month)
    if (missing.length === 0) continue
    await keepOwn(db, one.accountId, store)
    await sayExtra(db, one)
  }
}

/** Books and months that an import of the store has, counted or taken out. */
async function knownMonths(db: Database, { accountId, storeId }: DemoStore): Promise<Set<string>> {
  const { rows } = await sql<{ known: string }>`
    select distinct s.book || ' ' || s.period as known from finance_sheet s
    join finance_import i on i.account_id = s.account_id and i.id = s.import_id
    where s.account_id = ${accountId}::uuid and s.store_id = ${storeId}::uuid
      and i.state in ('committed', 'undone')`.execute(db.kysely)
  return new Set(rows.map(({ known }) => known))
}

/** Takes out what no store has: costs and rates of the demo. Bills go with their stores. */
export async function removeDemoCosts(db: Database): Promise<void> {
  const codes = financeStores().flatMap(({ costs }) => costs.map(({ code }) => code))
  await sql`delete from finance_cost where sku_code = any(${codes}::text[]) and account_id in (
    select id from app_user where is_demo)`.execute(db.kysely)
  await sql`delete from finance_cost_change where sku_code = any(${codes}::text[]) and account_id in (
    select id from app_user where is_demo)`.execute(db.kysely)
  for (const { day, currency } of RATES) {
    for (const table of ['finance_rate', 'finance_rate_change'])
      await sql`delete from ${sql.table(table)} where day = ${Number(day.replaceAll('-', ''))} and currency = ${currency}
      and account_id in (select id from app_user where is_demo)`.execute(db.kysely)
  }
}

/** A month of one book as one import, as a seller drops it. */
async function importMonth(
  db: Database,
  { accountId, storeId, tail }: DemoStore,
  store: MadeStore,
  month: BookMonth,
): Promise<void> {
  const files = [...(await monthFiles(store, month))].map(([path, bytes]) => ({
    name: path.slice(path.lastIndexOf('/') + 1),
    source: bytesSource(bytes),
  }))
  const extra = extraLedger(tail, month.month)
  if (extra) files.push({ name: extra.name, source: bytesSource(extra.bytes) })
  const importId = await beginImport(db, accountId, accountId)
  const { book, currency } = month
  const period = periodOf(month)
  await readFiles(db, files, { accountId, importId, storeId, book, period, currency, layouts: BILL_LAYOUTS })
  await endReading(db, accountId, importId)
  if (!(await commitImport(db, { accountId, importId }, async () => true)))
    throw new Error(`The demo bills of ${store.name} in ${month.month} were not committed.`)
}

const sheetOf = async (name: string, sheet: OfficialSheet) =>
  (await openSheets({ name, source: bytesSource(csvBytes(sheet)) }))[0]

/** Costs and rates, in the own formats that a person would give. */
async function keepOwn(db: Database, accountId: string, { costs }: MadeStore): Promise<void> {
  const [costFile, rateFile] = [
    await sheetOf('成本.csv', costSheet(costs)),
    await sheetOf('汇率.csv', rateSheet(RATES)),
  ]
  const read = {
    costs: costFile && (await readCosts(costFile)),
    rates: rateFile && (await readRates(rateFile)),
  }
  if (!read.costs || !read.rates) throw new Error('The demo costs and rates are not in their own format.')
  await keepCosts(db, { accountId, userId: accountId }, read.costs.rows)
  await keepRates(db, { accountId, userId: accountId }, read.rates.rows)
}
