import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { ImportPreview, SheetCounts } from '../rules/import-preview.ts'
import type { Question } from '../rules/question.ts'

export interface ImportId {
  accountId: string
  importId: string
}

/** What a person chose for all files of an import. */
export interface ImportWish {
  storeId: string | null
  book: string | null
  /** yyyymm. */
  period: number | null
  /** Stores that the files may belong to. */
  storeIds: readonly string[]
}

/** What reading found. */
export interface ImportFound {
  /** Grows with every answer: what was computed before it is not noted after it. */
  round: number
  questions: readonly Question[]
  /** Those of files that are left out: they are open again when the file is taken back. */
  setAside?: readonly Question[]
  /** Null while a question is open. */
  counts: readonly SheetCounts[] | null
  preview: ImportPreview | null
}

export interface StoredImport {
  accountId: string
  id: string
  state: 'reading' | 'read' | 'committed' | 'undone'
  asked: 'commit' | 'undo' | null
  createdBy: string
  createdAt: number
  committedAt: number | null
  undoneAt: number | null
  wish: ImportWish | null
  found: ImportFound | null
  problem: string | null
}

type Row = Omit<StoredImport, 'wish' | 'found'> & { wish: string | null; found: string | null }

const COLUMNS = sql`i.account_id as "accountId", i.id, i.state, i.asked, i.created_by as "createdBy",
  (extract(epoch from i.created_at) * 1000)::float8 as "createdAt",
  (extract(epoch from i.committed_at) * 1000)::float8 as "committedAt",
  (extract(epoch from i.undone_at) * 1000)::float8 as "undoneAt", i.wish, i.found, i.problem`

const parsed = ({ wish, found, createdAt, committedAt, undoneAt, ...row }: Row): StoredImport => ({
  ...row,
  createdAt: Math.round(createdAt),
  committedAt: committedAt === null ? null : Math.round(committedAt),
  undoneAt: undoneAt === null ? null : Math.round(undoneAt),
  wish: wish === null ? null : (JSON.parse(wish) as ImportWish),
  found: found === null ? null : (JSON.parse(found) as ImportFound),
})

/** Who looks for imports, and the stores that they may see now. */
export interface ImportViewer {
  userId: string
  storeIds: readonly string[]
}

/**
 * Whose imports somebody sees: those of the own account, and those that they began for another account as long as
 * they may see every store of them.
 */
function seenBy({ userId, storeIds }: ImportViewer) {
  const stores = sql`any(${[...storeIds]}::uuid[])`
  return sql`(i.account_id = ${userId}::uuid or i.created_by = ${userId}::uuid
    and (i.wish::json ->> 'storeId')::uuid = ${stores} and not exists (
      select 1 from finance_sheet as s where s.account_id = i.account_id and s.import_id = i.id
        and s.store_id is not null and not s.store_id = ${stores}))`
}

export async function findImport(
  db: Kysely<Tables>,
  viewer: ImportViewer,
  id: string,
): Promise<StoredImport | undefined> {
  const { rows } = await sql<Row>`select ${COLUMNS} from finance_import as i
    where i.id = ${id}::uuid and ${seenBy(viewer)}`.execute(db)
  return rows[0] && parsed(rows[0])
}

/** An import by what a job knows of it. */
export async function importOfJob(db: Kysely<Tables>, id: string): Promise<StoredImport | undefined> {
  const { rows } =
    await sql<Row>`select ${COLUMNS} from finance_import as i where i.id = ${id}::uuid`.execute(db)
  return rows[0] && parsed(rows[0])
}

/** The same, held until the transaction ends: who asks for work on it, and who ends that, take turns. */
export async function holdImport(trx: Transaction<Tables>, id: string): Promise<StoredImport | undefined> {
  const { rows } =
    await sql<Row>`select ${COLUMNS} from finance_import as i where i.id = ${id}::uuid for update`.execute(
      trx,
    )
  return rows[0] && parsed(rows[0])
}

export async function importByKey(
  db: Kysely<Tables>,
  accountId: string,
  key: string,
): Promise<StoredImport | undefined> {
  const { rows } = await sql<Row>`select ${COLUMNS} from finance_import as i
    where i.account_id = ${accountId}::uuid and i.request_key = ${key}::uuid`.execute(db)
  return rows[0] && parsed(rows[0])
}

/** Whether somebody began an import with this key. */
export async function hasImportKey(db: Kysely<Tables>, userId: string, key: string): Promise<boolean> {
  const found = await db
    .selectFrom('finance_import')
    .select('id')
    .where('created_by', '=', userId)
    .where('request_key', '=', key)
    .executeTakeFirst()
  return found !== undefined
}

/** Imports that somebody sees, the newest first. */
export async function findImports(
  db: Database,
  viewer: ImportViewer,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: StoredImport[]; count: number }> {
  const [{ rows }, { rows: counts }] = await Promise.all([
    sql<Row>`select ${COLUMNS} from finance_import as i where ${seenBy(viewer)}
      order by i.created_at desc, i.id limit ${limit}::integer offset ${offset}::integer`.execute(db.kysely),
    sql<{ n: number }>`select count(*)::float8 as n from finance_import as i where ${seenBy(viewer)}`.execute(
      db.kysely,
    ),
  ])
  return { rows: rows.map(parsed), count: counts[0]?.n ?? 0 }
}

/**
 * Who begins an import of an account takes turns until their transaction ends, so that none counts beside another that adds
 * one.
 */
export async function holdOpenImports(trx: Transaction<Tables>, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`finance_import ${accountId}`}, 0))`.execute(trx)
}

/** How many imports of an account are neither counted nor taken out. */
export async function countOpenImports(trx: Transaction<Tables>, accountId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::float8 as n from finance_import
    where account_id = ${accountId}::uuid and state in ('reading', 'read')`.execute(trx)
  return rows[0]?.n ?? 0
}

/** Notes what reading found, or why nothing could be read. */
export async function noteFound(
  db: Kysely<Tables>,
  { accountId, importId }: ImportId,
  { found, problem = null }: { found: ImportFound | null; problem?: string | null },
): Promise<void> {
  await db
    .updateTable('finance_import')
    .set({ found: found === null ? null : JSON.stringify(found), problem })
    .where('account_id', '=', accountId)
    .where('id', '=', importId)
    .execute()
}

/**
 * Asks for work on an import, once.
 * @returns false when it is not in the state, or work is asked for already
 */
export async function askFor(
  trx: Transaction<Tables>,
  { accountId, importId }: ImportId,
  asked: 'commit' | 'undo',
): Promise<boolean> {
  const result = await trx
    .updateTable('finance_import')
    .set({ asked, problem: null })
    .where('account_id', '=', accountId)
    .where('id', '=', importId)
    .where('state', '=', asked === 'commit' ? 'read' : 'committed')
    .where('asked', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/**
 * Work that was asked for is done, or could not be done; other work that was asked for meanwhile stays asked for.
 * @param asked null: the reading, which nobody asks for
 */
export async function endAsked(
  db: Kysely<Tables>,
  { accountId, importId }: ImportId,
  asked: 'commit' | 'undo' | null,
  problem: string | null,
): Promise<void> {
  await db
    .updateTable('finance_import')
    .set({ asked: null, problem })
    .where('account_id', '=', accountId)
    .where('id', '=', importId)
    .where('asked', 'is not distinct from', asked)
    .execute()
}
