import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'
import { grams } from '#platform/grams.ts'
import { alikeness } from '../rules/alikeness.ts'

/** Products that are compared; the best sellers of the category, so that a large one stays fast. */
const CANDIDATES = 400

interface Candidate {
  id: number
  grams: number[]
}

/** Longest word or run of Chinese characters, at most eight characters: what names the product best. */
function tellingWord(search: string): string {
  const words = search.match(/\p{Script=Han}{2,4}|[\p{L}\p{N}]{3,}/gu) ?? []
  return words.reduce((best, word) => (word.length > best.length ? word : best), '').slice(0, 8)
}

async function candidates(
  db: Kysely<Tables>,
  productId: number,
  among: RawBuilder<unknown>,
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`select t.product_id::float8 as id, t.grams from product_text t
    where t.product_id in (${among}) and t.product_id <> ${productId}`.execute(db)
  return rows
}

/**
 * Products of the same category with the most alike titles, best first. A product without a category is
 * compared with those that share the longest word of its title.
 */
export async function findSimilar(
  db: Kysely<Tables>,
  marketplaceCode: number,
  productId: number,
  limit: number,
): Promise<number[]> {
  const { rows: own } = await sql<Candidate & { c1: number; c2: number; c3: number; search: string }>`
    select t.product_id::float8 as id, t.grams, t.search, m.c1, m.c2, m.c3
    from product_metric m join product_text t on t.product_id = m.product_id
    where m.marketplace = ${marketplaceCode} and m.product_id = ${productId}`.execute(db)
  const product = own[0]
  if (!product) return []
  let rows: Candidate[] = []
  // A narrow category with too few products is replaced by its parent.
  for (const level of ['c3', 'c2', 'c1'] as const) {
    if (product[level] < 0 || rows.length >= limit) continue
    rows = await candidates(
      db,
      productId,
      sql`select m.product_id from product_metric m
        where m.marketplace = ${marketplaceCode} and ${sql.ref(`m.${level}`)} = ${product[level]}
        order by m.sales_day desc, m.product_id limit ${CANDIDATES}`,
    )
  }
  const word = product.c1 < 0 ? grams(marketplaceCode, tellingWord(product.search)) : []
  if (word.length > 0) {
    const named = sql`select t.product_id from product_text t where t.grams @> ${word}::integer[] limit ${CANDIDATES}`
    rows = await candidates(db, productId, named)
  }
  const mine = new Set(product.grams)
  return rows
    .map((row) => ({ id: row.id, alike: alikeness(mine, row.grams) }))
    .filter(({ alike }) => alike > 0)
    .sort((a, b) => b.alike - a.alike || a.id - b.id)
    .slice(0, limit)
    .map(({ id }) => id)
}
