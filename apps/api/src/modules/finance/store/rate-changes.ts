import { type EnteredRate, isSameRate } from '@haixuan/rules'
import { type Kysely, sql, type Transaction } from 'kysely'
import { arrayLiteral } from '#platform/database/array-literal.ts'
import { inBatches } from '#platform/database/batches.ts'
import { type BulkColumn, writeRows } from '#platform/database/bulk-rows.ts'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { costsChanged } from './costs-changed.ts'
import type { FinanceTables } from './finance-tables.ts'
import { holdBooks } from './hold-books.ts'
import { datedRates } from './read-costs.ts'

/** A rate before and after a change; null where there is none. */
export interface RateChange {
  before: EnteredRate | null
  after: EnteredRate | null
}

/** Who changes, and whose rates. */
interface By {
  accountId: string
  userId: string
}

type RateRow = Omit<FinanceTables['finance_rate'], 'entered_at'>

const COLUMNS: readonly BulkColumn<RateRow>[] = [
  { name: 'account_id', type: 'uuid' },
  { name: 'currency', type: 'text' },
  { name: 'day', type: 'integer' },
  { name: 'rate', type: 'text' },
  { name: 'source', type: 'text' },
]

const dayInt = (day: string) => Number(day.replaceAll('-', ''))
const rateKey = ({ currency, day }: Pick<EnteredRate, 'currency' | 'day'>) => `${currency} ${day}`

/** Keeps rates; one that is there already for the same day is replaced, and who did it is noted. @returns rows added or changed */
export const keepRates = (db: Database, by: By, rates: readonly EnteredRate[]): Promise<number> =>
  db.transaction(async (trx) => (await changeRates(trx, by, { rates, remove: [] })).length)

/** Keeps rates and takes rates out inside a transaction of the caller, as one change. @returns what changed */
export async function changeRates(
  trx: Transaction<Tables>,
  by: By,
  { rates, remove }: { rates: readonly EnteredRate[]; remove: readonly EnteredRate[] },
): Promise<RateChange[]> {
  const { accountId } = by
  await holdBooks(trx, accountId)
  const there = new Map((await datedRates({ kysely: trx }, accountId)).map((one) => [rateKey(one), one]))
  // The last of rows with one key: one statement cannot write a row twice.
  const kept = [...new Map(rates.map((rate) => [rateKey(rate), rate])).values()]
    .map((after) => ({ before: there.get(rateKey(after)) ?? null, after }))
    .filter(({ before, after }) => before === null || !isSameRate(before, after))
  const changes = [...remove.map((before) => ({ before, after: null })), ...kept]
  if (changes.length === 0) return []
  // A rate that replaces another is entered now.
  for (const rows of [remove, kept.map(({ after }) => after)]) {
    await inBatches(rows, async (batch) => {
      await deleteRates(trx, accountId, batch)
    })
  }
  await inBatches(kept, async (batch) => {
    const rows = batch.map(({ after: { day, ...rate } }) => ({
      ...{ ...rate, account_id: accountId, day: dayInt(day) },
    }))
    const key = ['account_id', 'currency', 'day'] as const
    await writeRows(trx, 'finance_rate', COLUMNS, rows, { key, existing: 'update' })
  })
  await noteChanges(trx, by, changes)
  await costsChanged(trx, accountId)
  return changes
}

const deleteRates = (trx: Transaction<Tables>, accountId: string, rates: readonly EnteredRate[]) =>
  sql`
    delete from finance_rate as r
    using unnest(${arrayLiteral(rates.map(({ currency }) => currency))}::text[],
      ${arrayLiteral(rates.map(({ day }) => dayInt(day)))}::integer[]) as u (currency, day)
    where r.account_id = ${accountId}::uuid and r.currency = u.currency and r.day = u.day`.execute(trx)

async function noteChanges(
  trx: Transaction<Tables>,
  { accountId, userId }: By,
  changes: readonly RateChange[],
): Promise<void> {
  const json = (rate: EnteredRate | null) => rate && JSON.stringify(rate)
  const rows = changes.flatMap(({ before, after }) => {
    const one = after ?? before
    if (one === null) return []
    const at = { currency: one.currency, day: dayInt(one.day) }
    return [{ account_id: accountId, user_id: userId, ...at, before: json(before), after: json(after) }]
  })
  await inBatches(rows, async (batch) => {
    await trx.insertInto('finance_rate_change').values(batch).execute()
  })
}

/** A change with who made it and when. */
export interface NotedRateChange extends RateChange {
  at: Date
  userId: string
}

/** Changes of rates of an account, the newest first. */
export async function rateChanges(
  db: Kysely<Tables>,
  accountId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<NotedRateChange[]> {
  const rows = await db
    .selectFrom('finance_rate_change')
    .select(['at', 'user_id', 'before', 'after'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const rate = (text: string | null) => (text === null ? null : (JSON.parse(text) as EnteredRate))
  return rows.map(({ at, user_id: userId, before, after }) => ({
    ...{ at, userId, before: rate(before), after: rate(after) },
  }))
}
