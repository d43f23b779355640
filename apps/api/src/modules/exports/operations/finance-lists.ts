import type { components } from '@haixuan/api-sdk/schema'
import {
  searchFinanceLines,
  searchFinanceOrders,
  searchFinanceReconciliation,
  searchFinanceSkus,
} from '#modules/finance'
import type { CallContext, Handler } from '#platform/http/handler.ts'

type Store = components['schemas']['FinanceStore']
type LinePage = components['schemas']['FinanceLinePage']
type FinanceList =
  | 'searchFinanceLines'
  | 'searchFinanceSkus'
  | 'searchFinanceOrders'
  | 'searchFinanceReconciliation'
type Query<Id extends FinanceList> = Parameters<Handler<Id>>[0]['query']
interface Call<Q> {
  params: Record<string, never>
  query: Q
  body: undefined
}

/** A page whose rows have an id and what the page says of their store. */
function withStores<Row extends { store: string }, More extends object>(
  page: { rows: readonly Row[]; stores: readonly Store[]; count: number; visible: number },
  more: (row: Row) => More,
) {
  const stores = new Map(page.stores.map((store) => [store.id, store]))
  const rows = page.rows.map((row) => {
    const store = stores.get(row.store)
    return { ...row, storeName: store?.name ?? '', isDemo: store?.isDemo ?? false, ...more(row) }
  })
  return { body: { data: { rows, count: page.count, visible: page.visible } } }
}

/** Cells of a sheet by their headings; two columns may be called the same. */
function placesOf({ headings }: LinePage['sheets'][number]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>()
  for (const [at, name] of headings.entries()) places.set(name, [...(places.get(name) ?? []), at])
  return places
}

/** Lines with the name of their file and their cells. */
export async function fileLines(call: Call<Query<'searchFinanceLines'>>, context: CallContext) {
  const page = (await searchFinanceLines(call, context)).body.data
  const sheets = new Map(page.sheets.map((sheet) => [sheet.key, { ...sheet, places: placesOf(sheet) }]))
  return withStores(page, ({ sheet, line, cells }) => {
    const found = sheets.get(sheet)
    return {
      id: `${sheet}/${line}`,
      ...{ fileName: found?.file ?? '', sheetName: found?.sheet ?? null },
      cellOf: ({ name, nth }: { name: string; nth: number }) => {
        const at = found?.places.get(name)?.[nth]
        return at === undefined ? null : (cells[at] ?? null)
      },
    }
  })
}

export async function fileSkus(call: Call<Query<'searchFinanceSkus'>>, context: CallContext) {
  const { currency } = call.query
  const page = (await searchFinanceSkus(call, context)).body.data
  return withStores(page, ({ store, skuId }) => ({ id: `${store}/${skuId}`, currency }))
}

export async function fileOrders(call: Call<Query<'searchFinanceOrders'>>, context: CallContext) {
  const { currency } = call.query
  const page = (await searchFinanceOrders(call, context)).body.data
  return withStores(page, ({ store, orderNo }) => ({ id: `${store}/${orderNo}`, currency }))
}

export async function fileReconciliation(
  call: Call<Query<'searchFinanceReconciliation'>>,
  context: CallContext,
) {
  const page = (await searchFinanceReconciliation(call, context)).body.data
  return withStores(page, (row) => ({ id: `${row.store}/${row.month}/${row.currency}/${row.class}` }))
}
