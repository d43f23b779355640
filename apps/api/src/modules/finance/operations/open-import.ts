import { signedIn } from '#modules/access'
import { Failure } from '#platform/failure.ts'
import type { CallContext } from '#platform/http/handler.ts'
import { findImport, type StoredImport } from '../store/import-rows.ts'
import { sheetsOfImports } from '../store/import-sheets.ts'
import { financeScope, storeView } from './finance-scope.ts'
import { importView } from './import-view.ts'

/**
 * An import that the caller may see: those of the own account, and those that a member began for its team.
 * @throws {Failure} `finance_import_unknown`
 */
export async function openImport({ db, caller }: CallContext, id: string): Promise<StoredImport> {
  const found = await findImport(db.kysely, { userId: signedIn(caller).userId, id })
  if (!found) throw new Failure('finance_import_unknown', '没有这次导入，或您没有查看权限，请刷新列表')
  return found
}

/** The answer about an import. */
export async function importAnswer(context: CallContext, id: string) {
  const own = await openImport(context, id)
  const sheets = await sheetsOfImports(context.db, own.accountId, [id])
  const { stores } = await financeScope(context, undefined)
  const choices = stores.filter((store) => own.wish?.storeIds.includes(store.id) ?? false)
  return { code: 0 as const, data: importView(own, sheets, choices.map(storeView)) }
}

export const wrongState = (): Failure =>
  new Failure('finance_import_state', '导入的状态已经变了，不能这样做，请刷新后再试')
