import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { rebuildDays, SUM_TABLES } from '../../src/modules/finance/store/book-days.ts'
import { recountSheets } from '../../src/modules/finance/store/import-sheets.ts'
import { marketplaceCode } from '../../src/modules/reference/rules/index.ts'
import type { Database } from '../../src/platform/database/database.ts'
import type { Tables } from '../../src/platform/database/tables.ts'
import { entered } from '../http/people.ts'

/** The account with the rows; its months end with LAST_MONTH. */
export const STORES = 3
export const MONTHS = 24
export const SKUS = 400
export const LAST_MONTH = 202_610
const NAME = '大账本'

/** Months (yyyymm) of the books, ascending. */
export const monthsOfBooks = (): number[] =>
  Array.from({ length: MONTHS }, (_, at) => {
    const n = Math.floor(LAST_MONTH / 100) * 12 + (LAST_MONTH % 100) - 1 - (MONTHS - 1 - at)
    return Math.floor(n / 12) * 100 + (n % 12) + 1
  })

const startOf = (month: number) => Date.UTC(Math.floor(month / 100), (month % 100) - 1, 1, -8)
const nextOf = (month: number) => (month % 100 === 12 ? month + 89 : month + 1)

/** Official columns of the bill that most rows are of. */
const HEADINGS = [
  ...['销售订单', '售后订单', '备货单号', '备货单类型', 'SKU ID', 'SKU货号', '货品名称', 'SKU属性', '数量'],
  ...['交易类型', '金额', '币种', '账务时间'],
]
const SHEETS = ['full_trade', 'full_refund', 'full_subsidy', 'semi_ship_label', 'full_issue', 'ledger']

/**
 * A hundred rows of a bill in a row: `i` counts them, `b` is their place. 62 sales, 6 reversals, 4 refunds (every other one
 * repeats a reversal), 4 subsidies, 11 labels, an issue, 12 lines of the account book. A reversal names a sale of its hundred.
 */
const ROWS = sql`
  select i, i % 100 as b, case
      when i % 100 < 62 then 'sale' when i % 100 < 68 then 'reversal' when i % 100 < 72 then 'consumer_refund'
      when i % 100 < 76 then 'subsidy' when i % 100 < 87 then 'label_ship' when i % 100 < 88 then 'issue'
      else 'ledger' end as kind,
    case when i % 100 < 62 then i when i % 100 < 76 then i - i % 100 + (i % 100 - 62) * 3 % 61 else null end as sale`

interface Batch {
  accountId: string
  storeId: string
  storeNo: number
  month: number
  rows: number
}

/** One import of one store and month, counted, with its rows as they stood. */
async function insertMonth(trx: Transaction<Tables>, batch: Batch): Promise<void> {
  const { accountId, storeId, storeNo, month, rows } = batch
  const importId = randomUUID()
  const at = new Date(startOf(nextOf(month))).toISOString()
  await sql`insert into finance_import (account_id, id, state, created_by, created_at, committed_at)
    values (${accountId}::uuid, ${importId}::uuid, 'committed', ${accountId}::uuid, ${at}::timestamptz, ${at}::timestamptz)`.execute(
    trx,
  )
  const name = `${month}-${storeNo}.xlsx`
  for (const [no, kind] of SHEETS.entries())
    await sql`insert into finance_sheet (account_id, import_id, file_no, sheet_no, file_name, sheet_name, layout_id, kind,
        role, store_id, book, currency, headings, row_count, event_months, event_currency)
      values (${accountId}::uuid, ${importId}::uuid, 0, ${no}, ${name}, ${kind}, ${kind}, ${kind},
        ${kind === 'ledger' ? 'ledger' : 'event'}, ${storeId}::uuid, '全球', 'CNY',
        ${`{${HEADINGS.join(',')}}`}::text[], ${rows}, array[${month}::integer], 'CNY')`.execute(trx)
  const [from, length] = [startOf(month), startOf(nextOf(month)) - startOf(month)]
  const order = sql`'PO-211-' || (${storeNo}::bigint * 1000000000000 + ${month}::bigint * 1000000 + r.sale)`
  const sku = sql`case when r.sale is null and r.kind <> 'issue' then null
    else (17592186044416 + ${storeNo}::bigint * 1000 + coalesce(r.sale, i) * 7919 % ${SKUS}::integer)::text end`
  await sql`
    insert into money_event (account_id, import_id, file_no, sheet_no, line, store_id, state, is_ledger, key, occurrence,
      kind, book, at, month, currency, minor, quantity, order_no, after_no, stock_no, waybill, sku_id, sku_code, bill_type,
      remark)
    select ${accountId}::uuid, ${importId}::uuid, 0, case r.kind when 'consumer_refund' then 1 when 'subsidy' then 2
        when 'label_ship' then 3 when 'issue' then 4 when 'ledger' then 5 else 0 end, i + 2, ${storeId}::uuid, 'counted',
      r.kind = 'ledger', md5(${importId}::text || i)::uuid, 0, r.kind, '全球',
      ${from}::bigint + (i::bigint * ${length}::bigint / ${rows}::bigint) / 1000 * 1000, ${month}::integer, 'CNY',
      case r.kind when 'sale' then 990 + i * 37 % 9000 when 'subsidy' then 300 + i % 900 when 'ledger' then
        case when b < 92 then 90000 + i % 5000 else -2000 - i % 3000 end else -(300 + i * 31 % 4000) end,
      case when r.kind in ('sale', 'reversal', 'consumer_refund') then 1 + i % 3 / 2 end,
      case when r.sale is not null then ${order} end,
      case when r.kind = 'reversal' then 'AS-' || ${storeNo} || ${month}::text || r.sale
        when r.kind = 'consumer_refund' then 'AS-' || ${storeNo} || ${month}::text || (r.sale + b % 2 * 1000000) end,
      case when r.kind in ('sale', 'reversal') then 'WB' || ${month}::text || r.sale end,
      case when r.kind = 'label_ship' then 'YT' || ${storeNo} || ${month}::text || i end,
      ${sku}, 'A-' || right(${sku}, 4),
      case r.kind when 'sale' then '销售回款' when 'reversal' then '销售冲回' when 'ledger' then
        case when b < 92 then '结算' else '支出' end end,
      case when r.kind = 'ledger' and b >= 92 then (array['仓储综合服务费', '推广服务费', '发货面单费',
        '商品环保费 EPR-' || i / 100])[1 + b % 4] end
    from (${ROWS} from generate_series(0, ${rows}::integer - 1) as i) as r`.execute(trx)
  await recountSheets(trx, accountId, [importId])
  await sql`
    insert into finance_raw (account_id, import_id, file_no, sheet_no, line, cells, state)
    select e.account_id, e.import_id, e.file_no, e.sheet_no, e.line, array[coalesce(e.order_no, ''), coalesce(e.after_no, ''),
      coalesce(e.stock_no, ''), 'VMI', coalesce(e.sku_id, ''), coalesce(e.sku_code, ''), '宠物饮水机 静音循环 大容量', '白色-2L',
      coalesce(e.quantity::text, ''), coalesce(e.bill_type, ''), (e.minor / 100.0)::text, 'CNY', e.at::text], 'row'
    from money_event as e where e.account_id = ${accountId}::uuid and e.import_id = ${importId}::uuid`.execute(
    trx,
  )
}

async function addStores(db: Database, accountId: string): Promise<string[]> {
  const ids = Array.from({ length: STORES }, () => randomUUID())
  for (const [no, id] of ids.entries())
    await sql`insert into own_store (account_id, id, key, marketplace, name, name_key, mall_id, mode, books, currency, source)
      values (${accountId}::uuid, ${id}::uuid, ${randomUUID()}::uuid, ${marketplaceCode('temu')}, ${`店${no}`}, ${`店${no}`},
        ${`63441821000${no}`}, 'full', '{全球}', 'CNY', 'manual')`.execute(db.kysely)
  // One SKU in twenty has no cost; the others have two versions.
  await sql`insert into finance_cost (account_id, sku_code, valid_from, goods_minor, currency)
    select ${accountId}::uuid, 'A-' || right((17592186044416 + s * 1000 + n)::text, 4), v, 400 + n % 700 + v % 50, 'CNY'
    from generate_series(0, ${STORES - 1}::integer) as s, generate_series(0, ${SKUS - 1}::integer) as n,
      unnest(array[20240101, 20260301]) as v
    where n % 20 <> 0 on conflict do nothing`.execute(db.kysely)
  return ids
}

/**
 * An account with about `count` counted rows in three stores and 24 months, sums made by the module's own code. Kept
 * databases are asked first.
 * @returns the account
 */
export async function seedBooks(db: Database, count: number, log: (line: string) => void): Promise<string> {
  const known = await sql<{
    id: string
  }>`select account_id as id from own_store where name = ${NAME}`.execute(db.kysely)
  if (known.rows[0]) return known.rows[0].id
  const { id: accountId } = await entered(db, { vipType: 'black_drill', vipExpire: null })
  const stores = await addStores(db, accountId)
  const rows = Math.round(count / STORES / MONTHS)
  const start = performance.now()
  await db.bulk(async () => {
    for (const month of monthsOfBooks()) {
      await db.transaction(async (trx) => {
        for (const [storeNo, storeId] of stores.entries())
          await insertMonth(trx, { accountId, storeId, storeNo, month, rows })
        await sql`analyze money_event`.execute(trx)
        await rebuildDays(
          trx,
          accountId,
          stores.map((storeId) => ({ storeId, month })),
        )
      })
      log(`${month} is written; ${((performance.now() - start) / 1000).toFixed(0)} s`)
    }
  })
  await sql`update own_store set name = ${NAME} where id = ${stores[0]}::uuid`.execute(db.kysely)
  await db.vacuumAnalyze(['money_event', 'finance_raw', 'finance_sheet', 'finance_cost', ...SUM_TABLES])
  return accountId
}
