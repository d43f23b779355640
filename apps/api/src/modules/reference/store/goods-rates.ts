import type { Kysely } from 'kysely'
import { writeRows } from '#platform/database/bulk-rows.ts'
import type { Tables } from '#platform/database/tables.ts'
import { ExchangeRates } from '../rules/exchange-rate.ts'
import { publishedRates } from '../rules/published-rates.ts'
import type { ReferenceTables } from './reference-tables.ts'

/** Brings in the rates that come with the product; rates that are there already stay. */
export async function ensureExchangeRates(db: Kysely<Tables>): Promise<void> {
  const rows = publishedRates().map(({ perUsd, ...rate }) => ({ ...rate, per_usd: perUsd }))
  await writeRows<Tables, ReferenceTables['exchange_rate']>(
    db,
    'exchange_rate',
    [
      { name: 'currency', type: 'text' },
      { name: 'day', type: 'integer' },
      { name: 'per_usd', type: 'double precision' },
      { name: 'source', type: 'text' },
    ],
    rows,
    { key: ['currency', 'day'], existing: 'keep' },
  )
}

const HOLD_MS = 600_000
const held = new WeakMap<Kysely<Tables>, { at: number; rates: Promise<ExchangeRates> }>()

/** All rates, read at most once in ten minutes and kept in memory: they are a few thousand rows. */
export function exchangeRates(db: Kysely<Tables>): Promise<ExchangeRates> {
  const now = performance.now()
  const have = held.get(db)
  if (have && now - have.at < HOLD_MS) return have.rates
  const rates = readRates(db)
  held.set(db, { at: now, rates })
  rates.catch(() => held.delete(db))
  return rates
}

/** Reads the rates again. */
async function readRates(db: Kysely<Tables>): Promise<ExchangeRates> {
  const rows = await db.selectFrom('exchange_rate').select(['currency', 'day', 'per_usd']).execute()
  return new ExchangeRates(rows.map(({ currency, day, per_usd }) => ({ currency, day, perUsd: per_usd })))
}
