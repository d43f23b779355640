import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import type { NewsKind } from './news-tables.ts'

interface PublishedNews {
  id: string
  kind: NewsKind
  title: string
  /** Plain text; a blank line divides paragraphs. */
  body: string
  /** Epoch milliseconds. */
  publishedAt: number
}

/** News whose moment has come by the clock of the database, the newest first; drafts and what is yet to come are left out. */
export async function publishedNews(
  { kysely }: Database,
  { kind, page, limit }: { kind?: NewsKind | undefined; page: number; limit: number },
): Promise<{ rows: PublishedNews[]; count: number }> {
  const published = kysely
    .selectFrom('news_item')
    .where('published_at', '<=', sql<Date>`now()`)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as NewsKind))
  const rows = await published
    .select(['id', 'kind', 'title', 'body', 'published_at'])
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { count } = await published
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return {
    rows: rows.flatMap(({ published_at, ...row }) =>
      published_at === null ? [] : [{ ...row, publishedAt: published_at.getTime() }],
    ),
    count: Number(count),
  }
}
