import { signedIn } from '#modules/access'
import { type OwnStore, requireMayChange } from '#modules/stores'
import { Failure } from '#platform/failure.ts'
import type { CallContext, Handler } from '#platform/http/handler.ts'
import { monthNumber } from '../rules/month-text.ts'
import { beginBillImport } from '../store/begin-bill-import.ts'
import { BILL_TRIES, readWish } from '../store/bill-wishes.ts'
import { financeScope } from './finance-scope.ts'
import { requireBook } from './known-book.ts'
import { choosable, importAnswer } from './open-import.ts'

/** Whose books the files go to, and to which stores they may belong. @throws {Failure} */
async function target(
  context: CallContext,
  store: string | null,
): Promise<{ accountId: string; stores: OwnStore[] }> {
  const { userId, parentId } = signedIn(context.caller)
  const own = await financeScope(context, undefined)
  const { scope } = own
  if (store === null && parentId !== null) {
    throw new Failure('finance_store_needed', '请先选择账单属于哪家店铺，再导入')
  }
  const accountId = store === null ? userId : scope.storeOf(store).accountId
  if (store !== null) requireMayChange(scope.storeOf(store).access, ['books'])
  const stores = choosable(own, accountId)
  if (stores.length === 0 || (store !== null && !stores.some(({ id }) => id === store))) {
    throw new Failure('store_archived', '没有可以导入的店铺：请先添加店铺，或恢复已归档的店铺')
  }
  return { accountId, stores }
}

export const createFinanceImport: Handler<'createFinanceImport'> = async ({ body }, context) => {
  const { db, files, caller } = context
  const { accountId, stores } = await target(context, body.store ?? null)
  if (body.book) requireBook(stores, body.store ?? null, body.book)
  const id = await beginBillImport(db, files, {
    ...{ accountId, userId: signedIn(caller).userId, key: body.key, uploads: body.uploads },
    wish: {
      ...{ storeId: body.store ?? null, book: body.book ?? null, storeIds: stores.map(({ id }) => id) },
      period: body.period ? monthNumber(body.period) : null,
    },
    work: (made) => ({ wish: readWish({ accountId, importId: made }, 0), ...BILL_TRIES }),
  })
  return { status: 201, body: await importAnswer(context, id) }
}
