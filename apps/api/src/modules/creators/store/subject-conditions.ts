import { type Kysely, type RawBuilder, sql } from 'kysely'
import { findGoods } from '#modules/goods'
import { handleKey } from '#modules/reference/rules'

import {
  categoryWhere,
  type WordConditions,
  wordConditions,
} from '#platform/database/list-page/list-conditions.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { ScopeFilter } from './creator-filter.ts'
import { findSubjectIds } from './subject-rows.ts'

type Where = RawBuilder<unknown>

/** Conditions on `m`, joined by AND; null when nothing can meet them. */
export type Conditions = { where: Where[]; words: WordConditions | null } | null

/** Where a keyword that names exactly one subject leads. */
export type ById = (id: string) => Promise<Where | null>

/**
 * Region, category and words of a filter.
 * @param byId finds the subject that the whole keyword names, tried before it is read as words
 */
export async function scopeConditions(
  db: Kysely<Tables>,
  filter: ScopeFilter,
  byId: ById,
): Promise<Conditions> {
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
  const words = wordConditions(filter.code, keyword.include, keyword.exclude)
  return words.indexed ? { where, words } : { where: [...where, ...words.where], words: null }
}

/** Adds conditions; what is null already stays so, and a null among the new ones makes it so. */
export function and(conditions: Conditions, more: readonly (Where | null)[]): Conditions {
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
