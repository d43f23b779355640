import { type LedgerClass, ledgerClass, minorDigits, patternsOfRules } from '@haixuan/rules'
import { sql } from 'kysely'
import { classRules } from './class-rules.ts'
import { type BookScope, type Reader, sumsOf } from './counted-rows.ts'
import { dayText } from './day-text.ts'
import { ledgerSums } from './report-sums.ts'

/** Money that is not settled, of the newest file that says it. */
export interface Pending {
  storeId: string
  currency: string
  /** Smallest unit. */
  minor: number
  quantity: number | null
  rows: number
  /** Rows whose amount cannot be read. */
  unread: number
  readAt: Date
}

/** What the account book says of one store and currency. */
export interface AccountState {
  storeId: string
  currency: string
  /** yyyymm: its last month. */
  month: number
  settled: number
  withdrawn: number
  /** Null: its lines carry no time. */
  lastDay: string | null
  /** Null: nothing was ever frozen or freed. */
  frozen: number | null
}

/** A cell of a row under a heading. */
const cell = (heading: string) => sql`r.cells[array_position(s.headings, ${heading})]`
const AMOUNT = sql`replace(trim(${cell('预估待结算销售额')}), ',', '')`
const PIECES = sql`trim(${cell('销售数量')})`
const IS_AMOUNT = sql`${AMOUNT} ~ '^[+-]?[0-9]{1,12}([.][0-9]{1,4})?$'`

/**
 * 待处理 by store and currency. A file of it replaces the one before, book by book: it is a picture of one moment and never
 * added to another.
 */
export async function pendingOf(db: Reader, { accountId, storeIds }: BookScope): Promise<Pending[]> {
  const { rows } = await sql<Omit<Pending, 'minor'> & { units: string | null }>`
    with newest as (
      select distinct on (s.store_id, coalesce(s.book, '')) s.store_id, coalesce(s.book, '') as book, s.import_id,
        i.committed_at
      from finance_sheet as s
        join finance_import as i on i.account_id = s.account_id and i.id = s.import_id and i.state = 'committed'
      where s.account_id = ${accountId}::uuid and s.store_id = any(${[...storeIds]}::uuid[])
        and s.kind = 'full_pending'
      order by s.store_id, coalesce(s.book, ''), i.committed_at desc
    )
    select s.store_id as "storeId", coalesce(nullif(trim(${cell('币种')}), ''), s.currency, 'CNY') as currency,
      sum(${AMOUNT}::numeric) filter (where ${IS_AMOUNT}) as units,
      sum(${PIECES}::float8) filter (where ${PIECES} ~ '^[0-9]{1,9}$') as quantity, count(*)::float8 as rows,
      (count(*) filter (where not coalesce(${IS_AMOUNT}, false)))::float8 as unread, max(n.committed_at) as "readAt"
    from newest as n
      join finance_sheet as s on s.account_id = ${accountId}::uuid and s.import_id = n.import_id
        and s.store_id = n.store_id and coalesce(s.book, '') = n.book and s.kind = 'full_pending'
      join finance_raw as r on r.account_id = s.account_id and r.import_id = s.import_id and r.file_no = s.file_no
        and r.sheet_no = s.sheet_no and r.state in ('row', 'beside')
    group by 1, 2 order by 1, 2`.execute(db.kysely)
  return rows.map(({ units, ...row }) => ({
    ...row,
    minor: Math.round(Number(units ?? 0) * 10 ** minorDigits(row.currency)),
  }))
}

/** Last days with a line, by store and currency. */
async function lastDays(db: Reader, scope: BookScope): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ storeId: string; currency: string; day: number }>`
    select t.store_id as "storeId", t.currency, max(t.day) as day from finance_ledger_day as t
    where ${sumsOf(scope)} group by t.store_id, t.currency`.execute(db.kysely)
  return new Map(rows.map(({ storeId, currency, day }) => [`${storeId} ${currency}`, day]))
}

/** What the account book says of settled, withdrawn and frozen money. */
export async function accountStates(db: Reader, scope: BookScope): Promise<AccountState[]> {
  const patterns = patternsOfRules(await classRules(db, scope.accountId))
  const lines = await ledgerSums(db, scope)
  const days = await lastDays(db, scope)
  const keys = new Map(lines.map((line) => [`${line.storeId} ${line.currency}`, line]))
  return [...keys].map(([key, { storeId, currency }]) => {
    const own = lines.filter((line) => line.storeId === storeId && line.currency === currency)
    const month = Math.max(...own.map((line) => line.month))
    const sum = (of: readonly LedgerClass[], some: typeof own) => {
      const found = some.filter((line) => of.includes(ledgerClass(line, patterns)))
      return found.length === 0 ? null : found.reduce((all, line) => all + line.minor, 0)
    }
    const last = own.filter((line) => line.month === month)
    const held = sum(['freeze', 'unfreeze'], own)
    const day = days.get(key) ?? 0
    return {
      ...{ storeId, currency, month, lastDay: day === 0 ? null : dayText(day) },
      ...{ settled: sum(['settlement'], last) ?? 0, withdrawn: -(sum(['withdrawal'], last) ?? 0) || 0 },
      frozen: held === null ? null : -held || 0,
    }
  })
}
