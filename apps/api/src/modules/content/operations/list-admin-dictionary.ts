import type { Handler } from '#platform/http/handler.ts'
import { readAllDictionaries } from '../store/dictionary.ts'

export const listAdminDictionary: Handler<'listAdminDictionary'> = async (_req, { db }) => {
  return { status: 200, body: { code: 0, data: await readAllDictionaries(db) } }
}
