import { Dialog, FailedState, Skeleton, StaticTable } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { amountText, financeLinesQuery, financeSkuDaysQuery } from '#entities/finance-book'
import { layout } from '#shared/page-layout'
import { LinesByKind } from '#widgets/finance-lines'
import { SkuChart } from './sku-chart.tsx'
import type { TemplateView } from './template-page.tsx'

const KINDS =
  'sale,reversal,consumer_refund,subsidy,subsidy_adjustment,issue,reship,freight,freight_reversal,disposal,violation_delay,violation_stockout,violation_false'

interface SkuDialogProps {
  view: TemplateView
  sku: string
  onClose: () => void
}

/** All of one SKU: its days, the versions of its cost, its lines. */
export function SkuDialog({ view, sku, onClose }: SkuDialogProps) {
  const { chosen, month, store } = view
  const { currency } = chosen
  const days = useQuery(financeSkuDaysQuery({ store, currency, sku }))
  const lines = useQuery(
    financeLinesQuery({
      ...{ store, from: month, to: month, currency, kind: KINDS, keyword: sku, limit: 100 },
    }),
  )
  const failed = days.data === undefined ? days.error : lines.data === undefined ? lines.error : null
  if (failed) {
    return (
      <Dialog open size="large" title={`SKU ${sku}`} onOpenChange={(open) => !open && onClose()}>
        <FailedState
          reason={failed.message}
          onRetry={() => void Promise.all([days.refetch(), lines.refetch()])}
          retrying={days.isFetching || lines.isFetching}
        />
      </Dialog>
    )
  }
  return (
    <Dialog open size="large" title={`SKU ${sku}`} onOpenChange={(open) => !open && onClose()}>
      <div className={layout.part}>
        {days.data ? <SkuChart days={days.data} currency={currency} by="day" /> : <Skeleton height="260px" />}
        <h3 className={layout.heading}>成本版本</h3>
        <StaticTable
          label="成本版本"
          rows={days.data?.costs ?? []}
          rowId={({ validFrom, minor }) => `${validFrom} ${minor}`}
          empty="还没有成本：用命令行或成本表导入后，利润会马上重算"
          columns={[
            { id: 'from', heading: '生效日期', isRowName: true, cell: ({ validFrom }) => validFrom },
            {
              id: 'cost',
              heading: '单件成本',
              isNumeric: true,
              cell: ({ minor, currency: of }) => `${amountText(minor, of)} ${of}`,
            },
          ]}
        />
        <h3 className={layout.heading}>
          {month} 的账单行{lines.data && `（${lines.data.count.toLocaleString('zh-CN')} 行）`}
        </h3>
        {lines.data && lines.data.count > lines.data.rows.length && (
          <p className={layout.note}>这里是最近的 {lines.data.rows.length} 行。</p>
        )}
        {lines.data ? (
          <LinesByKind label={`SKU ${sku} 的账单行`} page={lines.data} />
        ) : (
          <Skeleton height="220px" />
        )}
      </div>
    </Dialog>
  )
}
