import type { Database } from '../../src/platform/database/database.ts'
import { readMigrations } from '../../src/platform/database/migration-files.ts'

/** Questions whose answer is 0 when every operation happened whole or not at all. */
const HALVES: Record<string, string> = {
  'people without a mobile':
    'select count(*) as n from app_user u where not exists (select 1 from user_mobile m where m.user_id = u.id)',
  'mobiles without a person':
    'select count(*) as n from user_mobile m where not exists (select 1 from app_user u where u.id = m.user_id)',
  'people with two mobiles': 'select count(*) - count(distinct user_id) as n from user_mobile',
  'people without an invite code':
    'select count(*) as n from app_user u where not exists (select 1 from invite_code c where c.user_id = u.id)',
  'sessions of nobody':
    'select count(*) as n from session s where not exists (select 1 from app_user u where u.id = s.user_id)',
  'products without a text':
    'select count(*) as n from product_metric m where not exists (select 1 from product_text t where t.product_id = m.product_id)',
  'texts without figures':
    'select count(*) as n from product_text t where not exists (select 1 from product_metric m where m.product_id = t.product_id)',
  'products known twice': 'select count(*) - count(distinct product_id) as n from product_key',
  'products that no import counts':
    'select (select count(*) from product_metric) - (select coalesce(sum(inserted), 0)::bigint from import_job) as n',
  'jobs whose rows do not add up':
    'select count(*) as n from import_job where position <> accepted + repeated + rejected',
}

/** Looks for half-done operations, missing migrations, and a keyword index that disagrees with its table. */
export async function findHalfDone(db: Database): Promise<{ findings: string[]; products: number }> {
  const number = async (sql: string) => (await db.pool.query<{ n: number }>(sql)).rows[0]?.n ?? Number.NaN
  const findings: string[] = []
  for (const [what, sql] of Object.entries(HALVES)) {
    const n = await number(sql)
    if (n !== 0) findings.push(`${what}: ${n}`)
  }
  const migrations = await number('select count(*) as n from schema_migration')
  if (migrations !== readMigrations().length) findings.push(`migrations applied: ${migrations}`)
  if (!(await keywordIndexAgrees(db))) findings.push('the keyword index disagrees with its table')
  return { findings, products: await number('select count(*) as n from product_key') }
}

/** amcheck knows b-trees and heaps; the inverted index is asked the same question with and without itself. */
async function keywordIndexAgrees(db: Database): Promise<boolean> {
  const client = await db.pool.connect()
  const ask = async () => {
    const { rows } = await client.query<{ n: number }>(
      `select count(*) as n from product_text t where t.grams @> array[(select min(g) from product_text x, unnest(x.grams) g)]`,
    )
    return rows[0]?.n
  }
  try {
    await client.query('set enable_seqscan = off')
    const byIndex = await ask()
    await client.query('reset enable_seqscan')
    await client.query('set enable_bitmapscan = off')
    return (await ask()) === byIndex
  } finally {
    await client.query('reset enable_bitmapscan')
    client.release()
  }
}
