// @unscoped: a name is taken in the whole account.
import { storeNameKey } from '@haixuan/rules'
import type { Kysely } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'
import { Failure } from '#platform/failure.ts'

/**
 * Refuses a name or a mallId that another store of the same account has. The caller holds the account.
 * @param exceptId the store that is changed
 * @throws {Failure} `store_name_taken`, `mall_id_taken`
 */
export async function refuseTaken(
  trx: Kysely<Tables>,
  accountId: string,
  { name, mallId }: { name?: string; mallId?: string },
  exceptId?: string,
): Promise<void> {
  const taken = async (column: 'name_key' | 'mall_id', value: string) => {
    let query = trx
      .selectFrom('own_store')
      .select(['name', 'archived_at'])
      .where('account_id', '=', accountId)
      .where(column, '=', value)
    if (exceptId !== undefined) query = query.where('id', '<>', exceptId)
    return await query.executeTakeFirst()
  }
  const twin = name === undefined ? undefined : await taken('name_key', storeNameKey(name))
  if (twin) {
    const message = `账号中已有名为“${twin.name}”的店铺${twin.archived_at ? '（已归档）' : ''}，请换一个名称`
    throw new Failure('store_name_taken', message, { fields: [{ path: 'body.name', message }] })
  }
  const same = mallId === undefined ? undefined : await taken('mall_id', mallId)
  if (!same) return
  const message = same.archived_at
    ? `店铺“${same.name}”（已归档）就是这个 ID，请恢复使用它`
    : `店铺“${same.name}”就是这个 ID，请编辑它`
  throw new Failure('mall_id_taken', message, { fields: [{ path: 'body.mallId', message }] })
}
