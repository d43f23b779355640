import { upsertCategories } from '#modules/goods'
import { categoryBook, exchangeRates } from '#modules/reference'
import { type CategoryStep, type Marketplace, marketplaceCode } from '#modules/reference/rules'
import type { Database } from '#platform/database/database.ts'
import type { CategoryPath, RecordReferences } from '../rules/meet.ts'

type Path = readonly CategoryStep[] | null | undefined

/** What the records of a batch name, ready to be looked up. */
export interface BatchReferences extends RecordReferences {
  code: number
  categoryOf(path: Path): CategoryPath
}

/**
 * Reads the source and the rates and creates the categories of the paths, before the transaction of the batch:
 * a category is never taken back, so that parallel batches may share it.
 */
export async function openReferences(
  db: Database,
  sourceId: number,
  marketplace: Marketplace,
  paths: readonly Path[],
): Promise<BatchReferences> {
  const source = await db.kysely
    .selectFrom('source')
    .select('kind')
    .where('id', '=', sourceId)
    .executeTakeFirst()
  if (!source) throw new Error(`Source ${sourceId} is not known. Call beginIngest first.`)
  const code = marketplaceCode(marketplace)
  const rates = await exchangeRates(db.kysely)
  await upsertCategories(
    db,
    marketplace,
    paths.map((path) => path ?? []),
    source.kind,
  )
  const book = await categoryBook(db, db.kysely, code)
  return {
    code,
    source: { id: sourceId, kind: source.kind },
    rates,
    categoryOf: (path) => {
      if (path === undefined) return undefined
      return path === null || path.length === 0 ? null : (book.follow(path) ?? null)
    },
  }
}
