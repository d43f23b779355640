import type { WaterfallStep } from '@haixuan/ui-kit'
import { bookFigures, type FinanceBook, type ItemId, itemMinor } from '#entities/finance-book'

/** Items that one step shows together, in the order of the picture. */
const STEPS: readonly { label: string; items: readonly ItemId[] }[] = [
  { label: '非商责补贴', items: ['subsidy'] },
  { label: '消费者退款', items: ['refund'] },
  { label: '售后问题·补寄', items: ['issue', 'reship'] },
  { label: '仓储服务费', items: ['storage'] },
  { label: 'EPR', items: ['epr'] },
  { label: '推广服务费', items: ['ads'] },
  { label: '履约违规', items: ['violation'] },
  { label: '其他', items: ['other'] },
]

const sumOf = (books: readonly FinanceBook[], items: readonly ItemId[]): number | null =>
  items.reduce<number | null>((all, item) => {
    const minor = itemMinor(books, item)
    return minor === null ? all : (all ?? 0) + minor
  }, null)

/**
 * From the sales of a month to its profit; the bars add up exactly. Costs are in CNY: books of another currency end
 * with what the marketplace settles. A step that no file says anything of is left out.
 * @param hrefOf where the lines of an item are
 */
export function waterfallSteps(
  books: readonly FinanceBook[],
  currency: string,
  hrefOf: (item: ItemId) => string,
): WaterfallStep[] {
  const figures = bookFigures(books)
  const steps: WaterfallStep[] = [
    { id: 'sale', label: '销售额', value: figures.sales, href: hrefOf('sale') },
    ...STEPS.flatMap(({ label, items: [first, ...rest] }) => {
      const value = first === undefined ? null : sumOf(books, [first, ...rest])
      if (first === undefined || value === null) return []
      const tone = value < 0 ? ('cost' as const) : ('gain' as const)
      return [{ id: first, label, value, tone, href: hrefOf(first) }]
    }),
    { id: 'net', label: '结算净额', value: null },
  ]
  if (currency !== 'CNY') return steps
  return [
    ...steps,
    { id: 'missing', label: '缺成本 未计入', value: -figures.missingIncome, tone: 'missing' },
    ...(figures.storeCosts === 0
      ? []
      : [{ id: 'store-costs', label: '店铺费用', value: -figures.storeCosts, tone: 'cost' as const }]),
    { id: 'goods', label: '成本', value: -figures.costFen, tone: 'cost' },
    { id: 'profit', label: '毛利', value: null },
  ]
}
