import { type Kysely, type RawBuilder, sql } from 'kysely'
import { findGoods } from '#modules/goods'
import { handleKey } from '#modules/reference/rules'

import { categoryWhere } from '#platform/database/list-page/list-conditions.ts'
import type { ListConditions, ListDeclaration } from '#platform/database/list-page/list-query.ts'
import { withWords } from '#platform/database/list-page/list-words.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { ScopeFilter } from './creator-filter.ts'
import { findSubjectIds } from './subject-rows.ts'

type Where = RawBuilder<unknown>

/** Where a keyword that names exactly one subject leads. */
export type ById = (id: string) => Promise<Where | null>

/**
 * Region, category and words of a filter.
 * @param byId finds the subject that the whole keyword names, tried before it is read as words
 */
export async function scopeConditions(
  db: Kysely<Tables>,
  list: ListDeclaration,
  filter: ScopeFilter,
  byId: ById,
): Promise<ListConditions | null> {
  const where: Where[] = [sql`m.marketplace = ${filter.code}`]
  if (filter.regions !== null) where.push(sql`m.region_id = any(${filter.regions}::smallint[])`)
  if (filter.category !== null) {
    const category = await categoryWhere(db, filter.code, filter.category)
    if (category === null) return null
    where.push(category)
  }
  const { keyword } = filter
  if (!keyword) return { where, words: null }
  if (keyword.kind === 'address') return null
  if (keyword.include.length === 1 && keyword.exclude.length === 0) {
    const one = await byId(keyword.externalId ?? keyword.include[0] ?? '')
    if (one) return { where: [...where, one], words: null }
  }
  return withWords(list, where, { ...keyword, marketplaceCode: filter.code })
}

/** Adds conditions; what is null already stays so, and a null among the new ones makes it so. */
export function and(
  conditions: ListConditions | null,
  more: readonly (Where | null)[],
): ListConditions | null {
  const known = more.filter((part) => part !== null)
  if (!conditions || known.length < more.length) return null
  return { ...conditions, where: [...conditions.where, ...known] }
}

/** `m.creator_id` of a handle; null when nobody has it. */
export async function ownedBy(db: Kysely<Tables>, code: number, handle: string): Promise<Where | null> {
  const key = handleKey(handle)
  const id = (await findSubjectIds(db, 'creator', code, [key])).get(key)
  return id === undefined ? null : sql`m.creator_id = ${id}`
}

/** Internal id of a product; null when it is not known. */
export async function productOf(db: Kysely<Tables>, code: number, goodsId: string): Promise<number | null> {
  return (await findGoods(db, code, [goodsId])).get(goodsId) ?? null
}
