import { sql } from 'kysely'
import { marketplaceCode } from '#modules/reference/rules'

import type { Database } from '#platform/database/database.ts'
import { CREATOR_FLAG } from '../rules/creator-flag.ts'
import { CREATOR_TABLES, rollUpCreators } from './creator-roll-up.ts'

/** Rows of one transaction; the embedded engine serves nobody else meanwhile. */
const STEP = 500

/** Tables that hang on each subject. Contacts and looks go with the creator. */
const PARTS = {
  creator: ['creator_hist', 'creator_contact', 'creator_contact_look', 'creator_goods', 'creator_rank'],
  live: ['live_minute', 'live_goods'],
  video: [],
} as const

async function removeStep(db: Database, subject: keyof typeof PARTS): Promise<number> {
  const id = sql.ref(`${subject}_id`)
  return db.transaction(async (trx) => {
    const { rows } = await sql<{
      id: number
    }>`delete from ${sql.table(subject)} where (marketplace, ${id}) in (
      select marketplace, ${id} from ${sql.table(subject)}
      where flags & ${CREATOR_FLAG.demo}::integer <> 0 limit ${STEP}
    ) returning ${id} as id`.execute(trx)
    const ids = rows.map((row) => row.id)
    if (ids.length === 0) return 0
    for (const table of [`${subject}_key`, ...PARTS[subject]]) {
      await sql`delete from ${sql.table(table)} where ${id} = any(${ids}::bigint[])`.execute(trx)
    }
    return ids.length
  })
}

/** Removes every demo creator, live and video, and what hangs on them. @returns rows removed */
export async function removeDemoCreators(db: Database): Promise<number> {
  let removed = 0
  for (const subject of ['video', 'live', 'creator'] as const) {
    for (let step = await removeStep(db, subject); step > 0; step = await removeStep(db, subject))
      removed += step
  }
  if (removed === 0) return 0
  await sql`delete from live_goods_rank where marketplace = ${marketplaceCode('tiktok')}`.execute(db.kysely)
  await rollUpCreators(db)
  await db.vacuumAnalyze(CREATOR_TABLES)
  return removed
}
