import { readDictionary } from '../domain/dictionary/dictionary.ts'
import type { Handler } from '../http/handler.ts'

export const getDictionary: Handler<'getDictionary'> = async ({ params }, { db }) => ({
  status: 200,
  body: { code: 0, data: await readDictionary(db, params.name) },
})
