import type { Handler } from '#platform/http/handler.ts'
import { listNews } from '../store/news-acts.ts'

export const listAdminNews: Handler<'listAdminNews'> = async (_req, { db }) => ({
  status: 200,
  body: { code: 0, data: await listNews(db) },
})
