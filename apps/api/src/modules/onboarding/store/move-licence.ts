import type { Database } from '#platform/database/database.ts'
import type { Files } from '#platform/files/files.ts'
import { LICENCE } from '../rules/licence-purpose.ts'

/** What an application has already counts on no limit: it cannot be refused any more. */
const NO_LIMIT = { ...LICENCE, accountBytes: Number.POSITIVE_INFINITY }

/**
 * Moves the picture of one application from its row into the file store. Until the last step it is read from the row,
 * then from the store; an interrupted move leaves a file without a reference, which is cleared.
 * @returns false when none is left
 * @throws {Failure} `files_unavailable`; the row keeps its picture
 */
export async function moveLicence(db: Database, files: Files): Promise<boolean> {
  const row = await db.kysely
    .selectFrom('settlement_application')
    .select(['id', 'user_id', 'licence', 'licence_type'])
    .where('licence', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!row?.licence) return false
  const { id, licence: bytes, licence_type: type, user_id: account } = row
  const draft = { account, name: '营业执照', type, bytes }
  const file = await db.transaction((trx) => files.reserve(trx, NO_LIMIT, draft))
  await files.write(file)
  const isMoved = await db.transaction(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('settlement_application')
      .set({ licence: null, licence_file: file.id })
      .where('id', '=', id)
      .where('licence', 'is not', null)
      .executeTakeFirst()
    if (Number(numUpdatedRows) === 1) await files.confirm(trx, file)
    return Number(numUpdatedRows) === 1
  })
  // A second worker was first, or the application is gone.
  if (!isMoved) await files.abandon(file)
  return true
}
