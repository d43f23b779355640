import type { Handler } from '#platform/http/handler.ts'
import { publishedNews } from '../store/published-news.ts'

export const listNews: Handler<'listNews'> = async ({ query }, { db }) => {
  const { kind, page = 1, limit = 20 } = query
  return { status: 200, body: { code: 0, data: await publishedNews(db, { kind, page, limit }) } }
}
