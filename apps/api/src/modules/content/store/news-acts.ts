import { sql } from 'kysely'
import { noteOperator } from '#modules/operators'

import type { Database } from '#platform/database/database.ts'
import { OperatorError } from '#platform/operator-error.ts'
import type { NewsKind } from './news-tables.ts'

export interface NewsDraft {
  id: string
  kind: NewsKind
  title: string
  /** Plain text; a blank line divides paragraphs. */
  body: string
  /** Shown from then on, epoch milliseconds; null for a draft. */
  publishedAt: number | null
}

/** Writes a piece of news over what there was of its id. */
export async function saveNews(db: Database, draft: NewsDraft, actor: string): Promise<void> {
  const { id, kind, title, body, publishedAt } = draft
  const columns = { kind, title, body, published_at: publishedAt === null ? null : new Date(publishedAt) }
  await db.transaction(async (trx) => {
    await trx
      .insertInto('news_item')
      .values({ id, ...columns })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ ...columns, updated_at: sql<Date>`now()` }),
      )
      .execute()
    await noteOperator(trx, actor, 'news_saved', id, { kind, title, publishedAt })
  })
}

/** @throws {OperatorError} no such piece */
export async function removeNews(db: Database, id: string, actor: string): Promise<void> {
  await db.transaction(async (trx) => {
    const gone = await trx.deleteFrom('news_item').where('id', '=', id).returning('title').executeTakeFirst()
    if (!gone) throw new OperatorError(`没有资讯 ${id}，请刷新列表。`)
    await noteOperator(trx, actor, 'news_removed', id, { title: gone.title })
  })
}

/** News and drafts, those changed last first. */
export async function listNews(db: Database): Promise<(NewsDraft & { updatedAt: number })[]> {
  const rows = await db.kysely
    .selectFrom('news_item')
    .selectAll()
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(200)
    .execute()
  return rows.map(({ published_at, updated_at, ...row }) => ({
    ...row,
    publishedAt: published_at?.getTime() ?? null,
    updatedAt: updated_at.getTime(),
  }))
}
