import { exactTime, SegmentedControl, Tag } from '@haixuan/ui-kit'
import { columnsFor } from '@haixuan/ui-kit/data-table'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { REQUEST_STATUS, yuan } from '#entities/order'
import { apiQuery } from '#shared/api'
import { stateWord } from '#shared/known-word'
import { useListAddress } from '#shared/list-address'
import type { ConsoleRequest } from '../model/console-rows.ts'
import { AcceptDialog } from './accept-dialog.tsx'
import styles from './admin.module.css'
import { ConfirmOrderDialog } from './confirm-order-dialog.tsx'
import { ConsoleTable } from './console-table.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'

type Accepted = Parameters<typeof ConfirmOrderDialog>[0]['order']

const STATES = [
  { value: 'pending', label: '待处理' },
  { value: 'all', label: '全部' },
] as const
const column = columnsFor<ConsoleRequest>()
const COLUMNS = [
  column.text('who', { heading: '手机号码', value: ({ mobile }) => mobile, width: 130, pin: 'left' }),
  column.text('nickname', { heading: '昵称', value: ({ nickname }) => nickname, width: 110 }),
  column.text('plan', { heading: '套餐', value: ({ planName }) => planName, width: 110 }),
  column.number('months', { heading: '时长', unit: '月', value: ({ months }) => months, width: 90 }),
  column.number('price', { heading: '金额', value: ({ priceFen }) => priceFen, format: yuan, width: 110 }),
  column.text('payer', {
    heading: '付款账号',
    value: ({ payerTail }) => (payerTail === null ? '未转账' : `尾号 ${payerTail}`),
    width: 120,
  }),
  column.text('note', { heading: '留言', value: ({ note }) => note, width: 180, grow: 1 }),
  column.custom('status', {
    heading: '状态',
    value: ({ status }) => status,
    text: ({ status }) => stateWord(REQUEST_STATUS, status).name,
    width: 100,
    render: ({ row: { status } }) => (
      <Tag tone={stateWord(REQUEST_STATUS, status).tone}>{stateWord(REQUEST_STATUS, status).name}</Tag>
    ),
  }),
  column.text('created', { heading: '提交时间', value: ({ createdAt }) => exactTime(createdAt), width: 150 }),
]
/** What became of those that were decided. */
const OUTCOME = [
  column.text('reply', { heading: '回复', value: ({ reply }) => reply, width: 160 }),
  column.text('order', { heading: '订单号', value: ({ orderNumber }) => orderNumber, width: 150 }),
]

/** How many wait; shown on the tab. */
export const waitingRequestsQuery = () =>
  apiQuery('listAdminPurchaseRequests', { query: { status: 'pending' } })

/** Memberships that were asked for. Accepted ones continue as orders. */
export function RequestsPart() {
  const { read, go } = useListAddress()
  const status = STATES.find(({ value }) => value === read('status'))?.value ?? 'pending'
  const [accepted, setAccepted] = useState<ConsoleRequest | null>(null)
  const [refused, setRefused] = useState<ConsoleRequest | null>(null)
  const [order, setOrder] = useState<Accepted | null>(null)
  const list = useQuery(
    status === 'all' ? apiQuery('listAdminPurchaseRequests', { query: {} }) : waitingRequestsQuery(),
  )
  const acts = (row: ConsoleRequest) => {
    if (row.status !== 'pending') return []
    const who = `${row.nickname ?? row.mobile ?? ''} 的 ${row.planName}`
    return [
      { label: '通过', name: `通过 ${who}`, onPress: () => setAccepted(row) },
      { label: '拒绝', name: `拒绝 ${who}`, onPress: () => setRefused(row) },
    ]
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
      <ConsoleTable
        label="开通申请"
        columns={status === 'all' ? [...COLUMNS, ...OUTCOME] : COLUMNS}
        rowId={({ id }) => id}
        list={list}
        acts={acts}
      />
      {accepted && <AcceptDialog request={accepted} onClose={() => setAccepted(null)} onOrder={setOrder} />}
      {refused && <RefuseDialog request={refused} onClose={() => setRefused(null)} />}
      {order && <ConfirmOrderDialog order={order} onClose={() => setOrder(null)} />}
    </div>
  )
}
