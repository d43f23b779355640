import type { components } from '@haixuan/api-sdk/schema'
import { createExportBody, nextTierFor } from '@haixuan/rules'
import { readListRequest, readQuotaUse, signedIn } from '#modules/access'
import { entitlementOf, quotaResetAt } from '#modules/access/rules'
import { readBillForm } from '#modules/finance'
import { marketplaceCode as codeOf, type Marketplace } from '#modules/reference/rules'

import { Failure } from '#platform/failure.ts'
import type { CallContext, Handler } from '#platform/http/handler.ts'
import { billColumns, type NotedBill, sheetNameOf } from '../rules/columns/bill-columns.ts'
import { templatesOf } from '../rules/columns/catalog.ts'
import { type PickedColumn, pickColumns } from '../rules/pick-columns.ts'
import { readGoodsExtras } from '../store/goods-extras.ts'
import { EXPORT_LISTS, type ListContext, type ListRow } from './export-lists.ts'
import { type ListSource, sourceOf } from './list-source.ts'

type Request = components['schemas']['ExportRequest']
type LineQuery = Parameters<Handler<'searchFinanceLines'>>[0]['query']
type Quote = components['schemas']['ExportQuote']

/** Rows of one file. */
const MOST_ROWS = createExportBody['request.most'].maximum
const COUNT_ONLY = { page: 1, limit: 1, exact_count: true }
const NOTHING = new Map<string, never>()

/** A wish as a job reads it. */
export type NotedRequest = Request & { bill?: NotedBill }

/** A wish that has been counted. */
export interface ExportOrder {
  /** The wish as a job repeats it: a board without a day has the day that was counted, a bill its columns. */
  request: NotedRequest
  rows: number
  matching: number
  cutBy: Quote['cutBy']
  /** Its own columns draw on no quota. */
  ownList: boolean
  /** Nothing but own columns is written. */
  ownData: boolean
  templates: Quote['templates']
}

/** How a wish is written. */
export interface ExportWork {
  columns: readonly PickedColumn<ListRow, unknown>[]
  /** Name of the sheet. */
  sheet: string
  source: ListSource
  /** What files say beyond the rows of a list, by id. */
  extras(rows: readonly ListRow[]): Promise<ReadonlyMap<string, unknown>>
}

/**
 * Reads a wish and says how it is written.
 * @param from `at`: the moment at which it was asked for, epoch milliseconds; `batch`: rows that are read at once
 * @throws {Failure} whatever the list itself would refuse with; `bad_parameter` for columns that it does not have
 */
export function openOrder(
  request: NotedRequest,
  context: ListContext,
  from: { at: number; batch?: number },
): ExportWork {
  const { operation, columnSet, bill } = request
  const listed = readListRequest(context.caller, request)
  const { columns, isGoods } = EXPORT_LISTS[operation]
  const { db } = context
  const marketplaceCode = isGoods ? codeOf(listed.params['marketplace'] as Marketplace) : 0
  const isTemplate = columnSet === 'temu_31'
  return {
    columns: bill
      ? (billColumns(bill) as readonly PickedColumn<never, unknown>[])
      : pickColumns(columns, request),
    sheet: bill ? sheetNameOf(bill) : '数据',
    source: sourceOf(listed, { ...context, isFile: true }, from),
    extras: async (rows) =>
      isGoods ? readGoodsExtras(db, { marketplaceCode, ids: rows.map(({ id }) => id), isTemplate }) : NOTHING,
  }
}

/**
 * Reads a wish and counts its rows.
 * @throws {Failure} whatever the list itself would refuse with; `bad_parameter` for columns that it does not have
 */
export async function readOrder(request: Request, context: CallContext): Promise<ExportOrder> {
  const { operation, ids } = request
  const listed = readListRequest(context.caller, request)
  const { read, columns, ownList } = EXPORT_LISTS[operation]
  const bill =
    operation === 'searchFinanceLines' ? await readBillForm(listed.query as LineQuery, context) : null
  const noted = request.columnSet === 'bill_rows' && bill ? fitting(bill) : null
  const picked = noted ? [] : pickColumns(columns, request)
  // Rows of a file are drawn on the right of exports, once, and not on that of rows opened.
  const file: CallContext = { ...context, isFile: true }
  const counted = { params: listed.params, query: { ...listed.query, ...COUNT_ONLY }, body: undefined }
  const { count, visible, day, date } = (await read(counted, file)).body.data
  const most = Math.min(visible, MOST_ROWS, request.most ?? MOST_ROWS)
  const shown = day ?? date
  return {
    request: {
      ...request,
      ...(shown ? { query: { ...request.query, date: shown } } : {}),
      ...(noted ? { bill: noted } : {}),
    },
    rows: ids ? Math.min(new Set(ids).size, most) : most,
    matching: count,
    cutBy: count > visible ? 'tier' : visible > MOST_ROWS ? 'most' : null,
    ownList,
    ownData: ownList && picked.every(({ market }) => !market),
    templates: bill && !('problem' in bill) ? ['bill_rows'] : templatesOf(columns, request.params),
  }
}

/** @throws {Failure} `bad_parameter` for lines that do not fit one file */
function fitting(bill: Awaited<ReturnType<typeof readBillForm>>): NotedBill {
  if ('problem' in bill) throw new Failure('bad_parameter', bill.problem)
  const { headings, sheet, isDemo } = bill
  return { headings, sheet, isDemo }
}

/** What the order would draw from the quota, and whether it would be refused. */
export async function quoteOf(order: ExportOrder, context: CallContext): Promise<Quote> {
  const caller = signedIn(context.caller)
  const now = Date.now()
  const { exportRows: used } = await readQuotaUse(context.db, caller, now)
  const limit = entitlementOf(caller).exportRows
  const left = Math.max(0, limit - used)
  const { rows, matching, cutBy, ownList, ownData, templates } = order
  return {
    ...{ rows, matching, cutBy, ownList, ownData, templates, limit, used, left },
    resetAt: quotaResetAt(now),
    next: nextTierFor(caller.tier, 'exportRows'),
    refusal: refusalOf(order, limit, left),
  }
}

function refusalOf({ rows, ownList, ownData }: ExportOrder, limit: number, left: number): string | null {
  if (rows === 0) return '没有可以导出的数据，请放宽筛选条件'
  if (ownData || rows <= left) return null
  const own = ownList ? '去掉市场数据列（您自己的列可以随时导出，不占额度）' : ''
  if (limit === 0)
    return ownList
      ? `当前会员等级不含市场数据导出，请${own}或升级会员`
      : '当前会员等级不含数据导出，请升级会员；收藏等您自己的数据可以随时导出'
  const ways = [own, '减少行数', '明天 00:00 后再试'].filter(Boolean).join('、')
  return `今日还可导出 ${left.toLocaleString('zh-CN')} 行，少于需要的 ${rows.toLocaleString('zh-CN')} 行，请${ways}或升级会员`
}
