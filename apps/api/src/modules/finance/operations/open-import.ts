import { signedIn } from '#modules/access'
import { isInUse, requireMayChange, type StoreScope, storesOf } from '#modules/stores'
import { Failure } from '#platform/failure.ts'
import type { CallContext } from '#platform/http/handler.ts'
import { findImport, type ImportViewer, type StoredImport } from '../store/import-rows.ts'
import { sheetsOfImports } from '../store/import-sheets.ts'
import { storesOfSheets } from '../store/stores-of-sheets.ts'
import { type FinanceScope, financeScope, storeView } from './finance-scope.ts'
import { importView } from './import-view.ts'

export const viewerOf = ({ userId, ids }: StoreScope): ImportViewer => ({ userId, storeIds: ids })

/**
 * An import that the caller may see: those of the own account, and those that a member began for stores that it may see.
 * @throws {Failure} `finance_import_unknown`
 */
export async function openImport({ db, caller }: CallContext, id: string): Promise<StoredImport> {
  const scope = await storesOf(db.kysely, signedIn(caller))
  const found = await findImport(db.kysely, viewerOf(scope), id)
  if (!found) throw new Failure('finance_import_unknown', '没有这次导入，或您没有查看权限，请刷新列表')
  return found
}

/**
 * An import that the caller may go on with: a role that was taken away since it began is not one any more.
 * @throws {Failure} `finance_import_unknown`, `store_not_yours`
 */
export async function openForChange(context: CallContext, id: string): Promise<StoredImport> {
  const own = await openImport(context, id)
  const { userId } = signedIn(context.caller)
  if (own.accountId === userId) return own
  const scope = await storesOf(context.db.kysely, signedIn(context.caller))
  const place = { accountId: own.accountId, importId: id }
  for (const store of [own.wish?.storeId ?? null, ...(await storesOfSheets(context.db.kysely, place))])
    if (store !== null) requireMayChange(scope.storeOf(store).access, ['books'])
  return own
}

/** Stores of an account that the caller may import to now, those that were added a moment ago too. */
export const choosable = ({ scope, stores }: FinanceScope, accountId: string) =>
  stores.filter((store) => {
    const { accountId: own, access } = scope.storeOf(store.id)
    return own === accountId && access !== 'viewer' && isInUse(store)
  })

/** The answer about an import. */
export async function importAnswer(context: CallContext, id: string) {
  const own = await openImport(context, id)
  const sheets = await sheetsOfImports(context.db, own.accountId, [id])
  const scope = await financeScope(context, undefined)
  const isNamed = (store: string) => sheets.some((sheet) => sheet.storeId === store)
  const choices = choosable(scope, own.accountId)
  const named = scope.stores.filter((store) => isNamed(store.id) && !choices.includes(store))
  return { code: 0 as const, data: importView(own, sheets, [...choices, ...named].map(storeView)) }
}

export const wrongState = (): Failure =>
  new Failure('finance_import_state', '导入的状态已经变了，不能这样做，请刷新后再试')
