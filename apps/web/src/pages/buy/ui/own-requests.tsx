import { Button, FailedState, type StaticColumn, StaticTable, Tag } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useUnit } from 'effector-react'
import { dayText, type PurchaseRequest, purchaseRequestsQuery, REQUEST_STATUS, yuan } from '#entities/order'
import { requestWithdrawn } from '#features/ask-support'
import { stateWord } from '#shared/known-word'
import styles from './buy-page.module.css'

const FACTS: readonly StaticColumn<PurchaseRequest>[] = [
  { id: 'plan', heading: '套餐', isRowName: true, cell: ({ planName }) => planName },
  { id: 'months', heading: '时长', isNumeric: true, cell: ({ months }) => `${months} 个月` },
  {
    id: 'price',
    heading: '金额',
    isNumeric: true,
    cell: ({ priceFen }) => (priceFen === null ? '待确认' : yuan(priceFen)),
  },
  {
    id: 'payer',
    heading: '付款账号',
    cell: ({ payerTail }) => (payerTail === null ? '未转账' : `尾号 ${payerTail}`),
  },
  {
    id: 'status',
    heading: '状态',
    cell: ({ status }) => (
      <Tag tone={stateWord(REQUEST_STATUS, status).tone}>{stateWord(REQUEST_STATUS, status).name}</Tag>
    ),
  },
  { id: 'reply', heading: '客服回复', cell: ({ reply }) => reply ?? '—' },
  { id: 'time', heading: '提交时间', cell: ({ createdAt }) => dayText(createdAt) },
]

/** Requests of the user and what became of them; nothing is drawn where there are none. */
export function OwnRequests() {
  const { data = [], error, refetch, isFetching } = useQuery(purchaseRequestsQuery())
  const withdraw = useUnit(requestWithdrawn)
  if (error && data.length === 0) {
    return <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (data.length === 0) return null
  const act: StaticColumn<PurchaseRequest> = {
    id: 'act',
    heading: '操作',
    cell: ({ id, status, orderId, planName }) => {
      if (status === 'pending') {
        return (
          <Button size="small" aria-label={`撤回 ${planName} 的申请`} onClick={() => withdraw(id)}>
            撤回
          </Button>
        )
      }
      if (orderId === null) return <>—</>
      return (
        <Link to="/buy" search={{ order: orderId }} resetScroll={false} className={styles.link}>
          查看订单
        </Link>
      )
    },
  }
  return (
    <section className={styles.section} aria-label="我的开通申请">
      <h2>我的开通申请</h2>
      <StaticTable
        label="我的开通申请"
        columns={[...FACTS, act]}
        rows={data}
        rowId={({ id }) => id}
        empty="还没有申请"
      />
    </section>
  )
}
