import { type Kysely, sql } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'

/**
 * Takes a block of `count` ids that nobody else gets.
 * @returns the first one; the block is [first, first + count)
 */
export async function takeIds(
  db: Kysely<Tables>,
  name: 'product' | 'shop' | 'category' | 'source' | 'creator' | 'live' | 'video' | 'company',
  count: number,
): Promise<number> {
  const { rows } = await sql<{ first: number }>`
    update id_block set next = next + ${count} where name = ${name} returning (next - ${count})::float8 as first
  `.execute(db)
  const first = rows[0]?.first
  if (first === undefined) throw new Error(`id_block has no row "${name}": the migrations have not run.`)
  return first
}
