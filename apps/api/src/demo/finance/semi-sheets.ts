import type { BookMonth, Fact } from './fact.ts'
import type { Generation } from './make-semi-month.ts'
import { labelFiles } from './semi-labels.ts'
import {
  amountText,
  type FormColumn,
  type OfficialFile,
  type OfficialSheet,
  officialSheet,
} from './sheet-form.ts'

const TYPES: Record<string, string> = {
  sale: '销售回款',
  reversal: '销售冲回',
  freight: '运费回款',
  freight_reversal: '运费冲回',
  violation_delay: '延迟到货违规扣款',
  violation_stockout: '缺货违规扣款',
  violation_false: '虚假发货违规扣款',
}
const positive = ({ minor }: Fact) => amountText(Math.abs(minor))
const signed = ({ minor }: Fact) => amountText(minor)

/** All official files of one book and month but the account book. */
export function semiFiles(month: BookMonth, generation: Generation): OfficialFile[] {
  const stamp = Date.parse(`${month.month}-28T12:00:00+08:00`)
  const name = `FundDetail-${stamp}-${month.book === '美区' ? '5a1e' : '77f0'}.xlsx`
  const sheets = generation === '2025' ? sheets2025(month) : sheets2026(month)
  const path = `${month.book}/${month.month}`
  return [
    { path: `${path}/${name}`, sheets },
    ...labelFiles(month, generation).map((file) => ({ ...file, path: `${path}/${file.path}` })),
  ]
}

const paidColumns = (currency: string): FormColumn<Fact>[] => [
  ['币种', () => currency],
  ['账务时间', ({ at }) => at],
]

function fineSheets({ facts, currency }: BookMonth): OfficialSheet[] {
  const of = (...kinds: string[]) => facts.filter(({ kind }) => kinds.includes(kind))
  const fines: FormColumn<Fact>[] = [
    ['违规编号', ({ id }) => id],
    ['订单编号', ({ order }) => order],
    ['违规类型', ({ kind }) => TYPES[kind] ?? ''],
    ['支出金额', positive],
    ...paidColumns(currency),
  ]
  return [
    officialSheet('支出-履约违规-1', fines, of('violation_delay', 'violation_stockout')),
    officialSheet('支出-履约违规-2', fines, of('violation_false')),
    officialSheet<Fact>(
      '支出-买家拒付',
      [['违规单号', ({ id }) => id], ['支出金额', positive], ...paidColumns(currency)],
      of('chargeback'),
    ),
  ]
}

/** Amounts have no sign: the name of the sheet carries it. Violations come first. */
function sheets2025(month: BookMonth): OfficialSheet[] {
  const { facts, currency } = month
  const of = (kind: string) => facts.filter((one) => one.kind === kind)
  const bill = (name: string, column: string, kind: string, reason = false) =>
    officialSheet<Fact>(
      name,
      [
        ['结算流水ID', ({ id }) => id],
        ['订单编号', ({ order }) => order],
        ['sku明细（SKU ID_SKU货号_SKU名称_SKU属性_销售数量）', combined],
        [column, positive],
        ...(reason ? [['退款原因', (one: Fact) => one.reason ?? ''] as const] : []),
        ...paidColumns(currency),
      ],
      of(kind),
    )
  const beside = (name: string, column: string, kind: string) =>
    officialSheet<Fact>(
      name,
      [['订单编号', ({ order }) => order], [column, positive], ...paidColumns(currency)],
      of(kind),
    )
  return [
    ...fineSheets(month),
    bill('结算-交易收入', '交易收入', 'sale'),
    bill('结算-售后退款', '退款金额', 'reversal', true),
    bill('结算-运费收入', '运费收入', 'freight'),
    bill('结算-运费退款', '运费退款', 'freight_reversal'),
    beside('支出-技术服务费', '支出金额', 'tech_fee'),
    beside('其他-售后运费结算', '支出金额', 'aftersale_freight'),
    beside('账户-税金退回', '收支金额', 'tax_refund'),
  ]
}

/** A refund without goods still names the pieces of its order. */
const combined = ({ sku, quantity }: Fact) =>
  sku ? [sku.id, sku.code, sku.name, sku.traits, quantity ?? ''].join('_') : ''

const settleColumns = (currency: string): FormColumn<Fact>[] => [
  ['结算流水ID', ({ id }) => id],
  ['批次号', () => ''],
  ['PO单号', ({ order }) => order],
  ['单据号', ({ after }) => after],
  ['交易类型', ({ kind }) => TYPES[kind] ?? ''],
  ['结算金额', signed],
  [['商品信息', 'SKU ID'], ({ sku }) => sku?.id ?? ''],
  [['商品信息', 'SKU名称'], ({ sku }) => sku?.name ?? ''],
  [['商品信息', 'SKU货号'], ({ sku }) => sku?.code ?? ''],
  [['商品信息', '件数'], ({ sku, quantity }) => (sku ? String(quantity) : '')],
  [['商品信息', '申报价格'], ({ sku }) => (sku ? amountText(sku.price) : '')],
  [['商品信息', '是否活动价'], ({ sku }) => (sku ? '否' : '')],
  ['币种', () => currency],
  ['总申报价格', () => '/'],
  ['单品优惠券金额', () => '/'],
  ['店铺满减券优惠金额', () => '/'],
  ['申报价格折扣金额', () => '/'],
  ['活动运费主动减免金额', () => '/'],
  ['到账时间', ({ at }) => at],
  ['备注', ({ reason }) => reason ?? ''],
]
const SETTLED = ['sale', 'reversal', 'freight', 'freight_reversal']

function sheets2026(month: BookMonth): OfficialSheet[] {
  const { facts, currency } = month
  const of = (...kinds: string[]) => facts.filter(({ kind }) => kinds.includes(kind))
  return [
    officialSheet('结算', settleColumns(currency), of(...SETTLED)),
    officialSheet<Fact>(
      '其他-退货面单费平台承担',
      [
        ['订单编号', ({ order }) => order],
        ['收支金额', positive],
        ['币种', () => currency],
        ['备注', () => ''],
        ['账务时间', ({ at }) => at],
      ],
      of('label_return_platform'),
    ),
    officialSheet<Fact>(
      '支出-处置费',
      [
        ['SKU ID', ({ sku }) => sku?.id ?? ''],
        ['运单号类型', () => '退货'],
        ['运单号', ({ id }) => id],
        ['销毁件数', ({ quantity }) => String(quantity)],
        ['回仓时间', ({ at }) => at],
        ['销毁费用', positive],
        ...paidColumns(currency),
      ],
      of('disposal'),
    ),
    ...fineSheets(month),
  ]
}

/** PO明细: every second settlement again, with the headings of the newer layout. */
export function poDetailFile(month: BookMonth): OfficialFile {
  const rows = month.facts.filter(({ kind }) => SETTLED.includes(kind)).filter((_, n) => n % 2 === 0)
  const sheet = officialSheet('结算', settleColumns(month.currency), rows)
  return { path: `${month.book}/${month.month}/SettledFlow-${month.month}.xlsx`, sheets: [sheet] }
}

/** PO聚合: one row for each order, or more with the amounts in the first alone. */
export function poSumFile(month: BookMonth): OfficialFile {
  const orders = [...new Set(month.facts.filter(({ kind }) => kind === 'sale').map(({ order }) => order))]
  const sum = (order: string, kind: string) => {
    const rows = month.facts.filter((one) => one.order === order && one.kind === kind)
    return amountText(rows.reduce((all, { minor }) => all + minor, 0))
  }
  const sheet = officialSheet<[order: string, isFirst: boolean]>(
    'PO聚合账单',
    [
      ['PO单号', ([order, isFirst]) => (isFirst ? order : '')],
      ['商品信息×销售件数', () => '商品×1'],
      ...Object.entries({
        ...{ 销售回款: 'sale', 销售回款已减优惠: '', 销售冲回: 'reversal' },
        ...{ 运费回款: 'freight', 运费回款已减优惠: '', 运费冲回: 'freight_reversal' },
      }).map(
        ([name, kind]): FormColumn<[string, boolean]> => [
          name,
          ([order, isFirst]) => (isFirst ? sum(order, kind) : ''),
        ],
      ),
    ],
    orders.flatMap((order, n): [string, boolean][] =>
      n % 4 === 0
        ? [
            [order, true],
            [order, false],
          ]
        : [[order, true]],
    ),
  )
  return { path: `${month.book}/${month.month}/SettledParentFlow-${month.month}.xlsx`, sheets: [sheet] }
}
