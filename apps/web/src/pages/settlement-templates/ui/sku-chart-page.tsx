import { BarChart, FailedState, NoDataState, Scatter, SegmentedControl, Skeleton } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { amountText, financeSkusQuery, shareText } from '#entities/finance-book'
import { layout } from '#shared/page-layout'
import { sameScope } from '../lib/same-scope.ts'
import { SKU_NOTE } from './sku-page.tsx'
import { TemplatePage, type TemplateView } from './template-page.tsx'

const MEASURES = [
  { value: 'sold', label: '销量' },
  { value: 'net', label: '净回款' },
  { value: 'profit', label: '利润' },
  { value: 'returned', label: '退货率' },
] as const
const TOP = 20

/** SKU图表: the first by a measure, and profit rate against pieces. */
export function SkuChartPage() {
  return (
    <TemplatePage title="SKU图表" note={`${SKU_NOTE}象限以销量和利润率的中位数为界。`}>
      {(view) => <SkuCharts view={view} />}
    </TemplatePage>
  )
}

function SkuCharts({ view }: { view: TemplateView }) {
  const { address, chosen, month, scope, store } = view
  const { currency } = chosen
  const measure = MEASURES.find(({ value }) => value === address.read('by'))?.value ?? 'net'
  const { data, error, isFetching, refetch } = useQuery(
    financeSkusQuery({
      ...{
        store,
        from: month,
        to: month,
        currency,
        returns: scope.returns,
        sort: `${measure}:desc`,
        limit: 100,
      },
    }),
  )
  if (!data && error) {
    return <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!data) return <Skeleton height="420px" />
  if (data.count === 0) return <NoDataState>{month} 没有 SKU 的账。</NoDataState>
  const dialog = (sku: string) => `/temu/settlementTemplate/sku_dimension_analysis${sameScope(view, { sku })}`
  const measured = (row: (typeof data.rows)[number]) =>
    ({ sold: row.sold, net: row.netMinor, profit: row.profitFen, returned: row.goodsReturnRate })[measure]
  const format = (value: number) =>
    measure === 'sold'
      ? value.toLocaleString('zh-CN')
      : measure === 'returned'
        ? shareText(value)
        : amountText(value, measure === 'profit' ? 'CNY' : currency)
  // A rate needs both in one currency: profit is in fen.
  const points = data.rows.flatMap((row) =>
    row.profitFen === null || row.salesMinor <= 0 || currency !== 'CNY'
      ? []
      : [
          {
            ...{
              id: row.skuId,
              label: row.skuCode ?? row.skuId,
              x: row.sold,
              y: row.profitFen / row.salesMinor,
            },
            ...{ size: row.salesMinor, href: dialog(row.skuId) },
          },
        ],
  )
  return (
    <div className={layout.part}>
      <div className={layout.line}>
        <SegmentedControl
          label="按什么"
          options={MEASURES}
          value={measure}
          onChange={(by) => address.go({ by })}
        />
      </div>
      <BarChart
        label={`前 ${Math.min(TOP, data.rows.length)} 个 SKU`}
        format={format}
        bars={data.rows.slice(0, TOP).map((row) => ({
          ...{
            id: row.skuId,
            label: row.skuCode ?? row.skuId,
            value: measured(row),
            href: dialog(row.skuId),
          },
        }))}
      />
      {points.length > 1 ? (
        <Scatter
          label="销量与利润率"
          points={points}
          xLabel="销量（件）"
          yLabel="利润率"
          sizeLabel="销售额"
          quadrants={['明星', '问题', '淘汰', '现金牛']}
          formatX={(value) => value.toLocaleString('zh-CN')}
          formatY={shareText}
        />
      ) : (
        <p className={layout.note}>
          {currency === 'CNY'
            ? '有成本的 SKU 不到两个，画不出销量与利润率的分布。'
            : '利润是人民币，账本是外币，不在一张图里比较。'}
        </p>
      )}
    </div>
  )
}
