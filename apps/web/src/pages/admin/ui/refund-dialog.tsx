import { Sentence, TextField } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { yuan } from '#entities/order'
import { api, apiQuery } from '#shared/api'
import { refundText } from '../lib/refund-text.ts'
import { fenOf } from '../lib/typed-values.ts'
import type { ConsoleAction } from '../model/console-action.ts'
import type { ConsoleOrder } from '../model/console-rows.ts'
import { EditDialog } from './edit-dialog.tsx'

/** Notes a refund; the money itself is given back at the bank or in the merchant's console. */
export function RefundDialog({ order, onClose }: { order: ConsoleOrder; onClose: () => void }) {
  const [amount, setAmount] = useState('')
  const left = order.priceFen - order.refundedFen
  const typed = amount.trim() === '' ? left : fenOf(amount)
  const isAsked = typed !== undefined && typed <= left
  const { number } = order
  const act = (): ConsoleAction | string => {
    const fen = amount.trim() === '' ? null : fenOf(amount)
    if (fen === undefined) return '请填写退款金额，例如 50；不填为全部退款'
    return {
      run: (how) => api.call('refundOrder', { path: { number }, body: { fen } }, how),
      done: '已登记退款，请把款项退回给买家',
      refresh: ['listAdminOrders', 'previewRefund'] as const,
    }
  }
  return (
    <EditDialog title={`退款 ${number}`} onClose={onClose} act={act} saveLabel="登记退款">
      <p>还可退 {yuan(left)}。按退款金额扣回佣金；全额退款收回该订单剩余的时长，部分退款不收回。</p>
      <TextField
        label="退款金额（元）"
        description="不填为全部"
        inputMode="decimal"
        value={amount}
        onChange={setAmount}
      />
      {isAsked && <RefundEffect number={number} fen={typed} />}
    </EditDialog>
  )
}

/** What the server would take at this moment. */
function RefundEffect({ number, fen }: { number: string; fen: number }) {
  const { data, error } = useQuery(apiQuery('previewRefund', { path: { number }, query: { fen } }))
  if (error && !data)
    return (
      <p role="alert">
        <Sentence>{`无法预览这笔退款：${error.message}`}</Sentence>
      </p>
    )
  return (
    <p role="status">
      {data ? `${refundText(data)}；扣回佣金 ${yuan(data.commissionFen)}。` : '正在计算这笔退款会收回的时长…'}
    </p>
  )
}
