import { TextField } from '@haixuan/ui-kit'
import { useState } from 'react'
import { yuan } from '#entities/order'
import { api } from '#shared/api'
import { fenOf } from '../lib/typed-values.ts'
import type { DeskAct } from '../model/desk-act.ts'
import { EditDialog } from './edit-dialog.tsx'
import type { DeskOrder } from './orders-part.tsx'

/** Notes a refund; the money itself is given back at the bank or in the merchant's console. */
export function RefundDialog({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const [amount, setAmount] = useState('')
  const left = order.priceFen - order.refundedFen
  const act = (): DeskAct | string => {
    const fen = amount.trim() === '' ? null : fenOf(amount)
    if (fen === undefined) return '请填写退款金额，例如 50；不填为全部退款'
    return {
      run: (how) => api.call('refundOrder', { path: { number: order.number }, body: { fen } }, how),
      done: '已登记退款，请把款项退回给买家',
      refresh: ['listAdminOrders'] as const,
    }
  }
  return (
    <EditDialog title={`退款 ${order.number}`} onClose={onClose} act={act} saveLabel="登记退款">
      <p>还可退 {yuan(left)}。按退款金额扣回佣金；全额退款收回时长。</p>
      <TextField
        label="退款金额（元）"
        description="不填为全部"
        inputMode="decimal"
        value={amount}
        onChange={setAmount}
      />
    </EditDialog>
  )
}
