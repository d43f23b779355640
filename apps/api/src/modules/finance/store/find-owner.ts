import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'

/** How many of a file's SKUs a store sold before, by what is in the books. */
export interface StoreEvidence {
  fileNo: number
  storeId: string
  /** SKUs of the file that are in the store's books. */
  known: number
}

/** SKUs that a file names. */
export interface FileSkus {
  fileNo: number
  skus: number
}

interface Place {
  accountId: string
  importId: string
}

/** What the books say about whose bills the files of an import are. */
export async function storeEvidence(
  db: Database,
  { accountId, importId }: Place,
): Promise<{ files: FileSkus[]; evidence: StoreEvidence[] }> {
  const own = sql`
    select distinct file_no, sku_id from money_event
    where account_id = ${accountId}::uuid and import_id = ${importId}::uuid and sku_id is not null`
  const files = await sql<FileSkus>`
    select file_no as "fileNo", count(*)::float8 as skus from (${own}) as own group by file_no`.execute(
    db.kysely,
  )
  const evidence = await sql<StoreEvidence>`
    select own.file_no as "fileNo", o.store_id as "storeId", count(distinct own.sku_id)::float8 as known
    from (${own}) as own join money_event as o on o.account_id = ${accountId}::uuid and o.sku_id = own.sku_id
      and o.state = 'counted'
    group by own.file_no, o.store_id`.execute(db.kysely)
  return { files: files.rows, evidence: evidence.rows }
}

/** Months (yyyymm) that the rows of each file carry. */
export async function fileMonths(
  db: Database,
  { accountId, importId }: Place,
): Promise<Map<number, number[]>> {
  const rows = await db.kysely
    .selectFrom('money_event')
    .select(['file_no', 'month'])
    .distinct()
    .where('account_id', '=', accountId)
    .where('import_id', '=', importId)
    .where('month', 'is not', null)
    .orderBy('month')
    .execute()
  const months = new Map<number, number[]>()
  for (const { file_no, month } of rows) months.set(file_no, [...(months.get(file_no) ?? []), month ?? 0])
  return months
}

/** Store and book of a file of an import, also of one that is left out; undefined: there is no such file. */
export async function ownerOfFile(
  db: Pick<Database, 'kysely'>,
  { accountId, importId, fileNo }: Place & { fileNo: number },
): Promise<{ storeId: string | null; book: string | null } | undefined> {
  return await db.kysely
    .selectFrom('finance_sheet')
    .select(['store_id as storeId', 'book'])
    .where('account_id', '=', accountId)
    .where('import_id', '=', importId)
    .where('file_no', '=', fileNo)
    .orderBy('sheet_no')
    .limit(1)
    .executeTakeFirst()
}

/** Layouts of the sheets of a file; null for a sheet that is of no known bill. */
export async function layoutsOfFile(
  db: Pick<Database, 'kysely'>,
  { accountId, importId, fileNo }: Place & { fileNo: number },
): Promise<(string | null)[]> {
  const rows = await db.kysely
    .selectFrom('finance_sheet')
    .select('layout_id')
    .where('account_id', '=', accountId)
    .where('import_id', '=', importId)
    .where('file_no', '=', fileNo)
    .execute()
  return rows.map(({ layout_id }) => layout_id)
}

/** Says whose bills a file of an import that was not committed is. */
export const setFileStore = (
  db: Pick<Database, 'kysely'>,
  file: Place & { fileNo: number },
  storeId: string,
) => setOwner(db, file, { store_id: storeId })

/** Says the book of a file; null: none. */
export const setFileBook = (
  db: Pick<Database, 'kysely'>,
  file: Place & { fileNo: number },
  book: string | null,
) => setOwner(db, file, { book })

/** The owner of a file is said with its sheets and with their rows. */
async function setOwner(
  db: Pick<Database, 'kysely'>,
  { accountId, importId, fileNo }: Place & { fileNo: number },
  owner: { store_id: string } | { book: string | null },
): Promise<void> {
  for (const table of ['money_event', 'finance_sheet'] as const) {
    await db.kysely
      .updateTable(table)
      .set(owner)
      .where('account_id', '=', accountId)
      .where('import_id', '=', importId)
      .where('file_no', '=', fileNo)
      .execute()
  }
}

/** Says the month (yyyymm) of the rows of a file that carry no time, whatever was said before. */
export async function setFilePeriod(
  db: Pick<Database, 'kysely'>,
  { accountId, importId, fileNo }: Place & { fileNo: number },
  month: number,
): Promise<void> {
  await db.kysely
    .updateTable('money_event')
    .set({ month })
    .where('account_id', '=', accountId)
    .where('import_id', '=', importId)
    .where('file_no', '=', fileNo)
    .where('at', 'is', null)
    .execute()
  await db.kysely
    .updateTable('finance_sheet')
    .set({ period: month })
    .where('account_id', '=', accountId)
    .where('import_id', '=', importId)
    .where('file_no', '=', fileNo)
    .execute()
}
