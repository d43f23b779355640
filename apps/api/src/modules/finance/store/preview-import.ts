import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { BookFigures, ImportPreview, SheetCounts } from '../rules/import-preview.ts'
import { countRows } from './commit-import.ts'
import { holdBooks } from './hold-books.ts'
import { type ImportId, importOfJob, noteFound } from './import-rows.ts'
import { bookKey, readBooks } from './read-books.ts'
import { storesOfSheets } from './stores-of-sheets.ts'

const NONE: BookFigures = {
  ...{ revenueNet: null, platformNet: null, costFen: null, missingIncome: null, profitFen: null },
  ...{ equal: 0, different: 0, oneSided: 0 },
}

/** What ends the transaction of a preview. */
class Previewed extends Error {}

/** What counting the rows of an import changes. */
interface Effect {
  preview: ImportPreview
  counts: SheetCounts[]
}

/** Counts the rows of an import, and says what that changes. */
async function effectOf(trx: Transaction<Tables>, id: ImportId): Promise<Effect> {
  const stores = await storesOfSheets(trx, id)
  const before = await figuresOf(trx, id.accountId, stores)
  await countRows(trx, id)
  const after = await figuresOf(trx, id.accountId, stores)
  return {
    preview: { ...(await newMoney(trx, id)), months: changed(before, after) },
    counts: await countedRows(trx, id),
  }
}

/**
 * What a commit would change. It is a commit that is rolled back: no second formula can tell other figures than the books
 * will have.
 */
export async function previewImport(db: Database, id: ImportId): Promise<Effect> {
  let found: Effect | undefined
  try {
    await db.bulk(() =>
      db.transaction(async (trx) => {
        // In turn with commits and undos: what another one counts meanwhile would be told as new.
        await holdBooks(trx, id.accountId)
        found = await effectOf(trx, id)
        throw new Previewed()
      }),
    )
  } catch (error) {
    if (!(error instanceof Previewed)) throw error
  }
  if (found === undefined) throw new Error('The preview was not made.')
  return found
}

/** Counts the rows of an import in its commit, and notes what that changed: another one may have come before it. */
export async function countAndTell(trx: Transaction<Tables>, id: ImportId): Promise<void> {
  const own = await importOfJob(trx, id.importId)
  if (!own?.found) return await countRows(trx, id)
  await noteFound(trx, id, { found: { ...own.found, ...(await effectOf(trx, id)) } })
}

type Figures = Map<string, { store: string; month: number; currency: string; own: BookFigures }>

/** Figures of all books of stores. */
export async function figuresOf(
  kysely: Kysely<Tables>,
  accountId: string,
  storeIds: readonly string[],
): Promise<Figures> {
  const books = await readBooks({ kysely }, { accountId, storeIds }, { rule: 'original-cost' })
  return new Map(
    books.map((book) => {
      const { storeId: store, month, currency, economic, reconciliation, goods } = book
      const count = (...results: string[]) =>
        reconciliation.filter(({ result }) => results.includes(result)).length
      const own: BookFigures = {
        ...{ revenueNet: economic.revenueNet, platformNet: economic.platformNet, costFen: goods.cost },
        ...{ missingIncome: goods.missingIncome, profitFen: goods.profit },
        ...{ equal: count('equal'), different: count('different') },
        oneSided: count('ledger_only', 'detail_only'),
      }
      return [bookKey(book), { store, month, currency, own }] as const
    }),
  )
}

/** Books that differ before and after, in the order of months. */
function changed(before: Figures, after: Figures): ImportPreview['months'] {
  return [...after]
    .map(([key, { own, ...place }]) => ({ ...place, before: before.get(key)?.own ?? NONE, after: own }))
    .filter((one) => JSON.stringify(one.before) !== JSON.stringify(one.after))
    .sort((a, b) => a.month - b.month)
}

async function newMoney(
  db: Kysely<Tables>,
  { accountId, importId }: ImportId,
): Promise<Pick<ImportPreview, 'sums' | 'ledgerRows'>> {
  const { rows } = await sql<ImportPreview['sums'][number] & { isLedger: boolean }>`
    select e.store_id as store, e.currency, e.kind, e.is_ledger as "isLedger", count(*)::float8 as rows,
      sum(e.minor)::float8 as minor
    from money_event as e where e.account_id = ${accountId}::uuid and e.import_id = ${importId}::uuid
      and e.state = 'counted'
    group by e.store_id, e.currency, e.kind, e.is_ledger order by e.store_id, e.currency, minor desc`.execute(
    db,
  )
  return {
    sums: rows.filter(({ isLedger }) => !isLedger).map(({ isLedger: _, ...sum }) => sum),
    ledgerRows: rows.filter(({ isLedger }) => isLedger).reduce((all, { rows: own }) => all + own, 0),
  }
}

/** How many rows of each sheet of an import count, and how many another file has already. */
async function countedRows(db: Kysely<Tables>, { accountId, importId }: ImportId): Promise<SheetCounts[]> {
  const { rows } = await sql<SheetCounts>`
    select file_no as "fileNo", sheet_no as "sheetNo", (count(*) filter (where state = 'counted'))::float8 as added,
      (count(*) filter (where state = 'duplicate'))::float8 as duplicate
    from money_event where account_id = ${accountId}::uuid and import_id = ${importId}::uuid
    group by file_no, sheet_no`.execute(db)
  return rows
}
