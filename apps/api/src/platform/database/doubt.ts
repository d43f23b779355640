import type { Database } from './database.ts'

/**
 * What a row that was not found means: there is none, or the database failed a moment ago and cannot be believed.
 * @throws an error of `isDatabaseUnavailable`: a person must not be signed out by a fault of the engine
 */
export function noneUnlessDoubtful({ isDoubtful }: Pick<Database, 'isDoubtful'>): undefined {
  if (!isDoubtful) return undefined
  throw Object.assign(new Error('No row, from a database that failed a moment ago.'), { code: '08006' })
}
