import { noteOperator } from '#modules/operators'
import type { Database } from '#platform/database/database.ts'
import { OperatorError } from '#platform/operator-error.ts'

/** Sets an entry of a dictionary; null empties it. @throws {OperatorError} no such entry */
export async function setDictionary(
  db: Database,
  { name, key, value }: { name: string; key: string; value: string | null },
  actor: string,
): Promise<void> {
  await db.transaction(async (trx) => {
    const done = await trx
      .updateTable('dictionary')
      .set({ value })
      .where('name', '=', name)
      .where('key', '=', key)
      .returning('key')
      .executeTakeFirst()
    if (!done) throw new OperatorError(`没有字典项 ${name} ${key}，haixuan dictionary list 列出全部字典项。`)
    await noteOperator(trx, actor, 'dictionary_set', `${name} ${key}`, { value })
  })
}
