import type { components } from '@haixuan/api-sdk/schema'
import { BOOK_CLASS_NAMES, EVENT_KIND_NAMES, EVENT_KINDS, type EventKind, minorDigits } from '@haixuan/rules'
import { columnsOf, type FileColumn } from '../file-column.ts'
import type { Catalog, ListColumns } from './catalog.ts'

type Schemas = components['schemas']

/** What a row of own money does not say itself: its place in a list, its currency and its store. */
interface Beside {
  id: string
  currency: string
  storeName: string
  isDemo: boolean
}
export type LineFileRow = Schemas['FinanceLine'] & Beside & { fileName: string; sheetName: string | null }
export type SkuFileRow = Schemas['FinanceSku'] & Beside
export type OrderFileRow = Schemas['FinanceOrder'] & Beside
export type ReconciliationFileRow = Schemas['FinanceReconciliationRow'] & Beside

/** An amount in units of its currency. */
function amount<Row extends Beside>(heading: string, pick: (row: Row) => number | null): FileColumn<Row> {
  return columnsOf<Row>().decimal(heading, (row) => {
    const minor = pick(row)
    if (minor === null) return null
    const digits = minorDigits(row.currency)
    return Number((minor / 10 ** digits).toFixed(digits))
  })
}

/** Cost and profit are in CNY, whatever the currency of the books. */
const yuan = (fen: number | null) => (fen === null ? null : Number((fen / 100).toFixed(2)))
const kindName = (kind: string) => EVENT_KIND_NAMES[kind as EventKind] ?? '账户收支'

const byKind = <Row extends Beside & { kinds: Schemas['KindMinor'][] }>(): readonly FileColumn<Row>[] =>
  EVENT_KINDS.map((kind) =>
    amount<Row>(EVENT_KIND_NAMES[kind], (row) => row.kinds.find((one) => one.kind === kind)?.minor ?? null),
  )
const demo = <Row extends Beside>() => columnsOf<Row>().yes('示例数据', (row) => row.isDemo)

const line = columnsOf<LineFileRow>()
const lines = {
  store: [line.text('店铺', (row) => row.storeName)],
  book: [line.text('账本', (row) => row.book)],
  kind: [line.text('类型', (row) => kindName(row.kind))],
  time: [line.moment('账务时间', (row) => (row.time === null ? null : Date.parse(row.time)))],
  month: [line.text('账期', (row) => row.month)],
  orderNo: [line.id('订单号', (row) => row.orderNo)],
  afterNo: [line.id('售后单号', (row) => row.afterNo)],
  stockNo: [line.id('备货单号', (row) => row.stockNo)],
  billNo: [line.id('账单编号', (row) => row.billNo)],
  flowId: [line.id('结算流水ID', (row) => row.flowId)],
  waybill: [line.id('运单号', (row) => row.waybill)],
  skuId: [line.id('SKU ID', (row) => row.skuId)],
  skuCode: [line.id('SKU货号', (row) => row.skuCode)],
  quantity: [line.decimal('数量', (row) => row.quantity)],
  minor: [amount<LineFileRow>('金额（收入为正、支出为负）', (row) => row.minor)],
  currency: [line.text('币种', (row) => row.currency)],
  type: [line.text('原表类型', (row) => row.type)],
  remark: [line.text('备注', (row) => row.remark)],
  isTwice: [line.yes('冲回中已计', (row) => row.isTwice)],
  sheet: [line.text('来源文件', (row) => row.fileName), line.text('来源工作表', (row) => row.sheetName)],
  line: [line.count('来源行', (row) => row.line)],
} satisfies Record<Exclude<keyof Schemas['FinanceLine'], 'cells'>, Catalog<LineFileRow>[string]>

/** Columns of lines of bills. What stood in the file is written by `billColumns`. */
export const FINANCE_LINE_COLUMNS: ListColumns<LineFileRow, unknown> = {
  all: lines,
  cells: { cells: [], actions: [] },
  quality: [demo()],
}

const sku = columnsOf<SkuFileRow>()
const skus = {
  store: [sku.text('店铺', (row) => row.storeName)],
  skuId: [sku.id('SKU ID', (row) => row.skuId)],
  skuCode: [sku.id('SKU货号', (row) => row.skuCode)],
  currency: [sku.text('币种', (row) => row.currency)],
  sold: [sku.decimal('销售件数', (row) => row.sold)],
  returned: [sku.decimal('退货件数', (row) => row.returned)],
  salesMinor: [amount<SkuFileRow>('销售净额', (row) => row.salesMinor)],
  netMinor: [amount<SkuFileRow>('平台净收入', (row) => row.netMinor)],
  costFen: [sku.decimal('货品成本（元）', (row) => yuan(row.costFen))],
  profitFen: [sku.decimal('毛利（元）', (row) => yuan(row.profitFen))],
  isMissing: [sku.yes('缺成本', (row) => row.isMissing)],
  missingMinor: [amount<SkuFileRow>('缺成本未计入', (row) => row.missingMinor)],
  goodsReturnRate: [sku.share('退货率', (row) => row.goodsReturnRate)],
  refundRate: [sku.share('退款率', (row) => row.refundRate)],
  kinds: byKind<SkuFileRow>(),
} satisfies Record<keyof Schemas['FinanceSku'] | 'currency', Catalog<SkuFileRow>[string]>

/** Columns of SKUs with their money. */
export const FINANCE_SKU_COLUMNS: ListColumns<SkuFileRow, unknown> = {
  all: skus,
  cells: { sku: ['skuId', 'skuCode'], actions: [] },
  quality: [demo()],
}

const order = columnsOf<OrderFileRow>()
const orders = {
  store: [order.text('店铺', (row) => row.storeName)],
  orderNo: [order.id('订单号', (row) => row.orderNo)],
  stockNo: [order.id('备货单号', (row) => row.stockNo)],
  skus: [order.text('SKU', (row) => row.skus.join('、'))],
  quantity: [order.decimal('销售件数', (row) => row.quantity)],
  currency: [order.text('币种', (row) => row.currency)],
  netMinor: [amount<OrderFileRow>('订单净收入', (row) => row.netMinor)],
  kinds: byKind<OrderFileRow>(),
  from: [order.day('首次入账', (row) => row.from)],
  to: [order.day('最近入账', (row) => row.to)],
} satisfies Record<keyof Schemas['FinanceOrder'] | 'currency', Catalog<OrderFileRow>[string]>

/** Columns of orders with their money. */
export const FINANCE_ORDER_COLUMNS: ListColumns<OrderFileRow, unknown> = {
  all: orders,
  cells: { actions: [] },
  quality: [demo()],
}

const RESULT_NAMES = {
  ...{ equal: '平', different: '差', ledger_only: '只有账务', detail_only: '缺账务' },
} as const satisfies Record<ReconciliationFileRow['result'], string>

/** What the page calls the result. */
function resultName({ result, accepted }: ReconciliationFileRow): string {
  if (accepted === null) return RESULT_NAMES[result]
  return accepted.isCurrent ? '已接受' : '已接受 · 之后变动'
}

const compared = columnsOf<ReconciliationFileRow>()
const reconciliation = {
  month: [compared.text('账期', (row) => row.month)],
  store: [compared.text('店铺', (row) => row.storeName)],
  currency: [compared.text('币种', (row) => row.currency)],
  class: [compared.text('类别', (row) => BOOK_CLASS_NAMES[row.class])],
  detail: [amount<ReconciliationFileRow>('明细', (row) => row.detail)],
  detailRows: [compared.count('明细行数', (row) => row.detailRows)],
  ledger: [amount<ReconciliationFileRow>('账务', (row) => row.ledger)],
  ledgerRows: [compared.count('账务行数', (row) => row.ledgerRows)],
  difference: [amount<ReconciliationFileRow>('差额（账务 − 明细）', (row) => row.difference)],
  result: [compared.text('结果', resultName)],
  accepted: [
    amount<ReconciliationFileRow>('接受时的差额', (row) => row.accepted?.difference ?? null),
    compared.text('接受说明', (row) => row.accepted?.note ?? null),
    compared.text('接受人', (row) => row.accepted?.userName ?? null),
    compared.moment('接受时间', (row) => row.accepted?.at ?? null),
  ],
} satisfies Record<keyof Schemas['FinanceReconciliationRow'], Catalog<ReconciliationFileRow>[string]>

/** Columns of classes beside their details. */
export const FINANCE_RECONCILIATION_COLUMNS: ListColumns<ReconciliationFileRow, unknown> = {
  all: reconciliation,
  cells: { actions: [] },
  quality: [demo()],
}
