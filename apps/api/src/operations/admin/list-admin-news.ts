import { listNews } from '../../domain/operator/news-acts.ts'
import type { Handler } from '../../http/handler.ts'

export const listAdminNews: Handler<'listAdminNews'> = async (_req, { db }) => ({
  status: 200,
  body: { code: 0, data: await listNews(db) },
})
