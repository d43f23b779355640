import { signedIn } from '#modules/access'
import { storesOf } from '#modules/stores'
import type { Handler } from '#platform/http/handler.ts'
import { findImports } from '../store/import-rows.ts'
import { type ImportSheet, refusalsOf, sheetsOfImports } from '../store/import-sheets.ts'
import { importBrief } from './import-view.ts'
import { importAnswer, openImport, viewerOf } from './open-import.ts'

export const getFinanceImport: Handler<'getFinanceImport'> = async ({ params: { id } }, context) => ({
  status: 200,
  body: await importAnswer(context, id),
})

export const searchFinanceImports: Handler<'searchFinanceImports'> = async ({ query }, { db, caller }) => {
  const viewer = viewerOf(await storesOf(db.kysely, signedIn(caller)))
  const [page, limit] = [query.page ?? 1, query.limit ?? 20]
  const { rows, count } = await findImports(db, viewer, { offset: (page - 1) * limit, limit })
  const sheets: ImportSheet[] = []
  for (const accountId of new Set(rows.map((row) => row.accountId))) {
    const ids = rows.filter((row) => row.accountId === accountId).map(({ id }) => id)
    sheets.push(...(await sheetsOfImports(db, accountId, ids)))
  }
  const views = rows.map((row) =>
    importBrief(
      row,
      sheets.filter(({ importId }) => importId === row.id),
    ),
  )
  const data = { rows: views, count, countIsExact: true as const, visible: count }
  return { status: 200, body: { code: 0, data } }
}

export const listFinanceRefusals: Handler<'listFinanceRefusals'> = async (
  { params: { id }, query },
  context,
) => {
  const { accountId } = await openImport(context, id)
  const [page, limit] = [query.page ?? 1, query.limit ?? 50]
  const place = { accountId, importId: id }
  const data = await refusalsOf(context.db, place, { offset: (page - 1) * limit, limit })
  return { status: 200, body: { code: 0, data } }
}
