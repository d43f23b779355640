import { plainHeading } from '@haixuan/tabular'
import { type Kysely, sql } from 'kysely'
import { noteOperator } from '#modules/operators'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { type BillAlias, withAliases } from '../rules/bill-aliases.ts'
import type { BillLayout } from '../rules/bill-kind.ts'
import { BILL_LAYOUTS } from '../rules/bills/index.ts'

export interface StoredAlias extends BillAlias {
  addedBy: string
  addedAt: number
}

/** Names of columns that operators added, the newest first. */
export async function readAliases(db: Kysely<Tables>): Promise<StoredAlias[]> {
  const rows = await db
    .selectFrom('finance_bill_alias')
    .select(['layout_id as layout', 'field', 'alias', 'added_by as addedBy', 'added_at'])
    .orderBy('added_at', 'desc')
    .orderBy('layout_id')
    .orderBy('alias_key')
    .execute()
  return rows.map(({ added_at, ...row }) => ({ ...row, addedAt: added_at.getTime() }))
}

/** Layouts as files are read now, on every server: what an operator adds counts from the next file on. */
export async function layoutsInUse({ kysely }: Pick<Database, 'kysely'>): Promise<readonly BillLayout[]> {
  return withAliases(BILL_LAYOUTS, await readAliases(kysely))
}

/** Those who change aliases take turns until their transaction ends: two that fit alone may not fit together. */
export async function holdAliases(trx: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('finance_bill_alias', 0))`.execute(trx)
}

export async function keepAlias(
  trx: Kysely<Tables>,
  { layout, field, alias }: BillAlias,
  actor: string,
): Promise<void> {
  await trx
    .insertInto('finance_bill_alias')
    .values({
      ...{ layout_id: layout, field, alias: alias.trim(), alias_key: plainHeading(alias) },
      added_by: actor,
    })
    .execute()
  await noteOperator(trx, actor, 'bill_alias_added', layout, { field, alias: alias.trim() })
}

/** @returns false when there is no such alias */
export async function dropAlias(
  trx: Kysely<Tables>,
  { layout, alias }: Pick<BillAlias, 'layout' | 'alias'>,
  actor: string,
): Promise<boolean> {
  const removed = await trx
    .deleteFrom('finance_bill_alias')
    .where('layout_id', '=', layout)
    .where('alias_key', '=', plainHeading(alias))
    .executeTakeFirst()
  if (removed.numDeletedRows === 0n) return false
  await noteOperator(trx, actor, 'bill_alias_removed', layout, { alias })
  return true
}
