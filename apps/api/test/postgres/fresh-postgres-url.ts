import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Database } from '../../src/platform/database/database.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { type DemoMarket, fillMarket } from '../demo-market.ts'
import { marketTemplate, templateKey } from '../template-key.ts'
import { sharedPostgres } from './shared-postgres.ts'

export interface FreshPostgres {
  url: string
  drop(): Promise<void>
}

const CREATE = "encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'"
const TEMPLATE_LOCK = 7_402_261_121

/**
 * A new database with all tables: a copy of a template that is made once for these migrations.
 * @param market what it holds; nothing when left out
 */
export async function freshPostgresUrl(market?: DemoMarket): Promise<FreshPostgres> {
  const urlOf = await sharedPostgres()
  const template = market ? await marketDatabase(urlOf, market) : await templateDatabase(urlOf)
  const name = `haixuan_test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(urlOf, (admin) => admin.query(`create database ${name} template ${template}`))
  return {
    url: urlOf(name),
    drop: () =>
      asAdmin(urlOf, async (admin) => void (await admin.query(`drop database ${name} with (force)`))),
  }
}

/** A new database without any table. */
export async function emptyPostgresUrl(): Promise<FreshPostgres> {
  const urlOf = await sharedPostgres()
  const name = `haixuan_test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(urlOf, (admin) => admin.query(`create database ${name} template template0 ${CREATE}`))
  return {
    url: urlOf(name),
    drop: () =>
      asAdmin(urlOf, async (admin) => void (await admin.query(`drop database ${name} with (force)`))),
  }
}

type UrlOf = (database: string) => string

async function templateDatabase(urlOf: UrlOf): Promise<string> {
  const name = `haixuan_template_${templateKey()}`
  await makeOnce(urlOf, name, `template0 ${CREATE}`, async () => undefined)
  return name
}

async function marketDatabase(urlOf: UrlOf, market: DemoMarket): Promise<string> {
  const empty = await templateDatabase(urlOf)
  const template = marketTemplate(market)
  const name = `haixuan_${template.name}`
  await makeOnce(urlOf, name, empty, async (db) => {
    await fillMarket(db, market)
    await asAdmin(urlOf, (admin) => dropStale(admin, `haixuan_${template.fresh}`))
  })
  return name
}

/** A server that outlives the run would keep the markets of each day; one that is being copied goes the next time. */
async function dropStale(admin: pg.Client, fresh: string): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(
    `select datname as name from pg_database
     where datname ~ '^haixuan_market_[0-9a-f]{16}_' and not starts_with(datname, $1)`,
    [fresh],
  )
  for (const { name } of rows) await admin.query(`drop database if exists ${name}`).catch(() => undefined)
}

/** Makes a database under a name unless there is one; who comes meanwhile waits. */
async function makeOnce(
  urlOf: UrlOf,
  name: string,
  from: string,
  fill: (db: Database) => Promise<void>,
): Promise<void> {
  await asAdmin(urlOf, async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return
    const draft = `${name}_draft`
    await admin.query(`drop database if exists ${draft} with (force)`)
    await admin.query(`create database ${draft} template ${from}`)
    const db = await openDatabase({ databaseUrl: urlOf(draft) })
    await fill(db).finally(() => db.close())
    await admin.query(`alter database ${draft} rename to ${name}`)
  })
}

async function asAdmin<T>(
  urlOf: (database: string) => string,
  work: (admin: pg.Client) => Promise<T>,
): Promise<T> {
  const admin = new pg.Client({ connectionString: urlOf('postgres') })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}
