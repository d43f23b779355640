import type { Handler } from '#platform/http/handler.ts'

export const listAdminDictionary: Handler<'listAdminDictionary'> = async (_req, { db }) => {
  const data = await db.kysely
    .selectFrom('dictionary')
    .select(['name', 'key', 'value'])
    .orderBy('name')
    .orderBy('sort')
    .limit(1_000)
    .execute()
  return { status: 200, body: { code: 0, data } }
}
