import { EVENT_KIND_NAMES, type EventKind } from '@haixuan/rules'
import { Dialog, FailedState, Skeleton, Timeline } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { amountText, financeLinesQuery } from '#entities/finance-book'
import { layout } from '#shared/page-layout'
import { LinesByKind } from '#widgets/finance-lines'
import type { TemplateView } from './template-page.tsx'

const KINDS = Object.keys(EVENT_KIND_NAMES).join(',')

interface OrderDialogProps {
  view: TemplateView
  order: string
  onClose: () => void
}

/** The course of one order through all imported bills, and its lines. */
export function OrderDialog({ view, order, onClose }: OrderDialogProps) {
  const { chosen, store } = view
  const { data, error, isFetching, refetch } = useQuery(
    financeLinesQuery({
      store,
      kind: KINDS,
      order,
      currency: chosen.currency,
      sort: 'time:asc',
      limit: 100,
    }),
  )
  return (
    <Dialog open size="large" title={`订单 ${order}`} onOpenChange={(open) => !open && onClose()}>
      {data ? (
        <div className={layout.part}>
          <Timeline
            label="订单经过"
            events={data.rows.map((line) => ({
              id: `${line.sheet} ${line.line}`,
              time: line.time ?? line.month,
              title: `${EVENT_KIND_NAMES[line.kind as EventKind] ?? line.kind} ${amountText(line.minor, line.currency)}`,
            }))}
          />
          {data.count > data.rows.length && (
            <p className={layout.note}>
              共 {data.count.toLocaleString('zh-CN')} 行，这里是最早的 {data.rows.length} 行。
            </p>
          )}
          <LinesByKind label={`订单 ${order} 的账单行`} page={data} />
        </div>
      ) : error ? (
        <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton height="320px" />
      )}
    </Dialog>
  )
}
