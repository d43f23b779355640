import {
  Button,
  ConfirmDialog,
  FailedState,
  Pagination,
  Skeleton,
  type StaticColumn,
  StaticTable,
  Tag,
} from '@haixuan/ui-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { dayText, METHOD_NAME, ORDER_STATUS, type Order, ordersQuery, yuan } from '#entities/order'
import { orderCancelled } from '#features/buy-membership'
import { InvoiceDialog } from '#features/request-invoice'
import { stateWord, wordOf } from '#shared/known-word'
import { useListAddress } from '#shared/list-address'
import styles from './buy-page.module.css'

const FACTS: readonly StaticColumn<Order>[] = [
  { id: 'number', heading: '订单号', isRowName: true, cell: ({ number }) => number },
  { id: 'plan', heading: '套餐', cell: ({ planName }) => planName },
  { id: 'price', heading: '金额', isNumeric: true, cell: ({ priceFen }) => yuan(priceFen) },
  { id: 'method', heading: '支付方式', cell: ({ method }) => wordOf(METHOD_NAME, method) },
  { id: 'status', heading: '状态', cell: (order) => <Status order={order} /> },
  { id: 'time', heading: '下单时间', cell: ({ createdAt }) => dayText(createdAt) },
]

/** Orders of the user, and what can be done with each. */
export function OwnOrders() {
  const { page, go } = useListAddress()
  const { data, error, refetch, isFetching } = useQuery({
    ...ordersQuery(page),
    placeholderData: keepPreviousData,
  })
  const cancel = useUnit(orderCancelled)
  const [removing, setRemoving] = useState<Order | null>(null)
  const [billed, setBilled] = useState<Order | null>(null)
  const act: StaticColumn<Order> = {
    id: 'act',
    heading: '操作',
    cell: (order) => <Acts order={order} onCancel={setRemoving} onInvoice={setBilled} />,
  }
  return (
    <section className={styles.section} aria-label="我的订单">
      <h2>我的订单</h2>
      {data ? (
        <StaticTable
          label="我的订单"
          columns={[...FACTS, act]}
          rows={data.rows}
          rowId={({ id }) => id}
          empty="还没有订单"
        />
      ) : error ? (
        <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton shape="block" width="100%" height="120px" />
      )}
      {data && data.count > 10 && (
        <Pagination
          label="订单分页"
          page={page}
          limit={10}
          count={data.count}
          onPageChange={(next) => go({ page: next })}
        />
      )}
      {removing && (
        <ConfirmDialog
          open
          title={`取消订单 ${removing.number}？`}
          confirmLabel="取消订单"
          cancelLabel="返回"
          onCancel={() => setRemoving(null)}
          onConfirm={() => {
            cancel(removing.id)
            setRemoving(null)
          }}
        >
          取消后不能恢复，可以重新下单。
        </ConfirmDialog>
      )}
      {billed && <InvoiceDialog orderId={billed.id} onClose={() => setBilled(null)} />}
    </section>
  )
}

function Status({ order: { status, refundedFen } }: { order: Order }) {
  const { name, tone } = stateWord(ORDER_STATUS, status)
  return (
    <>
      <Tag tone={tone}>{name}</Tag>
      {refundedFen > 0 && <span className={styles.note}> 已退 {yuan(refundedFen)}</span>}
    </>
  )
}

interface ActsProps {
  order: Order
  onCancel: (order: Order) => void
  onInvoice: (order: Order) => void
}

function Acts({ order, onCancel, onInvoice }: ActsProps) {
  if (order.status === 'pending') {
    return (
      <span className={styles.acts}>
        <Link
          to="/buy"
          search={((now: object) => ({ ...now, order: order.id })) as never}
          resetScroll={false}
          className={styles.link}
        >
          去支付
        </Link>
        <Button size="small" onClick={() => onCancel(order)}>
          取消
        </Button>
      </span>
    )
  }
  if (order.status !== 'paid') return <>—</>
  if (order.invoice === 'issued') return <>已开票</>
  if (order.invoice === 'requested') return <>发票开具中</>
  return (
    <Button size="small" onClick={() => onInvoice(order)}>
      申请发票
    </Button>
  )
}
