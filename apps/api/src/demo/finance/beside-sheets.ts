import type { BookMonth, Fact } from './fact.ts'
import { amountText, type FormColumn, type OfficialFile, officialSheet } from './sheet-form.ts'
import { lastDay } from './store-numbers.ts'

/** Is in every text about a made-up buyer: it must not be kept anywhere. */
export const BUYER_MARK = '虚构买家'

/** The columns of the export that are about the buyer. */
const BUYER_COLUMNS = [
  ...['收货人姓名', '收货人联系方式', '邮箱', '收货地址', '详细地址1', '详细地址2', '详细地址3'],
  ...['收货地址区县', '收货地址城市', '收货地址省份', '收货地址邮编'],
]

/** 订单导出: the only file that joins waybills and products. It carries the buyer. */
export function orderExport({ facts, book, month }: BookMonth): OfficialFile {
  const waybills = new Map(
    facts.flatMap(({ kind, order, id }) => (kind === 'label_ship' ? [[order, id]] : [])),
  )
  const sheet = officialSheet<Fact>(
    '订单导出',
    [
      ['订单号', ({ order }) => order],
      ['订单状态', () => '已签收'],
      ['批次订单号', () => ''],
      ['子订单号', ({ order }) => `${order}-1`],
      ['SKU ID', ({ sku }) => sku?.id ?? ''],
      ['SKU货号', ({ sku }) => sku?.code ?? ''],
      ['应履约件数', ({ quantity }) => String(quantity ?? '')],
      ...BUYER_COLUMNS.map((name): FormColumn<Fact> => [name, () => `${BUYER_MARK}${name}`]),
      ['国家', () => book],
      ['运单号', ({ order }) => waybills.get(order) ?? ''],
      ['物流商', () => 'USPS'],
      ['订单创建时间', ({ at }) => at],
    ],
    facts.filter(({ kind }) => kind === 'sale'),
  )
  return { path: `${book}/${month}/订单导出.csv`, sheets: [sheet] }
}

/** The report of the drawn month was exported on the 20th: its last days are missing. */
const LAST_REPORTED: Readonly<Record<string, number>> = { '2026-10': 19 }

const daysOf = (month: string): string[] =>
  Array.from({ length: LAST_REPORTED[month] ?? lastDay(month) }, (_, n) => String(n + 1).padStart(2, '0'))

/** 店铺数据报表: a total first, no return where nothing was spent, times of another zone named. */
export function adsReport({ ledger, facts, book, month }: BookMonth): OfficialFile {
  const days = daysOf(month)
  const spent = ledger.filter((line) => line.class === 'ads').reduce((all, { minor }) => all - minor, 0)
  const sold = facts.filter(({ kind }) => kind === 'sale').reduce((all, { minor }) => all + minor, 0)
  const rows = days.map((day, n) => ({
    day: `${month}-${day} CST`,
    cost: n === 0 ? 0 : Math.floor(spent / days.length),
    sales: Math.floor(sold / 40),
  }))
  type Day = (typeof rows)[number]
  const total: Day = {
    ...{ day: `共${days.length}天`, cost: rows.reduce((all, { cost }) => all + cost, 0) },
    sales: rows.reduce((all, { sales }) => all + sales, 0),
  }
  const sheet = officialSheet<Day>(
    '店铺数据报表',
    [
      ['日期', ({ day }) => day],
      ['总花费', ({ cost }) => amountText(cost)],
      ['净总花费', ({ cost }) => amountText(cost)],
      ['申报价销售额（全域）', ({ sales }) => amountText(sales)],
      ['投资回报率(ROAS)（全域）', ({ cost, sales }) => (cost === 0 ? '∞' : (sales / cost).toFixed(2))],
      ['费比（全域）', ({ cost }) => (cost === 0 ? '/' : '10.00%')],
      ...['每笔成交花费', '子订单数', '件数', '曝光', '点击', '点击率', '转化率', '加入购物车数'].map(
        (name): FormColumn<Day> => [name, () => '/'],
      ),
    ],
    [total, ...rows],
  )
  return { path: `${book}/${month}/店铺数据报表.xlsx`, sheets: [sheet] }
}
