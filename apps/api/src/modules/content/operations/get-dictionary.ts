import type { Handler } from '#platform/http/handler.ts'
import { readDictionary } from '../store/dictionary.ts'

export const getDictionary: Handler<'getDictionary'> = async ({ params }, { db }) => ({
  status: 200,
  body: { code: 0, data: await readDictionary(db, params.name) },
})
