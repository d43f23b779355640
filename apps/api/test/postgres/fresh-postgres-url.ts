import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { openDatabase } from '../../src/storage/open-database.ts'
import { templateKey } from '../template-key.ts'
import { sharedPostgres } from './shared-postgres.ts'

export interface FreshPostgres {
  url: string
  drop(): Promise<void>
}

const CREATE = "encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'"
const TEMPLATE_LOCK = 7_402_261_121

/** A new database with all tables: a copy of a template that is made once for these migrations. */
export async function freshPostgresUrl(): Promise<FreshPostgres> {
  const urlOf = await sharedPostgres()
  const template = await templateDatabase(urlOf)
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

async function templateDatabase(urlOf: (database: string) => string): Promise<string> {
  const name = `haixuan_template_${templateKey()}`
  await asAdmin(urlOf, async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return
    const draft = `${name}_draft`
    await admin.query(`drop database if exists ${draft} with (force)`)
    await admin.query(`create database ${draft} template template0 ${CREATE}`)
    const db = await openDatabase({ databaseUrl: urlOf(draft) })
    await db.close()
    await admin.query(`alter database ${draft} rename to ${name}`)
  })
  return name
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
