import { exactTime, SegmentedControl, Tag } from '@haixuan/ui-kit'
import { columnsFor } from '@haixuan/ui-kit/data-table'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { METHOD_NAME, ORDER_STATUS, yuan } from '#entities/order'
import { apiQuery } from '#shared/api'
import { stateWord, wordOf } from '#shared/known-word'
import { useListAddress } from '#shared/list-address'
import type { ConsoleOrder } from '../model/console-rows.ts'
import styles from './admin.module.css'
import { ConfirmOrderDialog } from './confirm-order-dialog.tsx'
import { ConsoleTable } from './console-table.tsx'
import { RefundDialog } from './refund-dialog.tsx'

const STATES = [
  { value: 'pending', label: '待支付' },
  { value: 'paid', label: '已支付' },
  { value: 'all', label: '全部' },
] as const
const column = columnsFor<ConsoleOrder>()
const COLUMNS = [
  column.text('number', { heading: '订单号', value: ({ number }) => number, width: 150, pin: 'left' }),
  column.text('who', { heading: '手机号码', value: ({ mobile }) => mobile, width: 130 }),
  column.text('plan', { heading: '套餐', value: ({ planName }) => planName }),
  column.number('price', { heading: '金额', value: ({ priceFen }) => priceFen, format: yuan, width: 110 }),
  column.number('refunded', {
    heading: '已退',
    value: ({ refundedFen }) => refundedFen || null,
    format: yuan,
    width: 110,
  }),
  column.text('method', {
    heading: '支付方式',
    value: ({ method }) => wordOf(METHOD_NAME, method),
    width: 110,
  }),
  column.custom('status', {
    heading: '状态',
    value: ({ status }) => status,
    text: ({ status }) => stateWord(ORDER_STATUS, status).name,
    width: 170,
    render: ({ row: { status, needsCare } }) => (
      <>
        <Tag tone={stateWord(ORDER_STATUS, status).tone}>{stateWord(ORDER_STATUS, status).name}</Tag>{' '}
        {needsCare && <Tag tone="danger">待人工处理</Tag>}
      </>
    ),
  }),
  column.text('created', { heading: '下单时间', value: ({ createdAt }) => exactTime(createdAt), width: 150 }),
]

/** The newest orders: transfers to confirm, and refunds to note. */
export function OrdersPart() {
  const { read, go } = useListAddress()
  const status = STATES.find(({ value }) => value === read('status'))?.value ?? 'pending'
  const [arrived, setArrived] = useState<ConsoleOrder | null>(null)
  const [returned, setReturned] = useState<ConsoleOrder | null>(null)
  const list = useQuery(apiQuery('listAdminOrders', { query: status === 'all' ? {} : { status } }))
  const acts = (order: ConsoleOrder) => {
    const { number, status, method, refundedFen, priceFen } = order
    if (status === 'paid') {
      if (refundedFen >= priceFen) return []
      return [{ label: '退款', name: `退款 ${number}`, onPress: () => setReturned(order) }]
    }
    if (method !== 'transfer') return []
    return [{ label: '确认收款', name: `确认收款 ${number}`, onPress: () => setArrived(order) }]
  }
  return (
    <div className={styles.part}>
      <div className={styles.tools}>
        <SegmentedControl
          label="状态"
          options={STATES}
          value={status}
          onChange={(next) => go({ status: next })}
        />
      </div>
      <ConsoleTable label="订单" columns={COLUMNS} rowId={({ number }) => number} list={list} acts={acts} />
      {arrived && <ConfirmOrderDialog order={arrived} onClose={() => setArrived(null)} />}
      {returned && <RefundDialog order={returned} onClose={() => setReturned(null)} />}
    </div>
  )
}
